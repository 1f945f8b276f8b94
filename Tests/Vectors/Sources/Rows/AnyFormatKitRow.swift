import InputRules

/// A formatted edit of AnyFormatKit: a text, the replaced range, and the resulting text and caret.
///
/// The earlier selection isn't given; the range is used instead.
struct AnyFormatKitRow: VectorRow {
  let line: Int
  let config: AnyFormatKitConfig
  let state: FieldState
  let edit: Edit
  let expectedText: String
  /// Where the caret is expected, in UTF-16 units.
  let expectedCaret: Int

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
    return .said(
      expected: Self.words(expectedText, caret: expectedCaret),
      ours: Self.words(after.text, caret: after.selection.location))
  }

  /// Both answers if only empty slots, and literals between them, are deleted, predicted without
  /// the reference: AnyFormatKit's caret is after the last slot before the range.
  var predictionOfDeletedPlaceholders: VectorPrediction? {
    guard case .placeholder(let pattern, let symbol) = config, edit.isDeletion,
      edit.range.length > 0, let written = written(of: pattern, symbol)
    else { return nil }
    let slots = Array(pattern.utf16.prefix(edit.range.location))
    guard let caret = slots.lastIndex(of: UInt16(symbol.value)).map({ $0 + 1 }), caret >= written,
      edit.range.location >= written
    else { return nil }
    return VectorPrediction(
      peers: Self.words(state.text, caret: caret), ours: Self.words(state.text, caret: written))
  }

  /// The end of the written part, if everything after it matches the pattern, and no slot before it
  /// is empty; nil also if a scalar isn't one unit.
  private func written(of pattern: String, _ symbol: Unicode.Scalar) -> Int? {
    let (text, slots) = (Array(state.text.unicodeScalars), Array(pattern.unicodeScalars))
    guard text.count == slots.count, text.count == state.text.utf16.count,
      text.count == pattern.utf16.count, slots.first == symbol
    else { return nil }
    let end = text.indices.last { text[$0] != slots[$0] }.map { $0 + 1 } ?? 0
    let isFilled = (0..<end).allSatisfy { (slots[$0] == symbol) == (text[$0] != slots[$0]) }
    return isFilled ? end : nil
  }

  static func words(_ text: String, caret: Int) -> String {
    "\(text.escaped), caret \(caret)"
  }
}

/// AnyFormatKit's answers to edits of sums, according to its source, and ours, according to N7.8,
/// without the reference.
extension AnyFormatKitRow {
  /// Both answers if an integer part of several digits would start with a zero.
  var predictionOfLeadingZero: VectorPrediction? { refusal { $1.hasLeadingZero } }

  /// Both answers if there would be too many digits.
  var predictionOfTooManyDigits: VectorPrediction? {
    refusal { sum, number in
      number.integer.count > sum.mostIntegerDigits
        || number.fraction.count > sum.mostFractionDigits
    }
  }

  /// Both answers if the number is the same, and the caret isn't.
  var predictionOfCaret: VectorPrediction? {
    guard case .sum(let sum) = config, let peers = peersAnswer,
      let edited = AnyFormatKitSumEdit(edit, of: state.text, in: sum), edited.isOrdinary,
      let ours = edited.answer, ours.text == peers.text
    else { return nil }
    return VectorPrediction(
      peers: Self.words(peers.text, caret: peers.caret),
      ours: Self.words(ours.text, caret: ours.caret))
  }

  /// Both answers if we leave the state unchanged, and AnyFormatKit takes part of an insertion.
  private func refusal(
    where isRefused: (AnyFormatKitSum, AnyFormatKitSumEdit) -> Bool
  ) -> VectorPrediction? {
    guard case .sum(let sum) = config, !edit.isDeletion, let peers = peersAnswer,
      let edited = AnyFormatKitSumEdit(edit, of: state.text, in: sum), isRefused(sum, edited)
    else { return nil }
    return VectorPrediction(
      peers: Self.words(peers.text, caret: peers.caret),
      ours: Self.words(state.text, caret: state.selection.location))
  }

  /// AnyFormatKit's result; nil if a character isn't one unit.
  private var peersAnswer: (text: String, caret: Int)? {
    guard case .sum(let sum) = config else { return nil }
    let texts = [state.text, edit.replacement, sum.field.prefix, sum.field.suffix]
    guard texts.allSatisfy({ $0.count == $0.utf16.count }) else { return nil }
    let range = edit.range.location..<(edit.range.location + edit.range.length)
    return AnyFormatKitNumber(sum: sum).answer(to: edit.replacement, for: range, of: state.text)
  }
}

/// How a row of AnyFormatKit formats.
enum AnyFormatKitConfig {
  /// Literals are written as far as there is input; the symbol represents one character of it.
  case `default`(pattern: String, symbol: Unicode.Scalar)
  /// The whole pattern is always visible, with its symbols where input is missing.
  case placeholder(pattern: String, symbol: Unicode.Scalar)
  /// A number, grouped.
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
