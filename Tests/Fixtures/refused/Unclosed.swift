struct Open: View {  // error: '{' is never closed
  var body: some View {
    Text("a")
  }
