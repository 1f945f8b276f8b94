/// The parts of a date field's text.
protocol ShownDate { var pieces: [DatePiece] { get } }

extension ShownDate {
  var text: String { pieces.map(\.text).joined() }

  /// The text without the literals after the last segment.
  var trimmed: String {
    let last = pieces.lastIndex { $0.segment != nil } ?? 0
    return pieces[...last].map(\.text).joined()
  }

  /// The text without any literals.
  var bare: String { pieces.filter { $0.segment != nil }.map(\.text).joined() }
}

/// A date field, with a value that it accepts or the two values of a range.
struct DateSample: ShownDate, Hashable, Sendable {
  var field: DateFieldDescription
  var values: [DateFieldValue]

  var pieces: [DatePiece] { field.pieces(of: values) }
}

extension DateSample: CustomStringConvertible {
  var description: String { "\(field.words)\ntext     \(text.escaped)" }
}

extension DateFieldDescription: Worded {
  package var words: String {
    let separator = separator.map { " separator \(String(scalars: $0).escaped)" } ?? ""
    return """
      layout   \("\(layout)".escaped)\(separator)
      texts    \(String(scalars: texts.digits.prefix(2)).escaped) \(texts.morning.escaped) \
      \(texts.afternoon.escaped)
      policies \(policies.words)
      """
  }
}

extension DatePolicies {
  /// The policies that differ from the standard policies, in words.
  var words: String {
    var words: [String] = []
    if !padding { words.append("no padding") }
    if literals != .lazy { words.append("\(literals)") }
    if overflow != .passesOn { words.append("overflow \(overflow)") }
    if whole != .refused { words.append("whole \(whole)") }
    if pivot != 1950 { words.append("pivot \(pivot)") }
    if let minimum { words.append("from \(minimum)") }
    if let maximum { words.append("through \(maximum)") }
    return words.isEmpty ? "standard" : words.joined(separator: ", ")
  }
}

extension Generator<DateSample> {
  /// A field, and values that the field accepts.
  ///
  /// - Parameter change: changes the policies of the field to those that the law covers.
  static func dateSample(
    _ shape: DateFieldShape = .any,
    _ change: @escaping @Sendable (inout DatePolicies) -> Void = { _ in }
  ) -> Generator {
    Generator { source in
      let first = source.dateFieldValue()
      var field = source.dateField(shape, around: first)
      change(&field.policies)
      field.policies.padding = field.policies.padding || field.hasNeighbors
      var values = [first]
      if field.separator != nil { values.append(source.dateFieldValue(notBefore: first, field)) }
      field.admit(values)
      return DateSample(field: field, values: values)
    }
  }

  /// A sample whose field never changes a pasted date to the nearest acceptable value.
  static let unclampedSample = dateSample {
    if $0.whole == .clamped { $0.whole = .refused }
    if $0.overflow == .clamped { $0.overflow = .passesOn }
  }
}

extension DateFieldDescription {
  /// Whether two segments of digits are adjacent, without a literal between them.
  var hasNeighbors: Bool {
    zip(layout.parts, layout.parts.dropFirst()).contains { one, next in
      guard case .segment(let one) = one, case .segment(let next) = next else { return false }
      return one != .halfDay && next != .halfDay
    }
  }

  /// Changes the bounds and the pivot so that the field accepts the values, as its layout shows
  /// them.
  fileprivate mutating func admit(_ values: [DateFieldValue]) {
    if segments.contains(.shortYear) {
      let years = values.map(\.date.year)
      let latest = min(9900, years.min() ?? 1)
      let isInside = years.allSatisfy { (policies.pivot..<policies.pivot + 100).contains($0) }
      if !isInside { policies.pivot = latest }
    }
    if hasComponents.drop(while: \.self).contains(true) {
      policies.minimum = policies.minimum.map(kept)
      policies.maximum = policies.maximum.map(kept)
    }
    for value in values.map(kept) {
      policies.minimum = policies.minimum.map { Swift.min($0, value) }
      policies.maximum = policies.maximum.map { Swift.max($0, value) }
    }
  }
}

/// A field, one of its segments, the text before the segment, and digits to type after this text.
struct DateSegmentQuestion: Hashable, Sendable {
  var sample: DateSample
  /// The index of the segment's piece.
  var piece: Int
  var digits: [Int]

  /// The text before the segment.
  var head: String { sample.pieces[..<piece].map(\.text).joined() }

  var segment: DateSegment { sample.pieces[piece].segment ?? .day }

  /// The literals between the segment and the next one.
  var literals: String {
    sample.pieces[(piece + 1)...].prefix { $0.segment == nil }.map(\.text).joined()
  }

  var next: DateSegment? { sample.pieces[(piece + 1)...].lazy.compactMap(\.segment).first }

  var number: Int { digits[0] * 10 + digits[1] }

  func key(_ index: Int) -> String { String(digits[index]) }

  func shown(_ number: Int, _ count: Int = 2) -> String { sample.field.digits(number, count) }
}

extension Generator<DateSegmentQuestion> {
  /// A sample, one of its two-digit segments, and any digits to type.
  static func dateSegment(_ change: @escaping @Sendable (inout DatePolicies) -> Void) -> Generator {
    let samples = Generator<DateSample>.dateSample(.separated, change)
    return Generator { source in
      let sample = source.draw(samples)
      let pieces = sample.pieces.indices.filter {
        sample.pieces[$0].segment?.takesZeros ?? false
      }
      let others = sample.pieces.indices.filter { sample.pieces[$0].segment != nil }
      let piece = source.element(of: pieces.isEmpty ? others : pieces)
      let digits = [source.int(upTo: 9), source.int(upTo: 9)]
      return DateSegmentQuestion(sample: sample, piece: piece, digits: digits)
    }
  }
}

/// A date that a field might refuse, as the field would show it.
struct WrongDate: ShownDate, Hashable, Sendable {
  var field: DateFieldDescription
  var value: DateFieldValue
  var day: Int

  var pieces: [DatePiece] {
    field.pieces(of: [value]).map { piece in
      guard piece.segment == .day else { return piece }
      return DatePiece(segment: .day, text: field.digits(day, 2), half: 0)
    }
  }

  /// The value that the field shows, or `nil` if the month lacks the day.
  var kept: DateFieldValue? {
    let kept = field.kept(of: value)
    guard field.segments.contains(.day) else { return kept }
    if day > DayCount.length(ofMonth: month, in: year) { return nil }
    let date = try? CivilDate(year: year, month: month, day: day)
    return date.map { DateFieldValue($0, kept.time) }
  }

  /// The acceptable date nearest to this one, once this one's day is limited to the month's length.
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

  /// The reason the field refuses the date when editing ends, or `nil` (D15.5).
  var problem: DateTextProblem? {
    guard let kept else { return .dayNotInMonth }
    if let minimum = field.policies.minimum, kept < minimum { return .before(minimum) }
    if let maximum = field.policies.maximum, kept > maximum { return .after(maximum) }
    return nil
  }
}

extension WrongDate: CustomStringConvertible {
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
    .cover("the month doesn't have the day", atLeast: 0.03) { $0.problem == .dayNotInMonth }
    .cover("is out of bounds", atLeast: 0.1) { $0.isOutside }
    .cover("is accepted", atLeast: 0.2) { $0.problem == nil }
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
