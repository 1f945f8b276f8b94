/// Pickers, with their stored values as plain data.
public struct ModelDatePickers: Sendable {
  /// The model.
  public init() {}

  /// Creates a picker, and sets it to an instant (D1.4, D18.8).
  public func picker(_ settings: DatePickerSettings, at instant: Instant) throws(DatePickerError)
    -> DatePicker
  { stored(try ModelDatePicker(settings, at: instant)) }

  /// Performs an action (D4.4).
  public func perform(_ action: DatePickerAction, on picker: inout DatePicker) -> DatePickerEvent {
    var model = ModelDatePicker(picker)
    let event = model.perform(action)
    picker = stored(model)
    return event
  }

  /// The wheels of a picker with these settings (D6.4 to D6.9).
  public func wheels(of settings: DatePickerSettings) -> [DateWheel] {
    ModelDatePicker(unchecked: settings).wheels
  }

  /// The rows that the wheels show (D4.2).
  public func rows(of picker: DatePicker) -> [Int] { ModelDatePicker(picker).rows }

  /// The title of a row on a wheel (D6.10, D6.11).
  public func title(ofRow row: Int, wheel: Int, under settings: DatePickerSettings)
    throws(DatePickerProblem) -> String
  { try ModelDatePicker(unchecked: settings).title(ofRow: row, wheel: wheel) }

  /// Whether a row on a wheel is enabled (D8.11).
  public func isEnabled(row: Int, wheel: Int, on picker: DatePicker) -> Bool {
    ModelDatePicker(picker).isEnabled(row: row, wheel: wheel)
  }

  /// A screen reader's value, role, trait and hint for a wheel; `nil` if there is no such wheel
  /// (D9.1).
  public func spoken(ofWheel wheel: Int, on picker: DatePicker) -> [String]? {
    ModelDatePicker(picker).spoken(ofWheel: wheel)
  }

  /// The words that a screen reader announces for an element (D9.4).
  public func announcement(of element: SpokenElement) -> String {
    "\(element.value). \(element.role). \(element.trait). \(element.hint)."
  }

  private func stored(_ model: ModelDatePicker) -> DatePicker {
    DatePicker(unchecked: model.settings, at: model.instant, minutes: model.minutes)
  }
}

extension ModelDatePicker {
  init(_ picker: DatePicker) {
    self.init(unchecked: picker.settings)
    instant = picker.instant
    minutes = picker.minutes
  }
}

extension ModelDatePickers {
  /// The reason the parts don't form a format for wheels, or `nil` if they do (D6.15).
  package func problem(
    order: [DateWheelFormat.Part], months: [String], names: DateNames, dateFormat: String
  ) -> DateWheelFormatError? {
    let texts = months.map { Array($0.utf16) }, halfDays = names.halfDays.map { Array($0.utf16) }
    if order.count != 3 || Set(order).count != 3 { return .order }
    if texts.count != 12 || Set(texts).count != 12 { return .months }
    if halfDays.count != 2 || halfDays[0] == halfDays[1] { return .halfDays }
    if names.digits.count != 10 || Set(names.digits).count != 10 { return .digits }
    return problem(ofDateFormat: dateFormat)
  }

  /// The reason a date format is refused: the offset of a mistake, or a missing part.
  ///
  /// The year, the month and the day are required; otherwise, two dates could have the same title.
  private func problem(ofDateFormat format: String) -> DateWheelFormatError? {
    let parts = DateFormatPart.all(of: format)
    var written: Set<String> = []
    for part in parts {
      switch part {
      case .field(let letter, let count, let offset):
        let field = String(repeating: String(Character(letter)), count: count)
        if !DateFormatPart.fields.contains(field) { return .dateFormat(.notAField(offset: offset)) }
        written.insert(field)
      case .scalar: break
      case .unclosed(let offset): return .dateFormat(.unclosed(offset: offset))
      }
    }
    if written.isDisjoint(with: ["y", "yyyy"]) { return .missing(.year) }
    if written.isDisjoint(with: ["M", "MM", "MMM", "MMMM"]) { return .missing(.month) }
    return written.isDisjoint(with: ["d", "dd"]) ? .missing(.day) : nil
  }
}
