import Transcripts

/// JUnit's XML: a suite for each file, a test case for each case.
struct JUnitReport: TestReport {
  private var suites: [(path: String, results: [CaseResult])] = []

  mutating func begin() {}

  mutating func add(_ result: CaseResult) {
    if suites.last?.path != result.path { suites.append((result.path, [])) }
    suites[suites.count - 1].results.append(result)
  }

  /// Standard output holds nothing but the document.
  mutating func note(_ sentence: String) { Output.printError(sentence) }

  mutating func finish(_ count: TestCount, isInterrupted: Bool) {
    let all = suites.flatMap(\.results)
    Output.print("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    Output.print("<testsuites name=\"navplay\"\(numbers(all))>")
    for suite in suites {
      Output.print("  <testsuite name=\(quoted(suite.path))\(numbers(suite.results))>")
      suite.results.forEach(write)
      Output.print("  </testsuite>")
    }
    Output.print("</testsuites>")
    Output.printError((isInterrupted ? "interrupted; " : "") + count.closingLine)
  }

  private func numbers(_ results: [CaseResult]) -> String {
    var count = TestCount()
    for result in results { count.add(result) }
    // An expected failure is no failure, and no success either.
    let skipped = results.count - count.failed - results.count { $0.outcome.verdict == .passed }
    let list = [("tests", results.count), ("failures", count.failed), ("skipped", skipped)]
    return list.map { " \($0)=\"\($1)\"" }.joined()
  }

  private func write(_ result: CaseResult) {
    let outcome = result.outcome
    var head = "    <testcase name=\(quoted(outcome.name ?? result.path))"
    head += " classname=\(quoted(result.path)) file=\(quoted(result.path))"
    head += " line=\"\(outcome.location.line)\""
    if let seconds = result.seconds { head += " time=\"\(seconds)\"" }
    switch outcome.verdict {
    case .passed: Output.print(head + "/>")
    case .skipped(let reason), .xfailed(let reason):
      Output.print(head + "><skipped message=\(quoted(reason))/></testcase>")
    case .failed, .xpassed:
      let details = result.details
      Output.print(head + ">")
      Output.print("      <failure message=\(quoted(details.first ?? ""))>" + escaped(details))
      Output.print("      </failure>")
      Output.print("    </testcase>")
    }
  }

  private func quoted(_ text: String) -> String {
    let value = escaped([text]).unicodeScalars.reduce(into: "") { value, scalar in
      switch scalar {
      // A reader of XML would make blanks of these.
      case "\n": value += "&#10;"
      case "\t": value += "&#9;"
      default: value.unicodeScalars.append(scalar)
      }
    }
    return "\"" + value + "\""
  }

  private func escaped(_ lines: [String]) -> String {
    lines.joined(separator: "\n").unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value & 0xfffe == 0xfffe:
        // XML has no way to write these.
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
