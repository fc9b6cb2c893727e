/// The form of an SF Symbol on one row: one to three columns, else its name in braces.
///
/// A variant without a form of its own, such as `star.fill` or `plus.circle`, has the form of what it is a
/// variant of. A symbol never wraps.
public func symbolForm(_ name: String) -> String {
  if let form = symbolForms[name] { return form }
  var stem = Substring(name)
  while let dot = stem.lastIndex(of: "."), variants.contains(stem[stem.index(after: dot)...]) {
    stem = stem[..<dot]
    if let form = symbolForms[String(stem)] { return form }
  }
  return "{\(name)}"
}

private let variants: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash", "app"]
