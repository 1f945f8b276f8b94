/// A date that a field may not accept, as the field would show it.
struct WrongDate: Hashable, Sendable {
  var field: DateFieldDescription
  var value: DateFieldValue
  /// The day that the field shows.
  var day: Int

  /// The parts of the text that shows the date.
  var pieces: [DatePiece] {
    field.pieces(of: [value]).map { piece in
      guard piece.segment == .day else { return piece }
      return DatePiece(segment: .day, text: field.digits(day, 2), half: 0)
    }
  }

  /// The text without the literals after the last segment.
  var trimmed: String {
    let last = pieces.lastIndex { $0.segment != nil } ?? 0
    return pieces[...last].map(\.text).joined()
  }

  /// The text without literals.
  var bare: String { pieces.filter { $0.segment != nil }.map(\.text).joined() }

  /// The value that the field shows, or `nil` if the month lacks the day.
  var kept: DateFieldValue? {
    let kept = field.kept(of: value)
    guard field.segments.contains(.day) else { return kept }
    if day > DayCount.length(ofMonth: month, in: year) { return nil }
    let date = try? CivilDate(year: year, month: month, day: day)
    return date.map { DateFieldValue($0, kept.time) }
  }

  /// The nearest date that the field accepts: first the last day of the month, then a bound.
  var nearest: DateFieldValue {
    let kept = field.kept(of: value)
    let shownDay = field.segments.contains(.day) ? day : kept.date.day
    let last = min(shownDay, DayCount.length(ofMonth: month, in: year))
    let date = (try? CivilDate(year: year, month: month, day: last)) ?? kept.date
    let nearest = DateFieldValue(date, kept.time)
    if let minimum = field.policies.minimum, nearest < minimum { return minimum }
    if let maximum = field.policies.maximum, nearest > maximum { return maximum }
    return nearest
  }

  private var month: Int { field.kept(of: value).date.month }
  private var year: Int { field.kept(of: value).date.year }

  /// The reason the field refuses the date at the end, or `nil` if it accepts the date (D15.5).
  var problem: DateTextProblem? {
    guard let kept else { return .dayNotInMonth }
    if let minimum = field.policies.minimum, kept < minimum { return .before(minimum) }
    if let maximum = field.policies.maximum, kept > maximum { return .after(maximum) }
    return nil
  }
}

extension WrongDate: CustomStringConvertible {
  /// The field and the text, each on a line of its own.
  var description: String { "\(field.words)\ntext     \(trimmed.escaped)" }
}

extension Generator<WrongDate> {
  /// A date that doesn't exist, is out of bounds, or is acceptable.
  static func wrongDate(
    _ change: @escaping @Sendable (inout DatePolicies) -> Void
  ) -> Generator {
    let samples = Generator<DateSample>.dateSample(.single, change)
    return Generator { source in
      let sample = source.draw(samples)
      var (field, value) = (sample.field, sample.values[0])
      value = source.dateFieldValue(near: value)
      if field.segments.contains(.shortYear) { field.policies.pivot = min(9900, value.date.year) }
      let days = [29, 30, 31, value.date.day]
      let day = source.flip(0.4) ? source.element(of: days) : value.date.day
      return WrongDate(field: field, value: value, day: day)
    }
    .cover("no such day", atLeast: 0.03) { $0.problem == .dayNotInMonth }
    .cover("out of bounds", atLeast: 0.1) { $0.isOutside }
    .cover("accepted", atLeast: 0.2) { $0.problem == nil }
  }
}

extension WrongDate {
  fileprivate var isOutside: Bool {
    switch problem {
    case .before, .after: true
    default: false
    }
  }
}
