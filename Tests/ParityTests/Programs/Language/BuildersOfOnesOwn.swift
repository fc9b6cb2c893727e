import SwiftUI

private struct PartOfBar {
  var title: String
  var action: () -> Void

  init(_ title: String, action: @escaping () -> Void = {}) {
    self.title = title
    self.action = action
  }
}

@resultBuilder
private enum PartsOfBar {
  static func buildBlock(_ parts: [PartOfBar]...) -> [PartOfBar] { parts.flatMap { $0 } }
  static func buildExpression(_ item: PartOfBar) -> [PartOfBar] { [item] }
  static func buildExpression(_ title: String) -> [PartOfBar] { [PartOfBar(title)] }
  static func buildOptional(_ part: [PartOfBar]?) -> [PartOfBar] { part ?? [] }
  static func buildEither(first: [PartOfBar]) -> [PartOfBar] { first }
  static func buildEither(second: [PartOfBar]) -> [PartOfBar] { second }
  static func buildArray(_ parts: [[PartOfBar]]) -> [PartOfBar] { parts.flatMap { $0 } }
}

/// Shows in which order the branches of a choice are told apart.
@resultBuilder
private enum Way {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildEither(first: String) -> String { "1" + first }
  static func buildEither(second: String) -> String { "2" + second }
  static func buildOptional(_ part: String?) -> String { part ?? "none" }
  static func buildFinalResult(_ whole: String) -> String { "(\(whole))" }
}

@resultBuilder
private enum Digits {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}

private struct BarOfParts: View {
  let items: [PartOfBar]

  init(@PartsOfBar items: () -> [PartOfBar]) { self.items = items() }

  var body: some View {
    HStack {
      ForEach(Array(items.enumerated()), id: \.offset) { _, item in
        Button(item.title, action: item.action)
      }
    }
  }
}

private func way(@Way _ content: () -> String) -> String { content() }
private func digits(@Digits _ content: () -> Int) -> Int { content() }

struct BuildersOfOnesOwn: View {
  @State private var step = 0

  @Way private var choice: String {
    switch step {
    case 0: "zero"
    case 1: "one"
    case 2:
      let text = "two"
      text
    case 3: "three"
    default: "many"
    }
    if step == 1 { "odd" } else if step == 3 { "odd too" }
  }

  @PartsOfBar private func numbers(to count: Int) -> [PartOfBar] {
    for number in 0..<count where number != 1 {
      let title = "n\(number)"
      PartOfBar(title)
    }
  }

  var body: some View {
    VStack {
      BarOfParts {
        PartOfBar("Next") { step += 1 }
        "Plain"
        if step > 1 {
          "Late"
          "Later"
        }
        if let last = [1, 2].last, step == 1 { "last \(last)" } else { "other" }
      }
      Text(choice)
      Text(way { "a" })
      Text("\(digits { 1; 2; 3 })")
      Text(numbers(to: step + 2).map(\.title).joined(separator: ","))
    }
  }
}
