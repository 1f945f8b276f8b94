/// The form in which a time is written (R4.1).
public struct TimeForm: Hashable, Sendable {
  package let parts: Parts
  /// Whether the first part has at least two digits, as in the *Running* articles.
  package let isPadded: Bool

  package init(_ parts: Parts, isPadded: Bool = false) {
    self.parts = parts
    self.isPadded = isPadded
  }

  package enum Parts: Hashable, Sendable, CaseIterable {
    case hoursMinutesSeconds
    case minutesSeconds
  }

  /// Hours, minutes and seconds, in a form such as 1:00:00.
  public static let hoursMinutesSeconds = TimeForm(.hoursMinutesSeconds)

  /// Minutes and seconds, in a form such as 60:00.
  public static let minutesSeconds = TimeForm(.minutesSeconds)

  /// The same form, but with at least two digits in the first part, as in the *Running* articles.
  public var padded: TimeForm { TimeForm(parts, isPadded: true) }
}

/// A reader of a time, part by part (R4.3).
struct TimeReader {
  private let units: [UInt16]
  private var offset = 0

  /// A number that is larger than any part of a time.
  private static let most = 1_000_000_000_000

  init(_ text: String) { units = Array(text.utf16) }

  /// Reads one or more digits as a number, limited to a value that is larger than any time.
  mutating func firstPart() throws(RunProblem) -> Int {
    var number = try digit(to: 9)
    while let next = try? digit(to: 9) { number = min(number * 10 + next, Self.most) }
    return number
  }

  /// Reads a colon and a two-digit number below 60.
  mutating func nextPart() throws(RunProblem) -> Int {
    guard offset < units.count, units[offset] == 58 else { throw .unreadable(offset: offset) }
    offset += 1
    let tens = try digit(to: 5)
    return tens * 10 + (try digit(to: 9))
  }

  /// Throws an error unless the whole text has been read.
  func end() throws(RunProblem) {
    if offset != units.count { throw .unreadable(offset: offset) }
  }

  private mutating func digit(to last: Int) throws(RunProblem) -> Int {
    guard offset < units.count, 48...48 + last ~= Int(units[offset]) else {
      throw .unreadable(offset: offset)
    }
    offset += 1
    return Int(units[offset - 1]) - 48
  }
}
