/// The nearest of a terminal's 256 colours, which more terminals know than know all colours.
///
/// Numbers 16 to 231 are a cube of six steps a part, 232 to 255 are grays.
func terminalColor(_ parts: UInt32) -> Int {
  let (red, green, blue) = (step(parts >> 16), step(parts >> 8), step(parts))
  let cube = levels[red] << 16 | levels[green] << 8 | levels[blue]
  let number = 16 + 36 * red + 6 * green + blue
  let gray = grayStep(parts)
  let shade = UInt32(8 + 10 * gray)
  let isNearer = distance(shade << 16 | shade << 8 | shade, parts) < distance(cube, parts)
  return isNearer ? 232 + gray : number
}

private let levels: [UInt32] = [0, 95, 135, 175, 215, 255]

private func step(_ part: UInt32) -> Int {
  let value = Int(part & 255)
  return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
}

private func grayStep(_ parts: UInt32) -> Int {
  let sum = ((parts >> 16) & 255) + ((parts >> 8) & 255) + (parts & 255)
  return min(max((Int(sum) / 3 - 3) / 10, 0), 23)
}

private func distance(_ left: UInt32, _ right: UInt32) -> Int {
  [UInt32(16), 8, 0].reduce(0) { sum, shift in
    let difference = Int((left >> shift) & 255) - Int((right >> shift) & 255)
    return sum + difference * difference
  }
}
