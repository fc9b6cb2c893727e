extension Canvas {
  /// Appends the picture as UTF-8, each row ended by a newline.
  func write(
    into bytes: inout [UInt8], frame: ScreenFrame, options: PictureOptions = PictureOptions()
  ) {}

  /// The rows of the picture.
  func rows(frame: ScreenFrame, options: PictureOptions = PictureOptions()) -> [String] {
    []
  }
}
