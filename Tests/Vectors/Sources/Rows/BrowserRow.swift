import InputRules

/// A test of a browser's input for a number, range, week, month, date, time, or date and time.
struct BrowserRow: VectorRow, Decodable {
  /// The type of the input, and its attributes as written.
  private let field: [String: String]
  private let edit: Question
  private let expected: Answer

  private struct Question: Decodable {
    let check: Check
    let text: String?
    /// The number of steps to take.
    let n: Int?
  }

  private enum Check: String, Decodable {
    case sanitize, set, typed, rangeUnderflow, rangeOverflow, stepMismatch, step, range
    case rangeStep = "range-step"
  }

  private struct Answer: Decodable {
    let value: Value
    let badInput: Bool?
  }

  private enum Value: Decodable {
    case text(String)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      let flag = try? value.decode(Bool.self)
      self = try flag.map { .flag($0) } ?? .text(value.decode(String.self))
    }
  }

  private var text: String { edit.text ?? "" }

  func answer() throws -> VectorAnswer {
    let expected =
      switch self.expected.value {
      case .flag(let flag): "\(flag)"
      case .text(let text): words(text, isBad: self.expected.badInput ?? false)
      }
    let type = field["type"] ?? ""
    if let kind = type == "datetime-local" ? .datetimeLocal : DateInputKind(rawValue: type) {
      return .words(expected: expected, ours: try answer(of: dateInput(kind)))
    }
    switch (type, edit.check) {
    case ("range", _): return .unsupported(kind: "range rows wait for a control that snaps")
    case ("number", .step): return .unsupported(kind: "step rows wait for a stepper")
    case ("number", _): return .words(expected: expected, ours: numberAnswer())
    default: throw VectorProblem("unknown type \(type.escaped)")
    }
  }

  /// The text; after steps, without seconds and zeros that a time doesn't need.
  private func words(_ text: String, isBad: Bool) -> String {
    if edit.check == .step { return text.withShortestTime.escaped }
    return text.escaped + (isBad ? ", bad input" : "")
  }

  private func dateInput(_ kind: DateInputKind) -> HTMLDateInput {
    HTMLDateInput(
      kind, minimum: field["min"], maximum: field["max"], step: field["step"],
      defaultValue: field["value"])
  }

  private func answer(of input: HTMLDateInput) throws -> String {
    let validity = input.validity(of: text)
    switch edit.check {
    case .sanitize, .set: return words(input.sanitized(text), isBad: false)
    case .typed: return words(input.sanitized(text), isBad: validity.badInput)
    case .rangeUnderflow: return "\(validity.underflows)"
    case .rangeOverflow: return "\(validity.overflows)"
    case .stepMismatch: return "\(validity.mismatchesStep)"
    case .step: return words(try input.stepped(text, by: edit.n ?? 1), isBad: false)
    case .range, .rangeStep: throw VectorProblem("the check isn't one of a date input")
    }
  }

  /// The answer of a number input.
  ///
  /// If a typed text isn't a number, the input keeps the text and doesn't check the bounds. If code
  /// sets such a text, the input is cleared.
  private func numberAnswer() -> String {
    let isNumber = NumberFormat.html.accepts(text)
    switch edit.check {
    case .rangeOverflow, .rangeUnderflow, .stepMismatch:
      let value = number(text)
      do throws(NumberError) {
        let bounds = try self.bounds
        return "\(value.map { !bounds.contains($0) } ?? false)"
      } catch {
        return "refused: \(error)"
      }
    default:
      let isBad = edit.check == .typed && !isNumber && !text.isEmpty
      return words(isNumber ? text : "", isBad: isBad)
    }
  }

  private var bounds: NumberBounds {
    get throws(NumberError) {
      switch edit.check {
      case .rangeOverflow: try NumberBounds(maximum: number(field["max"]))
      case .rangeUnderflow: try NumberBounds(minimum: number(field["min"]))
      default: try NumberBounds(step: step, stepBase: number(field["min"]))
      }
    }
  }

  /// The step; as in HTML, it is 1 if the attribute is missing or isn't a positive number.
  private var step: ExactNumber? {
    if field["step"] == "any" { return nil }
    return number(field["step"]).flatMap { $0 > 0 ? $0 : nil } ?? 1
  }

  private func number(_ attribute: String?) -> ExactNumber? {
    attribute.flatMap { try? NumberFormat.html.value(of: $0) }
  }
}

extension String {
  /// The text without the zeros at a time's end: first in the fraction, then in the seconds.
  fileprivate var withShortestTime: String {
    var text = self
    if text.contains(".") { while text.last == "0" { text.removeLast() } }
    if text.last == "." { text.removeLast() }
    let hasSeconds = text.split(separator: ":", omittingEmptySubsequences: false).count == 3
    return hasSeconds && text.hasSuffix(":00") ? String(text.dropLast(3)) : text
  }
}
