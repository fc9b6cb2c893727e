import SwiftUI

struct ErrorsAreThrown: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private enum Problem: Error, Equatable {
  case empty
  case tooLong(by: Int)
}

private struct Wrapped: Error {
  let reason: String
}

private func check(_ text: String) throws -> Int {
  if text.isEmpty { throw Problem.empty }
  if text.count > 4 { throw Problem.tooLong(by: text.count - 4) }
  if text == "bad" { throw Wrapped(reason: "word") }
  return text.count
}

private func describe(_ text: String) -> String {
  do {
    let count = try check(text)
    return "fine \(count)"
  } catch Problem.empty {
    return "empty"
  } catch Problem.tooLong(let extra) where extra > 3 {
    return "far too long"
  } catch let problem as Problem {
    return "problem \(problem)"
  } catch {
    return "other \((error as? Wrapped)?.reason ?? "?")"
  }
}

private func first(_ texts: [String], where test: (String) throws -> Bool) rethrows -> String? {
  for text in texts where try test(text) { return text }
  return nil
}

private func report() -> [String] {
  var lines = ["ok", "", "sixsix", "longlonglong", "bad"].map(describe)
  lines.append("\((try? check("abc")) ?? 0) \((try? check("")) ?? -1)")
  lines.append("\((try? first(["a", "bb"]) { try check($0) == 2 }) ?? "none")")
  lines.append("\(first(["a", "bb"]) { $0.count == 1 } ?? "none")")
  let results: [Result<Int, Problem>] = [.success(3), .failure(.empty)]
  for result in results {
    switch result {
    case .success(let value): lines.append("value \(value)")
    case .failure(let problem): lines.append("failure \(problem)")
    }
  }
  return lines
}
