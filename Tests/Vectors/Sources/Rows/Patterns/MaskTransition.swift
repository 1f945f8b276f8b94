import InputRules

/// An edit of a field whose pattern is a mask of digits.
struct MaskTransition {
  /// The kinds of edit that a keyboard makes.
  enum Operation: String { case insert, delBack, delFwd }

  /// The mask, in which `d` means a digit.
  let mask: String
  let state: FieldState
  let operation: Operation
  let edit: Edit

  init(_ fields: JSONFields) throws(MalformedVector) {
    mask = try fields.text("pattern")
    let (start, end) = try fields.pair("sel")
    // Numbers whose distance overflows are outside any text anyway.
    let selection = TextRange(location: start, length: end &- start)
    state = try fields.state(try fields.text("value"), selecting: selection, of: "sel")
    guard let operation = Operation(rawValue: try fields.text("op")) else {
      throw fields.malformed("op", "is not known; write “insert”, “delBack” or “delFwd”")
    }
    self.operation = operation
    let inserted = try fields.text("text")
    edit = Edit(
      replacing: Self.range(of: operation, on: state),
      with: operation == .insert ? inserted : "")
  }

  /// The replaced range: the selection or, with a caret, the unit that a key deletes.
  private static func range(of operation: Operation, on state: FieldState) -> TextRange {
    let caret = state.selection.location
    guard state.selection.length == 0 else { return state.selection }
    switch operation {
    case .insert: return state.selection
    case .delBack: return TextRange(location: max(caret - 1, 0), length: min(caret, 1))
    case .delFwd:
      return TextRange(location: caret, length: min(state.text.utf16.count - caret, 1))
    }
  }

  /// The content of our field after the edit.
  func answer(of slot: PatternSlot, _ rules: MaskRules) -> MaskAnswer {
    MaskAnswer(rules.field(Pattern(mask, slot, for: "d")).apply(edit, to: state))
  }
}

extension MaskTransition: CustomStringConvertible {
  var description: String { "\(mask.escaped): \(edit) in \(state)" }
}
