import InputLaws
import InputRules

extension WildRule {
  static let rereadsInsertedOnly = WildRule(
    "RereadsInsertedOnly",
    mistake:
      "After an edit only what was inserted is read anew, not what stands behind it.",
    source: "https://github.com/tree-sitter/tree-sitter/issues/633",
    caughtBy: ["EditedTextIsJudgedAsWritten"],
    numbers: HeadReaders())
}

/// The head and the insertion are judged; of the tail is said what was said of it before.
private struct HeadReaders: WrongNumbers {
  func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    let grammar = isComplete ? NumberGrammar.complete : .partial
    var state = FieldState(text)
    var known = model.problem(of: text, as: grammar, in: format)
    return edits.map { edit in
      guard let next = try? state.replacing(edit) else { return known }
      state = next
      let isInside = next.selection.location < next.text.utf16.count
      let head = String(
        decoding: next.text.utf16.prefix(next.selection.location), as: UTF16.self)
      let fresh = model.problem(of: isInside ? head : next.text, as: grammar, in: format)
      known = isInside && fresh?.found == nil ? known : fresh
      return known
    }
  }
}
