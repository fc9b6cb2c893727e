/// Decodes the character of UTF-8 at `index`; overlong forms, surrogates and cut ones are nil.
@inline(__always)
func decodeScalar<Bytes: RandomAccessCollection>(
  _ bytes: Bytes, at index: Int
) -> (value: UInt32, length: Int)? where Bytes.Element == UInt8, Bytes.Index == Int {
  guard index < bytes.endIndex else { return nil }
  let first = bytes[index]
  let length: Int
  var value: UInt32
  switch first {
  case 0..<0x80: return (UInt32(first), 1)
  case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
  case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
  case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
  default: return nil
  }
  guard index + length <= bytes.endIndex else { return nil }
  for next in 1..<length {
    let byte = bytes[index + next]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
  let isSurrogate = (0xD800...0xDFFF).contains(value)
  return isOverlong || isSurrogate || value > 0x10FFFF ? nil : (value, length)
}
