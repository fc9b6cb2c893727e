import SwiftUI

private enum Mode: String {
  case idle, busy, done
}

struct StateOfManyTypes: View {
  @State private var text: String?
  @State private var mode = Mode.idle
  @State private var scores: [String: Int] = [:]
  @State private var pair = (left: 1, right: "r")
  @State private var chosen: Set<Int> = []
  @State private var log = [String]()
  @State private var action: (() -> String)?

  var body: some View {
    VStack(alignment: .leading) {
      Text(text ?? "nothing")
      Text(mode.rawValue)
      Text("ann \(scores["ann", default: 0]), bob \(scores["bob"] ?? -1)")
      Text("\(pair.left) \(pair.right)")
      Text("\(chosen.sorted().map(String.init).joined(separator: " "))")
      Text(log.joined(separator: "; "))
      Text(action?() ?? "no action")
      Button("Step") { step() }
    }
  }

  private func step() {
    text = text == nil ? "something" : nil
    switch mode {
    case .idle: mode = .busy
    case .busy: mode = .done
    case .done: mode = .idle
    }
    scores["ann", default: 0] += 2
    scores["bob"] = scores.count
    pair.left *= 3
    pair.right += "."
    chosen.insert(pair.left % 5)
    log.append("step \(log.count + 1)")
    let made = log.count
    action = { "made at \(made), now \(mode)" }
  }
}
