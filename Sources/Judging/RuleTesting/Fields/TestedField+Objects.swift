import Foundation
import InputRules

/// A text field as its delegate uses it, such as `TestTextField` or an extended `UITextField`.
public protocol EditableTextField: AnyObject {
  /// The text of the field; `nil` means "".
  var text: String? { get set }
  /// The caret or the selection, in UTF-16 units.
  var selectedRange: NSRange { get set }
}

/// A replacement for a platform's text field in a test without a screen.
///
/// As in UIKit, the text is "" until it is set and after it is set to `nil`. Setting the text moves
/// the caret to the end.
public final class TestTextField: EditableTextField {
  private var shown = ""

  /// The text of the field, never `nil`; setting it moves the caret to its end.
  public var text: String? {
    get { shown }
    set {
      shown = newValue ?? ""
      selectedRange = NSRange(location: shown.utf16.count, length: 0)
    }
  }
  /// The caret or the selection, in UTF-16 units.
  public var selectedRange = NSRange(location: 0, length: 0)

  /// Creates an empty field.
  public init() {}
}

extension TestedField {
  /// A text field whose delegate sets the field's text and caret itself.
  ///
  /// As in UIKit, `shouldChange` is called first. If it returns true, the edit is applied and the
  /// caret moves after the insertion; then `editingChanged` is called. If `shouldChange` has also
  /// set the text or the caret, the edit is applied to the new state.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - field: creates a field, which may be a platform's text field.
  ///   - shouldChange: the delegate's method, which receives the field, the range in UTF-16 units,
  ///     and the replacement.
  ///   - editingChanged: the action for the event with this name.
  public static func textField<Field: EditableTextField>(
    _ name: String, _ field: @escaping () -> Field,
    shouldChange: @escaping (Field, NSRange, String) -> Bool = { _, _, _ in true },
    editingChanged: @escaping (Field) -> Void = { _ in }
  ) -> TestedField {
    TestedField(name, placesCaret: true, rewrites: true) {
      let field = field()
      return LiveField(field.state) { edit, state in
        field.show(state)
        var isEditedTwice = false
        if shouldChange(field, NSRange(edit.range), edit.replacement) {
          isEditedTwice = !(field.text ?? "").hasSameUnits(as: state.text)
          field.show(field.isShowing(state) ? state.spliced(edit) : field.state.typing(edit))
          editingChanged(field)
        }
        var reply = FieldReply.showing(field.text ?? "", TextRange(field.selectedRange))
        reply.isEditedTwice = isEditedTwice
        return reply
      }
    }
  }

  /// A `TestTextField` whose delegate sets the field's text and caret itself.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - shouldChange: the delegate's method, which receives the field, the range in UTF-16 units,
  ///     and the replacement.
  ///   - editingChanged: the action for the event with this name.
  public static func textField(
    _ name: String, shouldChange: @escaping (TestTextField, NSRange, String) -> Bool,
    editingChanged: @escaping (TestTextField) -> Void = { _ in }
  ) -> TestedField {
    textField(
      name, TestTextField.init, shouldChange: shouldChange, editingChanged: editingChanged)
  }

  /// The maximum number of texts, including the one before the edit.
  private static let mostRewritings = 20

  /// A SwiftUI field's `onChange`, which may set the whole text; the platform places the caret.
  ///
  /// As in SwiftUI, setting a text is also a change, so the closure is called again until it
  /// returns the new text unchanged.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - rewrite: returns the text that the field shows, given the old and the new text.
  public static func onChange(
    _ name: String, _ rewrite: @escaping (_ old: String, _ new: String) -> String
  ) -> TestedField {
    TestedField(name, placesCaret: false, rewrites: true) {
      LiveField { edit, state in
        let spliced = state.spliced(edit)
        var texts = [state.text, spliced.text]
        while texts.count < mostRewritings, let new = texts.last, new != texts[texts.count - 2] {
          texts.append(rewrite(texts[texts.count - 2], new))
        }
        let text = texts[texts.count - 1]
        let isSettled = text == texts[texts.count - 2]
        return FieldReply(
          state: text.hasSameUnits(as: spliced.text) ? spliced : FieldState(text),
          problem: isSettled ? nil : .neverSettles(Array(texts.dropFirst())))
      }
    }
  }

  /// SwiftUI's `onChange` with a closure that receives only the new text.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - rewrite: receives the new text, and returns the text that the field should show.
  public static func onChange(
    _ name: String, _ rewrite: @escaping (_ new: String) -> String
  ) -> TestedField {
    onChange(name) { _, new in rewrite(new) }
  }
}

extension EditableTextField {
  /// The text and the selection, or the caret at the end if the selection isn't inside the text.
  var state: FieldState { .showing(text ?? "", selecting: TextRange(selectedRange)) }

  /// Whether the field shows the state's exact text and its selection.
  func isShowing(_ state: FieldState) -> Bool {
    (text ?? "").hasSameUnits(as: state.text) && TextRange(selectedRange) == state.selection
  }

  /// Shows a state; doesn't set the text if it is already the same.
  func show(_ state: FieldState) {
    if !(text ?? "").hasSameUnits(as: state.text) { text = state.text }
    selectedRange = NSRange(state.selection)
  }
}

extension FieldState {
  /// The result of an edit if the delegate has changed the field's state: the replacement is typed
  /// at the caret or, if it is empty, backspace is pressed.
  fileprivate func typing(_ edit: Edit) -> FieldState {
    let range = edit.replacement.isEmpty ? deleted(.character) ?? selection : selection
    return spliced(Edit(replacing: range, with: edit.replacement))
  }
}
