import Foundation
import InputRules

extension TestedField {
  /// A text field's or text view's delegate, which says yes or no.
  ///
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - shouldChange: `textField(_:shouldChangeCharactersIn:replacementString:)` or
  ///     `textView(_:shouldChangeTextIn:replacementText:)`: the text that stands, the range in
  ///     UTF-16 units, and what takes its place.
  public static func delegate(
    _ name: String, _ shouldChange: @escaping (String, NSRange, String) -> Bool
  ) -> TestedField {
    TestedField(name, placesCaret: false, rewrites: false) {
      { edit, state in
        let isAllowed = shouldChange(state.text, NSRange(edit.range), edit.replacement)
        return EditAnswer(isAllowed ? state.spliced(edit) : state, after: edit, on: state)
      }
    }
  }

  /// Code that keeps something between its calls: each field begins with new code.
  ///
  ///     let pin = TestedField.anew {
  ///       let delegate = PINDelegate()
  ///       return .delegate("PIN") { delegate.allows($2, in: $1, of: $0) }
  ///     }
  ///
  /// - Parameter make: makes the code of a new field, always in the same shape.
  public static func anew(_ make: @escaping () -> TestedField) -> TestedField {
    let first = make()
    return TestedField(
      first.name, placesCaret: first.placesCaret, rewrites: first.rewrites, isStateful: true
    ) { make().begin() }
  }

  /// Code that formats: it answers with the text and the caret that the field shows.
  ///
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - format: the text that stands, the range in UTF-16 units, and what takes its place; answers
  ///     with the new text and the caret in UTF-16 units, or nil to refuse.
  public static func formatter(
    _ name: String, _ format: @escaping (String, NSRange, String) -> (text: String, caret: Int)?
  ) -> TestedField {
    TestedField(name, placesCaret: true, rewrites: true) {
      { edit, state in
        guard let shown = format(state.text, NSRange(edit.range), edit.replacement) else {
          return EditAnswer(state, after: edit, on: state)
        }
        return .showing(shown.text, .caret(at: shown.caret), after: edit, on: state)
      }
    }
  }

  /// A rule of `InputRules`, or one of your own that is a `TextRule`.
  ///
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - rule: the rule.
  public static func rule(_ name: String, _ rule: some TextRule) -> TestedField {
    TestedField(name, placesCaret: true, rewrites: true) {
      { edit, state in EditAnswer(rule.apply(edit, to: state), after: edit, on: state) }
    }
  }
}

extension EditAnswer {
  /// What code shows that sets the text and the selection itself.
  static func showing(
    _ text: String, _ selection: TextRange, after edit: Edit, on before: FieldState
  ) -> EditAnswer {
    let length = text.utf16.count
    let isInside = selection.isInside(textOf: length)
    return EditAnswer(
      .showing(text, selecting: selection), after: edit, on: before,
      trouble: isInside ? nil : .caretOutside(selection, length: length))
  }
}

extension NSRange {
  /// The range of an edit.
  init(_ range: TextRange) { self.init(location: range.location, length: range.length) }
}

extension TextRange {
  /// A platform's range.
  init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
