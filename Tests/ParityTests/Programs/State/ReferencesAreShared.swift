import SwiftUI

private final class Box {
  var values: [Int] = []
  var count: Int { values.count }

  func add(_ value: Int) { values.append(value) }
}

private struct Reader: View {
  let box: Box
  let version: Int

  var body: some View {
    Text("\(version): \(box.values.map { "\($0)" }.joined(separator: ","))")
  }
}

struct ReferencesAreShared: View {
  @State private var box = Box()
  @State private var version = 0

  var body: some View {
    VStack {
      Reader(box: box, version: version)
      Button("Add") {
        box.add(version * version)
        version += 1
      }
      Button("New box") {
        let old = box
        box = Box()
        box.add(old.count)
        version += 1
      }
    }
  }
}
