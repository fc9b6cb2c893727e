import SwiftSubset

extension Session {
  /// `:expect CLAIMS`: silent when all of them hold, else an error for each that does not.
  func expect(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard !rest.isEmpty else {
      reply.fail(
        "':expect' takes claims about the device", help: "write :expect shows \"Home\", depth 1",
        in: turn.source, at: turn.codeRange)
      return .nothing
    }
    var reader = ExpectationReader(rest, offset: turn.offset(ofRest: rest))
    do {
      for expectation in try reader.read() {
        guard let unmet = stage.device.unmet(expectation) else { continue }
        reply.fail(unmet.message, help: unmet.help, in: turn.source, at: expectation.range)
      }
    } catch {
      reply.fail(error.message, help: error.help, in: turn.source, at: error.range)
    }
    return reply.ok ? .remark : .nothing
  }
}

extension Turn {
  /// Where what follows a command's word begins in the text, in bytes.
  fileprivate func offset(ofRest rest: String) -> Int {
    let code = text.droppingLeadingTrivia
    let behind = code.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    return text.utf8.count - behind.utf8.count
  }
}
