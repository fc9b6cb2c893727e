struct First: View {
  var body: some View {
    VStack(spacing: 8 {  // error: expected ')' in expression list
      Text("a")
    }
  }
}

func second() {
  print([1, 2)  // error: expected ']' in container literal expression
  let pair = (1, 2]  // error: expected ')' in expression list
  print("after")
}

let third = first(1))  // error: expected expression
}  // error: extraneous '}' at top level
)  // error: expected expression
