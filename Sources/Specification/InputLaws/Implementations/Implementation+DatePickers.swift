extension Implementation {
  /// Date pickers of chapter D, as functions of plain data; by default the package's.
  public struct DatePickers: Sendable {
    /// A picker that is set to an instant (D1.4, D18.8).
    public var picker = {
      @Sendable (settings: DatePickerSettings, instant: Instant) throws(DatePickerError) in
      try DatePicker(settings.made, at: instant)
    }
    /// Performs an action on a picker, and returns the event (D4.4).
    public var perform: @Sendable (DatePickerAction, inout DatePicker) -> DatePickerEvent = {
      action, picker in picker.perform(action)
    }
    /// The wheels of a picker with these settings (D6.4 to D6.9).
    public var wheels: @Sendable (DatePickerSettings) -> [DateWheel] = {
      DatePicker(unchecked: $0, at: 0, minutes: 0).wheels
    }
    /// The rows that the wheels show (D4.2).
    public var rows: @Sendable (DatePicker) -> [Int] = { $0.rows }
    /// The title of a row on a wheel (D6.10, D6.11).
    public var title = {
      @Sendable (row: Int, wheel: Int, settings: DatePickerSettings) throws(DatePickerProblem) in
      try DatePicker(unchecked: settings, at: 0, minutes: 0).title(ofRow: row, wheel: wheel)
    }
    /// Whether a row on a wheel is enabled (D8.11).
    public var isEnabled: @Sendable (Int, Int, DatePicker) -> Bool = {
      $2.isEnabled(row: $0, wheel: $1)
    }
    /// A wheel as it is spoken; nil if there is no such wheel (D9.1, D9.2).
    public var element: @Sendable (Int, DatePicker) -> SpokenElement? = { $1.element(ofWheel: $0) }
    /// The announcement of an element by a screen reader (D9.4).
    public var announcement: @Sendable (SpokenElement) -> String = { $0.announcement }
    /// The reason the parts don't form a format of wheels; nil if they do (D6.15).
    package var problemOfFormat: @Sendable (DateFormatParts) -> DateWheelFormatError? = { parts in
      refusal { () throws(DateWheelFormatError) in
        try DateWheelFormat(
          order: parts.order, hourCycle: .h23, months: parts.months, names: parts.names,
          dateFormat: parts.dateFormat)
      }
    }
  }
}

extension Implementation.DatePickers {
  private static let plain = ModelDatePickers()

  /// The specification's model.
  static let model = Self(
    picker: plain.picker(_:at:), perform: plain.perform(_:on:), wheels: plain.wheels(of:),
    rows: plain.rows(of:), title: plain.title(ofRow:wheel:under:),
    isEnabled: plain.isEnabled(row:wheel:on:),
    element: { wheel, picker in
      plain.spoken(ofWheel: wheel, on: picker).map { SpokenElement(value: $0[0], hint: $0[3]) }
    }, announcement: plain.announcement(of:),
    problemOfFormat: {
      plain.problem(order: $0.order, months: $0.months, names: $0.names, dateFormat: $0.dateFormat)
    })
}

/// The parts of a format of wheels, which may be wrong (D6.15).
public struct DateFormatParts: Hashable, Sendable {
  /// The order of day, month and year.
  package var order: [DateWheelFormat.Part]
  /// The names of months on wheels.
  public var months: [String]
  /// The names in dates, the half-days, and the digits.
  public var names: DateNames
  /// The format of dates on their wheel.
  public var dateFormat: String
}

extension DatePickerSettings {
  /// The settings as their initializer creates them.
  fileprivate var made: DatePickerSettings {
    DatePickerSettings(
      mode, zone: zone, calendar: calendar, format: format, minimum: minimum, maximum: maximum,
      minuteInterval: minuteInterval, rounding: rounding, overlap: overlap,
      leastDuration: leastDuration)
  }
}
