import SwiftUI

struct ObserversAndLaziness: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private var loads = 0

private struct Settings {
  static var shared = Settings()
  static let limit: Int = {
    loads += 1
    return 10
  }()

  var log: [String] = []
  var volume = 5 {
    willSet { log.append("will \(newValue)") }
    didSet {
      if volume > Settings.limit { volume = Settings.limit }
      log.append("did \(oldValue)>\(volume)")
    }
  }
  lazy var expensive: Int = {
    let base = volume * 10
    return base * 10
  }()
}

@propertyWrapper
private struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: String { "\(range)" }
}

private struct Player {
  @Clamped(0...3) var lives = 9
}

private func report() -> [String] {
  var settings = Settings()
  settings.volume = 7
  settings.volume += 20
  let first = settings.expensive
  settings.volume = 1
  var player = Player()
  let before = player.lives
  player.lives -= 5
  Settings.shared.volume = 2
  return [
    settings.log.joined(separator: ", "),
    "\(first) \(settings.expensive)",
    "\(Settings.limit) \(Settings.limit) \(loads)",
    "\(before) \(player.lives) \(player.$lives)",
    "\(Settings.shared.volume) \(Settings.shared.log.count)",
  ]
}
