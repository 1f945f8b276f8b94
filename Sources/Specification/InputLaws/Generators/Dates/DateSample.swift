/// A date field, and a value that it accepts, or the two values of a range.
struct DateSample: Hashable, Sendable {
  var field: DateFieldDescription
  var values: [DateFieldValue]

  /// The parts of the text that shows the values.
  var pieces: [DatePiece] { field.pieces(of: values) }

  /// The text that shows the values.
  var text: String { pieces.map(\.text).joined() }

  /// The text without the literals after the last segment.
  var trimmed: String {
    let last = pieces.lastIndex { $0.segment != nil } ?? 0
    return pieces[...last].map(\.text).joined()
  }

  /// The text without any literals.
  var bare: String { pieces.filter { $0.segment != nil }.map(\.text).joined() }
}

extension DateSample: CustomStringConvertible {
  /// The field and the text, each on a line of its own.
  var description: String { "\(field.words)\ntext     \(text.escaped)" }
}

extension DateFieldDescription: Worded {
  /// The layout and the policies, each on a line of its own.
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
  /// The differences from the standard policies.
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
  /// A field of any kind, and values that it accepts.
  ///
  /// - Parameter change: changes the policies as a law needs them.
  static func dateSample(
    _ shape: DateFieldShape = .any,
    _ change: @escaping @Sendable (inout DatePolicies) -> Void = { _ in }
  ) -> Generator {
    Generator { source in
      let first = source.dateFieldValue()
      var field = source.dateField(shape, around: first)
      change(&field.policies)
      field.policies.padding = field.policies.padding || field.hasNeighbours
      var values = [first]
      if field.separator != nil { values.append(source.dateFieldValue(notBefore: first, field)) }
      field.admit(values)
      return DateSample(field: field, values: values)
    }
  }

  /// A field that shows the pasted date, and not the nearest value that it accepts.
  static let unclampedSample = dateSample {
    if $0.whole == .clamped { $0.whole = .refused }
    if $0.overflow == .clamped { $0.overflow = .passesOn }
  }
}

extension DateFieldDescription {
  /// Whether two segments of digits are adjacent, without a literal between them.
  var hasNeighbours: Bool {
    zip(layout.parts, layout.parts.dropFirst()).contains { one, next in
      guard case .segment(let one) = one, case .segment(let next) = next else { return false }
      return one != .halfDay && next != .halfDay
    }
  }

  /// Whether the field shows each component that is coarser than one that it shows.
  private var hasFirstComponents: Bool {
    let components: [Set<DateSegment>] = [
      [.year, .shortYear], [.month], [.day], [.hour, .hour12], [.minute], [.second], [.millisecond],
    ]
    let shown = components.map { !$0.isDisjoint(with: segments) }
    return !shown.drop { $0 }.contains(true)
  }

  /// Moves the bounds and the pivot so that they admit the values, as far as the layout shows them.
  fileprivate mutating func admit(_ values: [DateFieldValue]) {
    if segments.contains(.shortYear) {
      let years = values.map(\.date.year)
      let latest = min(9900, years.min() ?? 1)
      let isInside = years.allSatisfy { (policies.pivot..<policies.pivot + 100).contains($0) }
      if !isInside { policies.pivot = latest }
    }
    if !hasFirstComponents {
      policies.minimum = policies.minimum.map(kept)
      policies.maximum = policies.maximum.map(kept)
    }
    for value in values.map(kept) {
      policies.minimum = policies.minimum.map { Swift.min($0, value) }
      policies.maximum = policies.maximum.map { Swift.max($0, value) }
    }
  }
}
