import SwiftUI
import ParitySupport

extension ParityProgram {
  static let texts: [ParityProgram] = [
    ParityProgram(AlignedLines(), in: "Texts"),
    ParityProgram(LiteralsAreFormatted(), in: "Texts"),
    ParityProgram(MarkdownInLiterals(), in: "Texts"),
    ParityProgram(StylesAreInherited(), in: "Texts"),
    ParityProgram(SumsOfTexts(), in: "Texts"),
    ParityProgram(WideCharacters(), in: "Texts"),
    ParityProgram(WrappingAndCutting(), in: "Texts", columns: 44, rows: 40),
    ParityProgram(LinesAndSigns(), in: "Texts"),
  ]
}
