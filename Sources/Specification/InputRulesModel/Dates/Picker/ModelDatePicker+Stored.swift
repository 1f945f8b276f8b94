extension ModelDatePicker {
  package init(_ picker: DatePicker) {
    self.init(unchecked: picker.settings)
    instant = picker.instant
    minutes = picker.minutes
  }

  /// The picker with the same settings and values.
  package var stored: DatePicker {
    DatePicker(unchecked: settings, at: instant, minutes: minutes)
  }

  /// A screen reader's announcement of an element (D9.4).
  package static func announcement(of element: SpokenElement) -> String {
    "\(element.value). \(element.role). \(element.trait). \(element.hint)."
  }

  /// The reason the parts don't form a wheel format; `nil` if they do (D6.15).
  package static func problem(
    order: [DateWheelFormat.Part], months: [String], names: DateNames, dateFormat: String
  ) -> DateWheelFormatError? {
    let texts = months.map { Array($0.utf16) }, halfDays = names.halfDays.map { Array($0.utf16) }
    if order.count != 3 || Set(order).count != 3 { return .order }
    if texts.count != 12 || Set(texts).count != 12 { return .months }
    if halfDays.count != 2 || halfDays[0] == halfDays[1] { return .halfDays }
    if names.digits.count != 10 || Set(names.digits).count != 10 { return .digits }
    return problem(ofDateFormat: dateFormat)
  }

  /// The reason a date format is refused: the offset of a mistake, or the first component (year,
  /// month, day) without which two dates have the same title.
  private static func problem(ofDateFormat format: String) -> DateWheelFormatError? {
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
