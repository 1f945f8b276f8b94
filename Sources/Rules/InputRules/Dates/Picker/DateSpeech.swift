/// The texts that a screen reader speaks for a picker's wheels (D9.1 to D9.4).
package struct DateSpeech: Hashable, Sendable {
  /// The texts for the hour of a 12-hour or a 24-hour clock; `nil` if the hour's title is spoken.
  package var hour: SpokenNumber?
  /// The texts for the minute of a time of day.
  package var minute: SpokenNumber?
  /// The texts for the hours of a countdown.
  package var hours: SpokenNumber?
  package var minutes: SpokenNumber?
  /// The words that explain how to turn a wheel; in English by default (D9.4).
  package var hint: String

  /// Creates the texts; if there are none for a number, its row's title is spoken (D9.2).
  package init(
    hour: SpokenNumber? = nil, minute: SpokenNumber? = nil, hours: SpokenNumber? = nil,
    minutes: SpokenNumber? = nil,
    hint: String = "Swipe up or down with one finger to adjust the value"
  ) {
    self.hour = hour
    self.minute = minute
    self.hours = hours
    self.minutes = minutes
    self.hint = hint
  }

  /// The English texts for a clock with the given hour cycle (D9.3).
  package static func english(_ hourCycle: DateWheelFormat.HourCycle) -> DateSpeech {
    DateSpeech(
      hour: hourCycle.hasHalfDays ? SpokenNumber(one: "# o'clock", other: "# o'clock") : nil,
      minute: SpokenNumber(one: "# minute", other: "# minutes"),
      hours: SpokenNumber(one: "# hour", other: "# hours"),
      minutes: SpokenNumber(one: "# minute", other: "# minutes"))
  }
}

/// The two texts in which a number is spoken; `#` stands for the number (D9.2).
package struct SpokenNumber: Hashable, Sendable {
  package let one: String
  package let other: String

  package init(one: String, other: String) {
    self.one = one
    self.other = other
  }
}

/// The texts that a screen reader speaks for a wheel (D9.1).
public struct SpokenElement: Hashable, Sendable {
  /// The text of the shown row.
  public let value: String
  package let role: String
  package let trait: String
  /// The words that explain how to turn the wheel.
  public let hint: String

  package init(value: String, hint: String) {
    self.value = value
    role = "Picker item"
    trait = "Adjustable"
    self.hint = hint
  }

  /// The value, the role, the trait and the hint, each followed by a period (D9.4).
  public var announcement: String {
    [value, role, trait, hint].map { $0 + "." }.joined(separator: " ")
  }
}
