import InputRules
import InputRulesModel

/// A field that groups digits by the model, but for its decisions about edits.
struct WrongNumberField: WrongRule {
  /// How its numbers are written.
  let format: NumberFormat
  /// Which numbers it takes.
  let bounds: NumberBounds
  let decide: @Sendable (WrongNumberField, Edit, FieldState) -> Decision

  /// The field as it should be.
  var model: any TextRule { ModelNumberField(format, bounds: bounds) }

  func decide(_ edit: Edit, on state: FieldState) -> Decision { decide(self, edit, state) }

  /// The text without separators between groups.
  func bare(_ text: String) -> String {
    var bare = text
    bare.unicodeScalars.removeAll { $0 == format.symbols.groupingSeparator }
    return bare
  }

  /// Why the text isn't a beginning of a number of the field, separators left out.
  func problem(of text: String) -> NumberProblem? {
    var plain = format
    plain.allowsExponent = false
    return ModelNumbers().problem(of: bare(text), as: .partial, in: plain)
  }

  /// What the field shows when `text` is put into it, the caret at the end.
  func showing(_ text: String) -> FieldState {
    let empty = Edit(replacing: .caret(at: 0), with: text)
    guard let state = model.decide(empty, on: .empty).newState else { return FieldState(text) }
    return FieldState(state.text)
  }

  /// Whether the range holds separators between groups and nothing else.
  func isGrouping(_ text: String) -> Bool { !text.isEmpty && bare(text).isEmpty }
}
