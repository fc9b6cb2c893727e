/// An identity that is like no other; the same ones come again in each session.
struct UniqueIdentifier: NativeType, Hashable, Comparable {
  static let catalogName = "UUID"
  let text: String
  var catalogText: String { text }

  init(_ machine: Machine) {
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for position in 0..<32 {
      if [8, 12, 16, 20].contains(position) { text += "-" }
      let digit = Int.random(in: 0..<16, using: &machine.generator)
      text.append(position == 12 ? "4" : digits[position == 16 ? 8 + digit % 4 : digit])
    }
    self.text = text
  }

  /// Reads the usual form; nil when the text is none.
  init?(reading text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [8, 4, 4, 4, 12],
      parts.allSatisfy({ $0.allSatisfy { $0.isHexDigit && $0.isASCII } })
    else { return nil }
    self.text = text.uppercased()
  }

  static func < (left: UniqueIdentifier, right: UniqueIdentifier) -> Bool { left.text < right.text }
}

/// A moment on the session's own clock, which begins at 1 January 2026.
struct Moment: NativeType, Hashable, Comparable {
  static let catalogName = "Date"
  /// Seconds since the session began.
  let seconds: Double
  /// The session's beginning in seconds since 1970.
  static let beginning = 1_767_225_600.0

  static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }

  /// The moment in UTC, as Foundation prints it: `2026-01-01 00:00:00 +0000`.
  var catalogText: String {
    let total = (Moment.beginning + seconds).rounded(.down)
    // From the first year that is written with four digits to the last.
    guard total >= -62_135_596_800, total < 253_402_300_800 else { return Self.catalogName }
    let day = (total / 86_400).rounded(.down)
    let (year, month, dayOfMonth) = Moment.date(ofDay: Int(day))
    let rest = Int(total - day * 86_400)
    let date = "\(padded(year, 4))-\(padded(month))-\(padded(dayOfMonth))"
    return "\(date) \(padded(rest / 3600)):\(padded(rest / 60 % 60)):\(padded(rest % 60)) +0000"
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The date in the Gregorian calendar of a day counted from 1 January 1970.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    // Counted from 1 March of the year 0 in eras of 400 years, leap days stand at the end.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Catalog {
  static let foundation: [CatalogFamily] = [{ identities }, { moments }, { characterSets }]

  private static let identities: [CatalogEntry] = [
    type("struct UUID: Hashable, Comparable, Codable, Sendable", "An identity like no other."),
    running("UUID", "init()", "A new identity, the same in each session.") { machine in
      UniqueIdentifier(machine)
    },
    entry("UUID", "init?(uuidString string: String)", "Reads an identity; nil when it is none.") {
      (text: String) in UniqueIdentifier(reading: text)
    },
    entry("UUID", "var uuidString: String", "The identity as text.") { (id: UniqueIdentifier) in
      id.text
    },
    entry("UUID", "var description: String", "The identity as text.") { (id: UniqueIdentifier) in
      id.text
    },
  ]

  private static let moments: [CatalogEntry] = [
    type(
      "struct Date: Hashable, Comparable, Codable, Sendable", "A moment, on the session's clock."),
    running("Date", "init()", "Now, on the session's clock.") { machine in
      Moment(seconds: machine.clock.now)
    },
    running("Date", "static var now: Date", "Now, on the session's clock.") { machine in
      Moment(seconds: machine.clock.now)
    },
    entry("Date", "init(timeIntervalSince1970 seconds: TimeInterval)", "A moment after 1970.") {
      (seconds: Double) in Moment(seconds: seconds - Moment.beginning)
    },
    running("Date", "init(timeIntervalSinceNow seconds: TimeInterval)", "A moment from now.") {
      (machine, seconds: Double) in Moment(seconds: machine.clock.now + seconds)
    },
    entry("Date", "var timeIntervalSince1970: TimeInterval", "Seconds since 1970.") {
      (moment: Moment) in Moment.beginning + moment.seconds
    },
    running("Date", "var timeIntervalSinceNow: TimeInterval", "Seconds from now.") {
      (machine, moment: Moment) in moment.seconds - machine.clock.now
    },
    entry("Date", "func timeIntervalSince(_ date: Date) -> TimeInterval", "Seconds since another.")
    {
      (moment: Moment, other: Moment) in moment.seconds - other.seconds
    },
    entry("Date", "func addingTimeInterval(_ seconds: TimeInterval) -> Date", "A later moment.") {
      (moment: Moment, seconds: Double) in Moment(seconds: moment.seconds + seconds)
    },
    entry("Date", "static func + (left: Date, right: TimeInterval) -> Date", "A later moment.") {
      (moment: Moment, seconds: Double) in Moment(seconds: moment.seconds + seconds)
    },
    entry("Date", "static func - (left: Date, right: TimeInterval) -> Date", "An earlier moment.") {
      (moment: Moment, seconds: Double) in Moment(seconds: moment.seconds - seconds)
    },
  ]
}
