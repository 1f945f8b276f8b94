/// How a time is written (R4.1).
public struct TimeForm: Hashable, Sendable {
  /// The parts of the time.
  public let parts: Parts
  /// Whether the first part has at least two digits, as in the *Running* articles.
  public let isPadded: Bool

  /// A form of those parts.
  public init(_ parts: Parts, isPadded: Bool = false) {
    self.parts = parts
    self.isPadded = isPadded
  }

  /// The parts of a form.
  public enum Parts: Hashable, Sendable, CaseIterable {
    case hoursMinutesSeconds
    case minutesSeconds
  }

  /// As 1:00:00.
  public static let hoursMinutesSeconds = TimeForm(.hoursMinutesSeconds)

  /// As 60:00.
  public static let minutesSeconds = TimeForm(.minutesSeconds)

  /// The same parts with at least two digits in the first, as in the *Running* articles.
  public var padded: TimeForm { TimeForm(parts, isPadded: true) }
}
