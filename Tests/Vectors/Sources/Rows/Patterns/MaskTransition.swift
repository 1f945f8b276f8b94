import InputRules

/// An edit of a field whose pattern is a mask of digits.
struct MaskTransition {
  /// The kinds of edit that a keyboard makes.
  enum Operation: String { case insert, delBack, delFwd }

  /// The mask, in which `d` stands for a digit.
  let mask: String
  let state: FieldState
  let operation: Operation
  let edit: Edit

  init(_ vector: VectorCase) throws(MalformedVector) {
    mask = try vector.field.text("pattern")
    let (start, end) = try vector.state.pair("selection")
    // The distance overflows only for numbers that are outside any text anyway.
    let selection = TextRange(location: start, length: end &- start)
    state = try vector.state.state(
      try vector.state.text("text"), selecting: selection, of: "selection")
    guard let operation = Operation(rawValue: try vector.edit.text("key")) else {
      throw vector.edit.malformed("key", "is not known; write “insert”, “delBack” or “delFwd”")
    }
    self.operation = operation
    let inserted = try vector.edit.text("text")
    edit = Edit(
      replacing: Self.range(of: operation, on: state),
      with: operation == .insert ? inserted : "")
  }

  /// The replaced range: the selection or, for a caret, the unit that a key deletes.
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
