extension Implementation {
  /// The date fields of chapter D, as functions of plain data; the defaults are the package's
  /// functions.
  ///
  /// The functions after `fieldOfDescription` are called only with descriptions that it accepts.
  package struct DateFields: Sendable {
    package var partsOfText: @Sendable (String) throws(DateLayoutError) -> [DateLayout.Part] = {
      try DateLayout($0).parts
    }
    package var problemOfParts: @Sendable ([DateLayout.Part]) -> DateLayoutError? = { parts in
      refusal { () throws(DateLayoutError) in try DateLayout(parts) }
    }
    /// Creates the field that a description of one date or of a date range defines (D13.5, D14.1).
    package var fieldOfDescription:
      @Sendable (DateFieldDescription) throws(DateFieldError) -> any TextRule = {
        (description) throws(DateFieldError) in
        if description.separator == nil { return try DateField(of: description) }
        return try DateRangeField(of: description)
      }
    /// The values that a text shows: none if it is empty, and two for a range (D15.1 to D15.4).
    package var valuesOfText:
      @Sendable (String, DateFieldDescription) throws(DateTextProblem) -> [DateFieldValue] = {
        (text, description) throws(DateTextProblem) in
        if let field = single(description) { return try field.value(of: text).map { [$0] } ?? [] }
        return try range(description)?.value(of: text).map { [$0.first, $0.last] } ?? []
      }
    package var textOfValues:
      @Sendable ([DateFieldValue], DateFieldDescription) throws(DateTextProblem) -> String = {
        (values, description) throws(DateTextProblem) in
        if let field = single(description) { return try field.text(of: values[0]) }
        let value = DateRangeValue(from: values[0], through: values[1])
        return try range(description)?.text(of: value) ?? ""
      }
    package var isTextComplete: @Sendable (String, DateFieldDescription) -> Bool = {
      single($1)?.isComplete($0) ?? range($1)?.isComplete($0) ?? false
    }
    package var isTextRight: @Sendable (String, DateFieldDescription) -> Bool = {
      single($1)?.isRight($0) ?? range($1)?.isRight($0) ?? false
    }
  }
}

/// The field for one date, or `nil` if the description is for a range.
private func single(_ description: DateFieldDescription) -> DateField? {
  description.separator == nil ? try? DateField(of: description) : nil
}

private func range(_ description: DateFieldDescription) -> DateRangeField? {
  try? DateRangeField(of: description)
}

extension DateField {
  fileprivate init(of description: DateFieldDescription) throws(DateFieldError) {
    try self.init(description.layout, description.policies, texts: description.texts)
  }
}

extension DateRangeField {
  fileprivate init(of description: DateFieldDescription) throws(DateFieldError) {
    let separator = String(String.UnicodeScalarView(description.separator ?? []))
    try self.init(
      description.layout, separator: separator, description.policies, texts: description.texts)
  }
}

extension Implementation.DateFields {
  private static let plain = ModelDateFields()

  static let model = Self(
    partsOfText: plain.parts(of:), problemOfParts: plain.problem(of:),
    fieldOfDescription: { (description) throws(DateFieldError) in
      if let problem = plain.problem(of: description) { throw problem }
      return plain.field(description)
    },
    valuesOfText: { (text, description) throws(DateTextProblem) in
      try plain.values(of: text, in: description) ?? []
    }, textOfValues: plain.text(of:in:), isTextComplete: plain.isComplete(_:in:),
    isTextRight: plain.isRight(_:in:))
}

extension Implementation {
  /// The date inputs of chapter D, as functions of plain data; the defaults are the package's
  /// functions.
  package struct DateInputs: Sendable {
    package var numberOfText: @Sendable (String, DateInputKind) throws(DateInputError) -> Int = {
      try HTMLDateInput($1).number(of: $0)
    }
    package var textOfNumber: @Sendable (Int, DateInputKind) throws(DateInputError) -> String = {
      try HTMLDateInput($1).text(of: $0)
    }
    package var sanitized: @Sendable (String, DateInputKind) -> String = {
      HTMLDateInput($1).sanitized($0)
    }
    package var validity: @Sendable (String, HTMLDateInput) -> DateInputValidity = {
      $1.made.validity(of: $0)
    }
    package var stepped: @Sendable (String, Int, HTMLDateInput) throws(DateInputError) -> String = {
      (text, count, input) throws(DateInputError) in try input.made.stepped(text, by: count)
    }
  }
}

