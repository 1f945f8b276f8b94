import InputRules

/// A formatted edit of AnyFormatKit: a text, the replaced range, and the resulting text and caret.
///
/// A row doesn't contain the earlier selection; the replaced range is used instead.
struct AnyFormatKitRow: VectorRow {
  let line: Int
  private let config: AnyFormatKitConfig
  private let state: FieldState
  private let edit: Edit
  private let expectedText: String
  /// The expected caret, in UTF-16 units.
  private let expectedCaret: Int

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    config = try AnyFormatKitConfig(vector.field)
    edit = try vector.edit.replacement()
    state = try vector.edit.state(
      try vector.state.text("text"), selecting: edit.range, of: "range")
    expectedText = try vector.expected.text("text")
    expectedCaret = try vector.expected.integer("caret")
    if expectedCaret > expectedText.utf16.count {
      throw vector.expected.malformed("caret", "is after the end of “text”; write a lower one")
    }
  }

  var asked: String { "\(config): \(edit) in \(state.text.escaped)" }

  func answer() -> VectorAnswer {
    let after = config.apply(edit, to: state)
    return .words(
      expected: Self.words(expectedText, caret: expectedCaret),
      ours: Self.words(after.text, caret: after.selection.location))
  }

  private static func words(_ text: String, caret: Int) -> String {
    "\(text.escaped), caret \(caret)"
  }
}

/// The formatting of a row from AnyFormatKit.
enum AnyFormatKitConfig {
  /// Literals are written as far as the input reaches; the symbol stands for one input character.
  case `default`(pattern: String, symbol: Unicode.Scalar)
  /// The whole pattern is always visible, with its symbols in place of missing input.
  case placeholder(pattern: String, symbol: Unicode.Scalar)
  /// A number with grouped digits.
  case sum(AnyFormatKitSum)

  init(_ fields: JSONFields) throws(MalformedVector) {
    switch try fields.text("kind") {
    case "default":
      self = .default(pattern: try fields.text("pattern"), symbol: try fields.scalar("symbol"))
    case "placeholder":
      self = .placeholder(
        pattern: try fields.text("pattern"), symbol: try fields.scalar("symbol"))
    case "sum": self = .sum(try AnyFormatKitSum(fields))
    default:
      throw fields.malformed("kind", "is not known; write “default”, “placeholder” or “sum”")
    }
  }

  /// The state after an edit, according to our field with the same format.
  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    switch self {
    case .default(let pattern, let symbol):
      return MaskRules.anyFormatKit.field(Pattern(pattern, .any, for: symbol))
        .apply(edit, to: state)
    case .placeholder(let pattern, let symbol):
      let slot = PatternSlot(.anyExcept([symbol]))
      return MaskRules.anyFormatKit.with { policies, _ in policies.placeholder = symbol }
        .field(Pattern(pattern, slot, for: symbol)).apply(edit, to: state)
    case .sum(let sum): return sum.field.apply(edit, to: state)
    }
  }
}

extension AnyFormatKitConfig: CustomStringConvertible {
  var description: String {
    switch self {
    case .default(let pattern, let symbol):
      "default \(pattern.escaped) of \(String(symbol).escaped)"
    case .placeholder(let pattern, let symbol):
      "placeholder \(pattern.escaped) of \(String(symbol).escaped)"
    case .sum(let sum): "sum \(sum)"
    }
  }
}
