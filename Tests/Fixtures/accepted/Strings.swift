let plain = "a \"quoted\" word, a tab \t, a line \n, a nul \0, a backslash \\ and \u{1F600}"
let name = "World", count = 3
let greeting = "Hello, \(name.uppercased())! \(count > 1 ? "\(count) times" : "once")"
let nested = "\("a" + "\("b" + "c")")"
let raw = #"C:\path\#(name) and "quotes""#
let rawer = ##"one # "# two"##
let empty = ""
let block = """
  First line
    indented \(name)
  a long line \
  goes on

  "quotes" and \"""
  """
let inline = """
no indentation
"""
let rawBlock = #"""
  \n stays, \#n does not
  """#
func show() {
  print("a", "b", separator: "", terminator: "\n")
  print("\(format(1.5, with: .fixed(2)))%", "{\"key\": [\(count), \(count + 1)]}")
}
let closure = "\([1, 2].map { "\($0)" }.joined(separator: "-"))"
let unicode = "日本語 한국어 العربية é 👩‍👩‍👧‍👦"
let número = 1, 名前 = "n", π = 3.14159, `class` = "keyword"
