/// The spoken text of a picker's wheels (D9.1 to D9.4).
package struct DateSpeech: Hashable, Sendable {
  /// The hour of a 12-hour clock, or of a 24-hour clock; nil if its title is spoken.
  package var hour: SpokenNumber?
  /// The minute of a time of day.
  package var minute: SpokenNumber?
  /// The hours of a count-down.
  package var hours: SpokenNumber?
  /// The minutes of a count-down.
  package var minutes: SpokenNumber?
  /// The words that explain how to turn a wheel.
  package var hint: String

  /// Texts; a number without a text is spoken as its title (D9.2).
  /// - Parameters:
  ///   - hour: the hour of a time of day.
  ///   - minute: the minute of a time of day.
  ///   - hours: the hours of a count-down.
  ///   - minutes: the minutes of a count-down.
  ///   - hint: how to turn a wheel; that of English by default (D9.4).
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

  /// English, on a clock with this hour cycle (D9.3).
  package static func english(_ hourCycle: DateWheelFormat.HourCycle) -> DateSpeech {
    DateSpeech(
      hour: hourCycle.hasHalfDays ? SpokenNumber(one: "# o'clock", other: "# o'clock") : nil,
      minute: SpokenNumber(one: "# minute", other: "# minutes"),
      hours: SpokenNumber(one: "# hour", other: "# hours"),
      minutes: SpokenNumber(one: "# minute", other: "# minutes"))
  }
}

/// How a number is spoken: two texts, with `#` instead of the number (D9.2).
package struct SpokenNumber: Hashable, Sendable {
  /// The text for the number 1.
  package let one: String
  /// The text for any other number.
  package let other: String

  /// A pair of texts, each with `#` instead of the number.
  /// - Parameters:
  ///   - one: the text for the number 1.
  ///   - other: the text for any other number.
  package init(one: String, other: String) {
    self.one = one
    self.other = other
  }
}

/// A wheel as a screen reader speaks it (D9.1).
public struct SpokenElement: Hashable, Sendable {
  /// The text of the shown row.
  public let value: String
  /// The role of the element.
  package let role: String
  /// The actions of the element.
  package let trait: String
  /// The words that explain how to turn the wheel.
  public let hint: String

  /// An element with this value and hint, and the role and the trait of any wheel.
  package init(value: String, hint: String) {
    self.value = value
    role = "Picker item"
    trait = "Adjustable"
    self.hint = hint
  }

  /// Value, role, trait and hint, each followed by a full stop (D9.4).
  public var announcement: String {
    [value, role, trait, hint].map { $0 + "." }.joined(separator: " ")
  }
}
