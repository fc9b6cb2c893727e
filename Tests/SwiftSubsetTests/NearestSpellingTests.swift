import SwiftSubset
import Testing

struct NearestSpellingTests {
  private let names = ["Text", "TextField", "VStack", "HStack", "padding", "foregroundColor", "if"]

  @Test(arguments: [
    ("Texts", "Text"), ("Txet", "Text"), ("vstack", "VStack"), ("VStak", "VStack"),
    ("paddding", "padding"), ("foregroundColour", "foregroundColor"),
    ("forgroundColr", "foregroundColor"), ("textfield", "TextField"),
  ])
  func `slips of the finger are mended`(name: String, meant: String) {
    #expect(nearestSpelling(to: name, among: names) == meant)
  }

  @Test(arguments: ["x", "Button", "pad", "of", "zzzzzz", "", "color", "Text"])
  func `other words are left alone`(name: String) {
    #expect(nearestSpelling(to: name, among: names) == nil)
  }

  @Test func `names of any length are compared in bounded time`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearestSpelling(to: long, among: [long + "b"]) == nil)
  }
}
