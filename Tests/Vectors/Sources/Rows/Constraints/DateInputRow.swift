import InputRules

/// A case of a browser's input for dates, weeks, months or times of day.
struct DateInputRow: VectorRow {
  let line: Int
  let asked: String
  private let question: DateInputQuestion
  private let input: HTMLDateInput
  private let text: String
  private let expected: DateInputResult

  init(
    _ vector: VectorCase, _ check: String, _ kind: DateInputKind
  ) throws(MalformedVector) {
    line = vector.line
    text = try vector.edit.text("text")
    question = try DateInputQuestion(vector.edit, check)
    input = try HTMLDateInput(kind, vector.field)
    asked = "\(question.words) of \(text.escaped) as \(kind) with \(input.words)"
    expected = try question.expected(vector.expected)
  }

  func answer() -> VectorAnswer {
    .words(expected: expected.words, ours: question.answer(of: input, for: text).words)
  }
}

/// The question of a row about a date input.
private enum DateInputQuestion {
  case sanitised
  case set
  case typed
  case underflows
  case overflows
  case mismatchesStep
  case stepped(Int)

  init(_ fields: JSONFields, _ check: String) throws(MalformedVector) {
    switch check {
    case "sanitize": self = .sanitised
    case "set": self = .set
    case "typed": self = .typed
    case "rangeUnderflow": self = .underflows
    case "rangeOverflow": self = .overflows
    case "stepMismatch": self = .mismatchesStep
    case "step": self = .stepped(try fields.integer("n", least: .min))
    default: throw fields.malformed("check", "is not one of a date input; change it")
    }
  }

  var words: String {
    if case .stepped(let count) = self { "the value \(count) steps" } else { "\(self)" }
  }

  func expected(_ fields: JSONFields) throws(MalformedVector) -> DateInputResult {
    switch self {
    case .sanitised: return .text(try fields.text("value"), isBad: false)
    case .stepped: return .value(try fields.text("value"))
    case .set, .typed:
      return .text(try fields.text("value"), isBad: try fields.flag("badInput"))
    case .underflows, .overflows, .mismatchesStep: return .flag(try fields.flag("value"))
    }
  }

  func answer(of input: HTMLDateInput, for text: String) -> DateInputResult {
    let validity = input.validity(of: text)
    switch self {
    case .sanitised, .set: return .text(input.sanitised(text), isBad: false)
    case .typed: return .text(input.sanitised(text), isBad: validity.badInput)
    case .underflows: return .flag(validity.underflows)
    case .overflows: return .flag(validity.overflows)
    case .mismatchesStep: return .flag(validity.mismatchesStep)
    case .stepped(let count):
      do throws(DateInputError) {
        return .value(try input.stepped(text, by: count))
      } catch {
        return .refused(error)
      }
    }
  }
}

/// The answer to a row.
private enum DateInputResult {
  case text(String, isBad: Bool)
  /// A text that represents its value; zeros at the end of a time don't matter.
  case value(String)
  case flag(Bool)
  case refused(DateInputError)

  var words: String {
    switch self {
    case .text(let text, let isBad): text.escaped + (isBad ? ", bad input" : "")
    case .value(let text): text.withShortestTime.escaped
    case .flag(let flag): "\(flag)"
    case .refused(let error): "refused: \(error)"
    }
  }
}

extension String {
  /// The text without zeros at the end of a time: fraction digits, and then the seconds.
  fileprivate var withShortestTime: String {
    var text = self
    if text.contains(".") { while text.last == "0" { text.removeLast() } }
    if text.last == "." { text.removeLast() }
    let hasSeconds = text.split(separator: ":", omittingEmptySubsequences: false).count == 3
    return hasSeconds && text.hasSuffix(":00") ? String(text.dropLast(3)) : text
  }
}

extension HTMLDateInput {
  /// Creates the input with the attributes of a row.
  fileprivate init(_ kind: DateInputKind, _ attributes: JSONFields) throws(MalformedVector) {
    self.init(kind)
    if attributes.has("min") { minimum = try attributes.text("min") }
    if attributes.has("max") { maximum = try attributes.text("max") }
    if attributes.has("step") { step = try attributes.text("step") }
    if attributes.has("value") { defaultValue = try attributes.text("value") }
  }

  /// The attributes as text.
  fileprivate var words: String {
    let written = [
      ("min", minimum), ("max", maximum), ("step", step), ("value", defaultValue),
    ].compactMap { name, text in text.map { "\(name) \($0.escaped)" } }
    return written.isEmpty ? "no attributes" : written.joined(separator: ", ")
  }
}
