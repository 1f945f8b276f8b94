import InputRules

/// The cases about a browser's inputs.
enum InputConstraintRows {
  static func row(_ vector: VectorCase) throws(MalformedVector) -> any VectorRow {
    let check = try vector.edit.text("check")
    guard checks.contains(check) else {
      throw vector.edit.malformed("check", "is not known; write \(listed(checks))")
    }
    switch try vector.field.text("type") {
    case "number": return try numberRow(vector, check)
    case "range":
      return WaitingRow(line: vector.line, kind: "range rows wait for a control that snaps")
    case let type:
      guard let kind = dateInputs.first(where: { $0.type == type })?.kind else {
        let types = ["number", "range"] + dateInputs.map(\.type)
        throw vector.field.malformed("type", "is not known; write \(listed(types))")
      }
      return try DateInputRow(vector, check, kind)
    }
  }

  private static func numberRow(
    _ vector: VectorCase, _ check: String
  ) throws(MalformedVector) -> any VectorRow {
    switch check {
    case "sanitize", "set", "typed": return try NumberValueRow(vector, check)
    case "stepMismatch", "rangeOverflow", "rangeUnderflow": return try NumberBoundRow(vector, check)
    default: return WaitingRow(line: vector.line, kind: "\(check) rows wait for a stepper")
    }
  }

  private static let checks = [
    "sanitize", "set", "typed", "stepMismatch", "rangeOverflow", "rangeUnderflow", "step", "range",
    "range-step",
  ]

  private static let dateInputs: [(type: String, kind: DateInputKind)] = [
    ("date", .date), ("time", .time), ("datetime-local", .datetimeLocal), ("month", .month),
    ("week", .week),
  ]

  private static func listed(_ names: [String]) -> String {
    names.dropLast().map { "“\($0)”" }.joined(separator: ", ") + " or “\(names.last ?? "")”"
  }
}

/// A case that the reference doesn't support yet, counted by its kind.
struct WaitingRow: VectorRow {
  let line: Int
  /// The row's kind, and the missing feature.
  let kind: String

  var asked: String { kind }

  func answer() -> VectorAnswer { .unsupported(kind: kind) }
}

/// The attributes of a browser's number input, as text.
struct NumberAttributes {
  private let minimum: String?
  private let maximum: String?
  private let step: String?

  init(_ fields: JSONFields) throws(MalformedVector) {
    minimum = fields.has("min") ? try fields.text("min") : nil
    maximum = fields.has("max") ? try fields.text("max") : nil
    step = fields.has("step") ? try fields.text("step") : nil
  }

  /// The bounds that one check uses.
  func bounds(of check: String) throws(NumberError) -> NumberBounds {
    switch check {
    case "rangeOverflow": try NumberBounds(maximum: number(maximum))
    case "rangeUnderflow": try NumberBounds(minimum: number(minimum))
    default: try NumberBounds(step: stepValue, stepBase: number(minimum))
    }
  }

  /// HTML uses steps of 1 if the attribute is missing or isn't a number above zero.
  private var stepValue: ExactNumber? {
    if step == "any" { return nil }
    return number(step).flatMap { $0 > 0 ? $0 : nil } ?? 1
  }

  private func number(_ attribute: String?) -> ExactNumber? {
    attribute.flatMap { try? NumberFormat.html.value(of: $0) }
  }
}

extension NumberAttributes: CustomStringConvertible {
  var description: String {
    let written = [("min", minimum), ("max", maximum), ("step", step)].compactMap { name, value in
      value.map { "\(name) \($0.escaped)" }
    }
    return written.isEmpty ? "no attributes" : written.joined(separator: ", ")
  }
}

/// A case of a browser's number input: whether a value is too large, too small, or between steps.
struct NumberBoundRow: VectorRow {
  let line: Int
  let asked: String
  private let input: String
  private let bounds: Result<NumberBounds, NumberError>
  private let expected: Bool

  init(_ vector: VectorCase, _ check: String) throws(MalformedVector) {
    line = vector.line
    input = try vector.edit.text("text")
    expected = try vector.expected.flag("value")
    let attributes = try NumberAttributes(vector.field)
    asked = "\(check) of \(input.escaped) with \(attributes)"
    bounds = Result { () throws(NumberError) in try attributes.bounds(of: check) }
  }

  func answer() -> VectorAnswer { .words(expected: "\(expected)", ours: ours) }

  private var ours: String {
    switch bounds {
    case .success(let bounds): "\(isOutside(bounds))"
    case .failure(let error): "refused: \(error)"
    }
  }

  /// Whether the number violates the bound; a text that isn't a number violates none.
  private func isOutside(_ bounds: NumberBounds) -> Bool {
    (try? NumberFormat.html.value(of: input)).map { !bounds.contains($0) } ?? false
  }
}

/// A case of a browser's number input: its value after a text is set or typed.
struct NumberValueRow: VectorRow {
  let line: Int
  private let input: String
  /// Whether the text is typed: such a text remains even if it isn't a number, unlike a set text.
  private let isTyped: Bool
  private let expectedValue: String
  private let expectsBadInput: Bool

  init(_ vector: VectorCase, _ check: String) throws(MalformedVector) {
    line = vector.line
    input = try vector.edit.text("text")
    isTyped = check == "typed"
    expectedValue = try vector.expected.text("value")
    expectsBadInput = check == "sanitize" ? false : try vector.expected.flag("badInput")
  }

  var asked: String { "the value when \(input.escaped) is \(isTyped ? "typed" : "set")" }

  func answer() -> VectorAnswer {
    let isNumber = NumberFormat.html.accepts(input)
    return .words(
      expected: Self.words(expectedValue, isBad: expectsBadInput),
      ours: Self.words(isNumber ? input : "", isBad: isTyped && !isNumber && !input.isEmpty))
  }

  private static func words(_ value: String, isBad: Bool) -> String {
    value.escaped + (isBad ? ", bad input" : "")
  }
}
