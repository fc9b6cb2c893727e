/// Every character of the grammar, and those that editors, terminals and Swift treat in a way
/// of their own.
let hostileTexts: [String] = [
  ">", "|", " ", "  ", "!", "*", "**", "\\", "#", "%", "`", "```", "~", "~~~", "a", "B", "1", "{",
  "}", "\"", "'", "=", "<", "=======", "<<<<<<<", ">>>>>>>", "%case x", "?", "\\u{a0}x", "\t", "\r",
  "\n", "\r\n",
  "\0", "\u{1b}[2J", "\u{7f}", "\u{85}", "\u{a0}", "\u{ad}", "\u{200b}", "\u{200d}", "\u{202e}",
  "\u{2028}", "\u{2066}", "\u{3000}", "\u{feff}", "\u{301}", "e\u{301}", "é", "漢", "😀",
  "👩‍👩‍👧", "🇩🇪", "\u{fe0f}", "\u{1f3fd}", "<!--", "-->", "\\u{41}", "\\t",
]

/// Lines of such texts, as no honest program prints them.
func hostileLines(_ random: inout Random, upTo most: Int = 4) -> [String] {
  (0..<random.below(most + 1)).map { _ in
    (0..<random.below(7)).map { _ in hostileTexts[random.below(hostileTexts.count)] }.joined()
  }
}

/// What editors do: strip trailing blanks, fold line endings, drop the last line break.
func edited(_ lines: [String], _ random: inout Random) -> String {
  let strips = random.below(2) == 0
  let ending = random.below(2) == 0 ? "\n" : "\r\n"
  return (random.below(4) == 0 ? "\u{feff}" : "")
    + lines.map { strips ? withoutTrailingBlanks($0) : $0 }.joined(separator: ending)
    + (random.below(2) == 0 ? ending : "")
}

func withoutTrailingBlanks(_ line: some StringProtocol) -> String {
  var scalars = String(line).unicodeScalars
  while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
  return String(scalars)
}
