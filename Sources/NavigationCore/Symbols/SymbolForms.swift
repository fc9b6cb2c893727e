/// Symbols with a form of their own.
let symbolForms: [String: String] = [
  "chevron.left": "<"
]
