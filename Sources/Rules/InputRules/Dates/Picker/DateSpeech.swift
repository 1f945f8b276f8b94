/// The spoken text of a picker's wheels (D9.1 to D9.4).
package struct DateSpeech: Hashable, Sendable {
  /// The texts for the hour of a 12-hour or a 24-hour clock; `nil` if the hour's title is spoken.
  package var hour: SpokenNumber?
  /// The texts for the minute of a time of day.
  package var minute: SpokenNumber?
  /// The texts for the hours of a countdown.
  package var hours: SpokenNumber?
  /// The texts for the minutes of a countdown.
  package var minutes: SpokenNumber?
  /// The words that explain how to turn a wheel.
  package var hint: String

  /// Creates the texts; a number without texts is spoken as its title (D9.2).
  /// - Parameters:
  ///   - hour: how the hour of a time of day is spoken.
  ///   - minute: how the minute of a time of day is spoken.
  ///   - hours: how the hours of a countdown are spoken.
  ///   - minutes: how the minutes of a countdown are spoken.
  ///   - hint: the words that explain how to turn a wheel; in English by default (D9.4).
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

  /// The English texts for a clock with this hour cycle (D9.3).
  package static func english(_ hourCycle: DateWheelFormat.HourCycle) -> DateSpeech {
    DateSpeech(
      hour: hourCycle.hasHalfDays ? SpokenNumber(one: "# o'clock", other: "# o'clock") : nil,
      minute: SpokenNumber(one: "# minute", other: "# minutes"),
      hours: SpokenNumber(one: "# hour", other: "# hours"),
      minutes: SpokenNumber(one: "# minute", other: "# minutes"))
  }
}

/// The two texts that are spoken for a number, with `#` for the number (D9.2).
package struct SpokenNumber: Hashable, Sendable {
  /// The text for the number 1.
  package let one: String
  /// The text for any other number.
  package let other: String

  /// Creates a pair of texts, each with `#` for the number.
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
  /// The spoken trait of the element.
  package let trait: String
  /// The words that explain how to turn the wheel.
  public let hint: String

  /// Creates an element with a value and a hint, and with the role and the trait that every wheel
  /// has.
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
