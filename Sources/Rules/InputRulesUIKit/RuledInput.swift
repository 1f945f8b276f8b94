#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import InputRulesFoundation
  import UIKit

  /// The properties of a text field or a text view that the delegates need.
  @MainActor protocol RuledInput: UITextInput {
    /// The text that the field shows; setting it moves the caret to the end.
    var shownText: String { get set }
    var keyboard: FieldKeyboard { get }
    /// Reports a change of the text as the platform would.
    func sendChange()
  }

  extension UITextField: RuledInput {
    var shownText: String {
      get { text ?? "" }
      set { text = newValue }
    }
    var keyboard: FieldKeyboard {
      FieldKeyboard(
        language: textInputMode?.primaryLanguage, fillsIn: textContentType != nil)
    }

    func sendChange() { sendActions(for: .editingChanged) }
  }

  extension UITextView: RuledInput {
    var shownText: String {
      get { text ?? "" }
      set { text = newValue }
    }
    var keyboard: FieldKeyboard {
      FieldKeyboard(
        language: textInputMode?.primaryLanguage, fillsIn: textContentType != nil)
    }

    func sendChange() { delegate?.textViewDidChange?(self) }
  }

  extension RuledInput {
    /// The shown text, with the selection and the marked range.
    var fieldState: FieldState {
      FieldState(
        shown: shownText, selection: selectedTextRange.map { offsets(of: $0) },
        marked: markedTextRange.map { offsets(of: $0) })
    }

    /// Shows another state; only the differing part of the text is replaced, so that the system can
    /// undo the change.
    func show(_ state: FieldState) {
      let edit = FieldState(shownText).edit(to: state.text)
      if let range = range(edit.range) { replace(range, withText: edit.replacement) }
      if !shownText.hasSameUnits(as: state.text) { shownText = state.text }
      selectedTextRange = range(state.selection)
    }

    private func offsets(of range: UITextRange) -> NSRange {
      NSRange(
        location: offset(from: beginningOfDocument, to: range.start),
        length: offset(from: range.start, to: range.end))
    }

    private func range(_ range: TextRange) -> UITextRange? {
      guard let start = position(from: beginningOfDocument, offset: range.location),
        let end = position(from: start, offset: range.length)
      else { return nil }
      return textRange(from: start, to: end)
    }
  }
#endif
