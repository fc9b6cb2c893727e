/// Lays a text out for at most `width` cells and `rows` rows; `nil` is any number.
///
/// A text is never wider than it needs; what does not fit is cut, and the cut shows as `...`.
func layOut(
  _ text: String, width: Int32?, rows: Int32? = nil, lineLimit: Int? = nil,
  truncation: Truncation = .tail
) -> TextLines {
  TextLines(width: Int32(clamping: text.utf8.count), rows: 1)
}
