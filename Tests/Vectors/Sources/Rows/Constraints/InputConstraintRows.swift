import InputRules

/// The cases of a browser's inputs.
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

/// A case that the reference doesn't support yet; it is counted by its kind.
struct WaitingRow: VectorRow {
  let line: Int
  /// The row's kind, and what it waits for.
  let kind: String

  var asked: String { kind }

  func answer() -> VectorAnswer { .unsupported(kind: kind) }
}
