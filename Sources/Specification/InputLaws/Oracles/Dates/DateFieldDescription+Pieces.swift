/// A piece of a date field's text: the text of a segment, or a literal.
struct DatePiece: Hashable, Sendable {
  /// The segment, or `nil` for a literal.
  var segment: DateSegment?
  var text: String
  /// The index, in a range, of the date that the piece belongs to.
  var half: Int
}

extension DateFieldDescription {
  /// The field's parts, each with the index of its date; the separator belongs to the first date.
  var allParts: [(part: DateLayout.Part, half: Int)] {
    let first = layout.parts.map { (part: $0, half: 0) }
    guard let separator else { return first }
    return first + separator.map { (part: .literal($0), half: 0) }
      + layout.parts.map { (part: $0, half: 1) }
  }

  var segments: [DateSegment] {
    layout.parts.compactMap { part in if case .segment(let segment) = part { segment } else { nil }
    }
  }

  var literals: [Unicode.Scalar] {
    allParts.compactMap { part, _ in if case .literal(let literal) = part { literal } else { nil } }
  }

  func pieces(of values: [DateFieldValue]) -> [DatePiece] {
    allParts.map { part, half in
      switch part {
      case .literal(let scalar): DatePiece(segment: nil, text: String(scalar), half: half)
      case .segment(let segment):
        DatePiece(segment: segment, text: text(of: segment, in: values[half]), half: half)
      }
    }
  }

  private func text(of segment: DateSegment, in value: DateFieldValue) -> String {
    if segment == .halfDay { return value.time.hour < 12 ? texts.morning : texts.afternoon }
    return digits(segment.number(in: value.components), segment.digitCount)
  }

  /// A number in the field's digits, with leading zeros if it has fewer than `count` digits.
  func digits(_ number: Int, _ count: Int) -> String {
    let ascii = String(number)
    let padded = String(repeating: "0", count: max(0, count - ascii.count)) + ascii
    return String(scalars: padded.scalars.map { texts.digits[Int($0.value) - 48] })
  }

  /// Whether the layout has each component, from the year to the millisecond.
  var hasComponents: [Bool] {
    let components: [Set<DateSegment>] = [
      [.year, .shortYear], [.month], [.day], [.hour, .hour12], [.minute], [.second], [.millisecond],
    ]
    return components.map { !$0.isDisjoint(with: segments) }
  }

  /// The value, without the components that the layout lacks (D15.2).
  func kept(of value: DateFieldValue) -> DateFieldValue {
    let parts = zip(hasComponents, zip(value.components, [2000, 1, 1, 0, 0, 0, 0]))
    return DateFieldValue(ofComponents: parts.map { $0 ? $1.0 : $1.1 })
  }

  func isDigit(_ scalar: Unicode.Scalar) -> Bool { texts.digits.contains(scalar) }

  func isOfHalfDay(_ scalar: Unicode.Scalar) -> Bool {
    (texts.morning + texts.afternoon).unicodeScalars.contains(scalar)
  }
}

extension DateSegment {
  /// Whether a value of the segment, written with leading zeros, begins with these digits (D14.2).
  func canBegin(with digits: String) -> Bool {
    numbers.contains { number in
      let ascii = String(number)
      return (String(repeating: "0", count: digitCount - ascii.count) + ascii).hasPrefix(digits)
    }
  }
}

typealias DateTextAnswer = Answer<String, DateTextProblem>

typealias DateValuesAnswer = Answer<[DateFieldValue], DateTextProblem>

typealias DateLayoutAnswer = Answer<[DateLayout.Part], DateLayoutError>

/// Sequences of digits to type into an empty field; the field's decisions must be the model's.
///
/// A decision depends only on the state and the edit, so each state needs to be checked only once.
struct DigitTypings {
  private let field: any TextRule
  private let model: any TextRule

  /// Creates the fields of the implementation and of the model for a layout.
  init(in layout: String, of subject: Implementation) throws {
    let description = DateFieldDescription(try DateLayout(layout))
    field = try subject.dateFields.fieldOfDescription(description)
    model = try Implementation.DateFields.model.fieldOfDescription(description)
  }

  /// Requires that typing `digits`, and then any two more digits, has the same results as in the
  /// model.
  func requireEqual(after digits: String) throws {
    let start = try digits.reduce(FieldState.empty) { try state(after: String($1), in: $0) }
    let states = Set(try Self.keys.map { try state(after: $0, in: start) })
    for state in states where state != start {
      for key in Self.keys { _ = try self.state(after: key, in: state) }
    }
  }

  private static let keys = (0...9).map(String.init)

  /// The state after a key; the field's decision about the key must be the model's.
  private func state(after key: String, in state: FieldState) throws -> FieldState {
    let edit = Edit(replacing: state.selection, with: key)
    let decision = field.decide(edit, on: state)
    try PropertyTesting.requireEqual(decision, model.decide(edit, on: state), "\(edit) of \(state)")
    return decision.newState ?? state
  }
}

extension Generator<String> {
  static func digits(_ count: Int) -> Generator {
    let end = (0..<count).reduce(1) { power, _ in power * 10 }
    return Generator<Int>.int(in: 0...end - 1).map { String(String(end + $0).dropFirst()) }
  }
}