extension Implementation.DateInputs {
  private static let plain = ModelDateInputs()

  static let model = Self(
    numberOfText: plain.number(of:_:), textOfNumber: plain.text(of:_:),
    sanitized: plain.sanitized(_:_:), validity: plain.validity(of:in:),
    stepped: plain.stepped(_:by:in:))
}

extension HTMLDateInput {
  /// The input that the full initializer creates from these attributes.
  fileprivate var made: HTMLDateInput {
    HTMLDateInput(kind, minimum: minimum, maximum: maximum, step: step, defaultValue: defaultValue)
  }
}

extension Implementation {
  /// The date pickers of chapter D, as functions of plain data; the defaults are the package's
  /// functions.
  package struct DatePickers: Sendable {
    package var picker = {
      @Sendable (settings: DatePickerSettings, instant: Instant) throws(DatePickerError) in
      try DatePicker(settings.made, at: instant)
    }
    package var perform: @Sendable (DatePickerAction, inout DatePicker) -> DatePickerEvent = {
      action, picker in picker.perform(action)
    }
    package var wheels: @Sendable (DatePickerSettings) -> [DateWheel] = {
      DatePicker(unchecked: $0, at: 0, minutes: 0).wheels
    }
    package var rows: @Sendable (DatePicker) -> [Int] = { $0.rows }
    package var title = {
      @Sendable (row: Int, wheel: Int, settings: DatePickerSettings) throws(DatePickerProblem) in
      try DatePicker(unchecked: settings, at: 0, minutes: 0).title(ofRow: row, wheel: wheel)
    }
    package var isEnabled: @Sendable (Int, Int, DatePicker) -> Bool = {
      $2.isEnabled(row: $0, wheel: $1)
    }
    package var element: @Sendable (Int, DatePicker) -> SpokenElement? = { $1.element(ofWheel: $0) }
    package var announcement: @Sendable (SpokenElement) -> String = { $0.announcement }
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
  static let model = Self(
    picker: { (settings, instant) throws(DatePickerError) in
      try ModelDatePicker(settings, at: instant).stored
    },
    perform: { action, picker in
      var model = ModelDatePicker(picker)
      defer { picker = model.stored }
      return model.perform(action)
    }, wheels: { ModelDatePicker(unchecked: $0).wheels }, rows: { ModelDatePicker($0).rows },
    title: { (row, wheel, settings) throws(DatePickerProblem) in
      try ModelDatePicker(unchecked: settings).title(ofRow: row, wheel: wheel)
    }, isEnabled: { ModelDatePicker($2).isEnabled(row: $0, wheel: $1) },
    element: { wheel, picker in
      ModelDatePicker(picker).spoken(ofWheel: wheel).map {
        SpokenElement(value: $0[0], hint: $0[3])
      }
    }, announcement: ModelDatePicker.announcement(of:),
    problemOfFormat: {
      ModelDatePicker.problem(
        order: $0.order, months: $0.months, names: $0.names, dateFormat: $0.dateFormat)
    })
}

/// The parts of a format for date wheels, some of which may be wrong (D6.15).
public struct DateFormatParts: Hashable, Sendable {
  /// The order of the day, the month and the year.
  package var order: [DateWheelFormat.Part]
  /// The names of the months that a wheel shows.
  public var months: [String]
  /// The names in dates, the names of the half-days, and the digits.
  public var names: DateNames
  /// The format of the dates on the wheel of dates.
  public var dateFormat: String
}

extension DatePickerSettings {
  /// The settings that the full initializer creates from these values.
  fileprivate var made: DatePickerSettings {
    DatePickerSettings(
      mode, zone: zone, calendar: calendar, format: format, minimum: minimum, maximum: maximum,
      minuteInterval: minuteInterval, rounding: rounding, overlap: overlap,
      leastDuration: leastDuration)
  }
}
