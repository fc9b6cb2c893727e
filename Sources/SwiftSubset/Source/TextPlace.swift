/// A place in a file; lines count from 1, columns count UTF-8 bytes from 1.
public struct TextPlace: Sendable, Equatable {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
