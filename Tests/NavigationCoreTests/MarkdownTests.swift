import Testing

@testable import NavigationCore

/// Inline Markdown, mostly by the examples of CommonMark's specification.
struct MarkdownTests {
  @Test(
    arguments: [
      ("*foo bar*", "<i>foo bar</i>"), ("a * foo bar*", "a * foo bar*"),
      ("foo*bar*", "foo<i>bar</i>"), ("foo_bar_", "foo_bar_"), ("_foo*", "_foo*"),
      ("**foo bar**", "<b>foo bar</b>"), ("** foo bar**", "** foo bar**"),
      ("foo__bar__baz", "foo__bar__baz"), ("*foo**bar*", "<i>foo**bar</i>"),
      ("*foo**bar**baz*", "<i>foo</i><b><i>bar</i></b><i>baz</i>"),
      ("***foo** bar*", "<b><i>foo</i></b><i> bar</i>"),
      ("**foo*bar*baz**", "<b>foo</b><b><i>bar</i></b><b>baz</b>"),
      ("foo***bar***baz", "foo<b><i>bar</i></b>baz"), ("**foo*", "*<i>foo</i>"),
      ("*foo**", "<i>foo</i>*"), ("***", "***"), ("**** x ****", "**** x ****"),
      ("~~gone~~ ~one~ ~~~x~~~ ~5 to ~6", "<s>gone</s> <s>one</s> ~~~x~~~ ~5 to ~6"),
    ])
  func `signs that pair become styles and others stay`(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(
    arguments: [
      ("`foo`", "<c>foo</c>"), ("`` foo ` bar ``", "<c>foo ` bar</c>"), ("`  `", "<c>  </c>"),
      ("`foo", "`foo"), ("*foo`*`", "*foo<c>*</c>"), ("`a``b`", "<c>a``b</c>"),
    ])
  func `code holds whatever stands between runs of as many signs`(
    _ text: String, _ expected: String
  ) {
    #expect(marked(text) == expected)
  }

  @Test(
    arguments: [
      ("[a](b)", "<a>a</a>"), ("[a](b c \"d)\") e", "<a>a</a> e"), ("[a]", "[a]"),
      ("[a](b", "[a](b"),
      ("*[a*](b)", "*<a>a*</a>"), ("[*a* b](c)d", "<i><a>a</a></i><a> b</a>d"),
      ("[a [b](c)](d)", "[a <a>b</a>](d)"), ("![alt](x.png)", "alt"),
      ("<https://a.b> <a@b.c> <b>", "<a>https://a.b</a> <a>a@b.c</a> <b>"),
      ("[a](b(c)d)e", "<a>a</a>e"),
    ])
  func `links show their text`(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(
    arguments: [
      ("\\*a\\*", "*a*"), ("\\a", "\\a"), ("&amp;&lt;&#33;&#x21;&no;&", "&<!!&no;&"),
      ("# a\n- b", "# a\n- b"),
    ])
  func `escapes and entities stand for their signs`(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }

  @Test func `a text of nothing but signs is read in time`() {
    for text in ["*a_", "[", "[a](", "`a``", "**x**", "![", "&", "<a"] {
      let long = String(repeating: text, count: 5_000)
      #expect(!Text(LocalizedStringKey(long)).plainText.isEmpty)
    }
  }

  /// The parts of a text in tags.
  private func marked(_ text: String) -> String {
    let units = text.map { InlineMarkdown.Unit.character($0) }
    return InlineMarkdown.parts(of: units).map { part in
      let tags: [(MarkdownStyle, String)] = [
        (.code, "c"), (.link, "a"), (.emphasis, "i"), (.strong, "b"), (.struck, "s"),
      ]
      return tags.reduce(part.text) { text, tag in
        part.style.contains(tag.0) ? "<\(tag.1)>\(text)</\(tag.1)>" : text
      }
    }
    .joined()
  }
}
