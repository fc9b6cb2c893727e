import SwiftUI

struct NumbersAndOperators: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private func report() -> [String] {
  var a = 16
  var b = -4
  a += 1
  b -= 1
  var bits = 0b1010
  bits |= 1
  bits ^= 0xF
  bits <<= 2
  var total = 10
  total -= 3
  total *= 2
  total /= 4
  total %= 2
  return [
    "\(a / b) \(a % b) \(-a / 2) \(a.quotientAndRemainder(dividingBy: 5))",
    "\(Double(a) / 2) \(7.0 / 2) \(1 / 3.0)",
    "\(a & 6) \(a | 6) \(a ^ 1) \(~a) \(a << 2) \(a >> 1) \(bits)",
    "\(total) \(abs(b)) \(min(a, b, 3)) \(max(a, b))",
    "\(2.5.rounded()) \((-2.5).rounded()) \(2.4.rounded(.up)) \(Int(9.99)) \(Int(-1.5))",
    "\(0.1 + 0.2) \(1e16) \(1.0) \(123456789.0) \(1.5e-7) \(100_000.25)",
    "\(Int.max) \(Int.min) \(UInt8.max) \(Double.pi)",
    "\(a &+ 1) \(Int.max &+ 1 == Int.min) \(5.isMultiple(of: 5)) \(b.signum())",
    "\(a > 3 && b < 0) \(a < 3 || b > 0) \(!(a == 17)) \(a != b)",
    "\(1 + 2 * 3 - 4 / 2) \((1 + 2) * 3) \(a > b ? "more" : "less")",
    "\((1...5).contains(3)) \((1..<5).count) \(Array(stride(from: 10, to: 0, by: -3)))",
    "\(Array(stride(from: 0.0, through: 1, by: 0.25)))",
    "\(Double.infinity) \((0.0 / 0).isNaN) \(Double("x") == nil) \(4.0.squareRoot())",
    "\(String(255, radix: 16)) \(Int("ff", radix: 16) ?? 0) \(String(5, radix: 2))",
    "\(Float(0.1)) \(Int8(-7)) \(UInt(3) + 4)",
  ]
}
