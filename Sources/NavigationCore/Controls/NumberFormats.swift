/// A whole number with a comma after each three digits.
func grouped<Number: BinaryInteger>(_ value: Number) -> String {
  let digits = Array(String(value.magnitude))
  var text = value < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

func sixDigits(_ value: Double) -> String {
  fixedPoint(value, digits: 6)
}

/// A number with a fixed number of digits after the point, as C's `%f` writes it.
private func fixedPoint(_ value: Double, digits: Int) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  let digits = max(0, min(digits, 15))
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (value.magnitude * scale).rounded(.toNearestOrEven)
  let sign = value.sign == .minus ? "-" : ""
  // Beyond what an integer holds there is nothing after the point.
  guard scaled < 9e18 else {
    return sign + wholeText(value.magnitude) + zeros(digits)
  }
  let whole = UInt64(scaled / scale)
  let rest = UInt64(scaled) - UInt64(Double(whole) * scale)
  if digits == 0 { return sign + String(UInt64(scaled)) }
  let fraction = String(rest)
  let padding = String(repeating: "0", count: max(digits - fraction.count, 0))
  return sign + String(whole) + "." + padding + fraction
}

private func zeros(_ digits: Int) -> String {
  digits == 0 ? "" : "." + String(repeating: "0", count: digits)
}

/// The digits of a whole number too large for an integer.
private func wholeText(_ value: Double) -> String {
  var rest = value.rounded(.towardZero)
  var digits = ""
  while rest >= 1 {
    let next = (rest / 10).rounded(.towardZero)
    digits = String(Int(max(0, min(9, rest - next * 10)))) + digits
    rest = next
  }
  return digits.isEmpty ? "0" : digits
}

/// The specifiers that views use: `%d`, `%ld`, `%02d`, `%f`, `%.2f`, `%g` and their like.
func formatted(_ value: Double, _ specifier: String) -> String {
  let body = specifier.drop { $0 == "%" }
  guard let kind = body.last else { return "\(value)" }
  if kind == "d" || kind == "i" { return formatted(Int(clamping: value), specifier) }
  guard kind == "f" || kind == "F" else { return shortest(value) }
  let parts = body.split(separator: ".", omittingEmptySubsequences: false)
  let digits = parts.count > 1 ? Int(parts[1].prefix { $0.isNumber }) ?? 0 : 6
  return padded(fixedPoint(value, digits: digits), parts[0])
}

func formatted(_ value: Int, _ specifier: String) -> String {
  let body = specifier.drop { $0 == "%" }
  if let kind = body.last, kind == "f" || kind == "F" {
    return formatted(Double(value), specifier)
  }
  return padded(String(value), body)
}

private func shortest(_ value: Double) -> String {
  value == value.rounded() && value.magnitude < 1e6 ? String(Int(value)) : "\(value)"
}

/// Fills up to the width a specifier names, with zeros if it says so.
private func padded(_ text: String, _ specifier: Substring) -> String {
  let digits = specifier.prefix { $0.isNumber }
  guard let width = Int(digits), width > text.count, width <= 100 else { return text }
  let filler = String(repeating: digits.hasPrefix("0") ? "0" : " ", count: width - text.count)
  if digits.hasPrefix("0"), text.hasPrefix("-") { return "-" + filler + text.dropFirst() }
  return filler + text
}

extension Int {
  /// The nearest integer towards zero; zero for what is no number.
  init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else {
      self = Int(Swift.max(Swift.min(value, 9e18), -9e18))
    }
  }
}
