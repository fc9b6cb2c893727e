/// Where bytes stop being UTF-8.
public struct NotText: Error, Sendable, Equatable {
  /// The line, and the byte in that line, both from 1.
  public var line: Int
  public var byte: Int
  public var value: UInt8
}

/// Returns the text that `bytes` are, and reports the first byte that is not UTF-8.
public func text(of bytes: some Collection<UInt8>) throws(NotText) -> String {
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  var line = 1
  var byte = 1
  var rest = bytes[...]
  while let first = rest.first {
    let length = validLength(of: rest)
    guard length > 0 else { throw NotText(line: line, byte: byte, value: first) }
    line += first == UInt8(ascii: "\n") ? 1 : 0
    byte = first == UInt8(ascii: "\n") ? 1 : byte + length
    rest = rest.dropFirst(length)
  }
  preconditionFailure("Bytes that are valid one by one are valid together.")
}

/// The bytes of the scalar that `bytes` begin with, 0 when they begin with none.
private func validLength(of bytes: some Collection<UInt8>) -> Int {
  for length in 1...4 {
    let part = bytes.prefix(length)
    if part.count == length, String(validating: part, as: UTF8.self) != nil { return length }
  }
  return 0
}
