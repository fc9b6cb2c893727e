import SwiftUI

typealias Handler = (_ value: Int, String) -> Void
typealias Loader<T> = @MainActor @Sendable () async throws -> [T]

struct Store {
  var onChange: ((Int) -> Void)?
  let make: (Int) -> (Int) -> Int = { a in { b in a + b } }
  let compare: (Int, Int) -> Bool = (<)
  lazy var table: [String: (Int, Int) -> Int] = ["add": (+), "max": { max($0, $1) }]

  func run(_ work: @escaping @autoclosure () -> Int, then next: (Int) throws -> Void) rethrows {
    try next(work())
  }
}

final class Model {
  var store = Store()
  private var timer: Timer?

  func start() {
    store.onChange = { [weak self, unowned store = self.store as AnyObject, count = 3] value in
      guard let self = self else { return }
      self.store.onChange?(value + count)
      _ = store
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
      timer?.invalidate()
    }
    let sum = [1, 2, 3].map { $0 * 2 }.filter { value in value > 2 }.reduce(into: 0) { $0 += $1 }
    let typed = { (a: Int, b: Int) -> Int in return a + b }
    let effects = { (url: String) async throws -> Int in try await load(url) }
    let ignored: (Int, Int) -> Void = { _, _ in }
    let immediate: Int = { let x = 1; return x + sum }()
    [("a", 1)].forEach { (name: String, number: Int) in print(name, number, immediate) }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .repeat]) {
      ignored(1, 2)
    } completion: { finished in
      if finished { _ = typed(1, 2) }
    }
    Task { @MainActor in
      for await value in stream { print(value) }
      async let first = effects("a"), second = effects("b")
      let both = try await (first, second)
      try? await Task.sleep(nanoseconds: 1_000_000)
      await MainActor.run { print(both) }
    }
  }
}

struct Screen: View {
  @State var items = ["a", "b"]
  var body: some View {
    List {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        Button { items.remove(at: index) } label: { Label(item, systemImage: "trash") }
      }
      .onDelete(perform: { items.remove(atOffsets: $0) })
    }
    .task { await reload() }
    .onChange(of: items) { old, new in print(old, new) }
    .alert("Sure?", isPresented: .constant(items.isEmpty)) {
      Button("Yes", role: .destructive, action: {})
      Button("No", role: .cancel) {}
    } message: {
      Text("No way back")
    }
  }

  private func reload() async {}
}
