import SwiftUI

private struct Size {
  var width = 3
  var height = 4
}

private struct Frame {
  var title = "Frame"
  var size = Size()
}

@dynamicMemberLookup
private struct Boxed<Value> {
  var value: Value

  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

@dynamicMemberLookup
private struct Words {
  subscript(dynamicMember name: String) -> String { "<\(name)>" }
}

/// A value that is read anew each time, and its parts.
@dynamicMemberLookup
private struct Reading<Value> {
  let get: () -> Value

  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Reading<Part> {
    Reading<Part>(get: { get()[keyPath: path] })
  }

  func part<Part>(_ path: KeyPath<Value, Part>) -> Reading<Part> {
    Reading<Part>(get: { get()[keyPath: path] })
  }
}

struct MembersLookedUpByName: View {
  @State private var boxed = Boxed(value: Frame())

  var body: some View {
    let reading = Reading { boxed.value }
    VStack {
      Text(boxed.title)
      Text("\(boxed.size.width) by \(boxed.value.size.height)")
      Text(Words().anything + Words().more)
      Text("\(reading.size.width.get()) \(reading.part(\.size).part(\.height).get())")
      Button("Grow") {
        boxed.size.width += 1
        boxed.size.height = boxed.size.height * 2
        boxed.title += "!"
      }
      Button("Anew") { boxed.size = Size(width: boxed.size.width + 10) }
    }
  }
}
