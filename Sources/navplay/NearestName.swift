/// The name that was probably meant, or nil when none is near.
func nearest(to word: String, among names: [String]) -> String? {
  let limit = max(1, min(word.count / 3, 3))
  return
    names
    .map { (name: $0, distance: $0.sorted() == word.sorted() ? 1 : distance(from: word, to: $0)) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
    .name
}

/// How many letters must be put in, taken out or changed.
private func distance(from first: String, to second: String) -> Int {
  let second = Array(second)
  guard first.count <= 64, second.count <= 64 else { return .max }
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let changed = diagonal + (letter == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
