#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  /// A delegate that applies a rule to a text field.
  ///
  /// Call `attach(to:)`; the field then retains the delegate. Use a delegate for only one field,
  /// because it stores the state of that field's composition.
  @MainActor public final class RuleTextFieldDelegate: RuleDelegate, UITextFieldDelegate {
    private weak var field: UITextField?
    /// The traits that the rule has set, or `nil` if it hasn't set any.
    private var traits: InputTraits?
    /// Another delegate, which receives the calls about editing and clearing, except those that
    /// check whether a range may change.
    public weak var next: (any UITextFieldDelegate)?

    /// The rule that checks edits; if you set a `ReadyField`, its traits are also set (K10).
    public override var rule: any TextRule { didSet { applyTraits() } }

    /// Makes this object the delegate of a field, which retains the object; autocorrection is
    /// turned off if the rule doesn't allow it (T7).
    ///
    /// A `ReadyField` sets the placeholder, keyboard, content type, capitalization, autocorrection
    /// and spell checking, as long as they have UIKit's defaults (K10). VoiceOver speaks the words
    /// that the `ReadyField` provides, unless the text is hidden (K4).
    /// - Parameter field: a text field that has no other delegate; to add one, set `next`.
    public func attach(to field: UITextField) {
      field.delegate = self
      let identifier = UIAction.Identifier("InputRules.RuleTextFieldDelegate")
      let action = UIAction(identifier: identifier) { action in
        if let field = action.sender as? UITextField { self.keeper.changed(field) }
      }
      field.addAction(action, for: .editingChanged)
      if let rule = rule as? FieldRule, !rule.allowsAutocorrection {
        field.autocorrectionType = .no
      }
      self.field = field
      traits = nil
      applyTraits()
    }

    private func applyTraits() {
      let new = (rule as? any ReadyField)?.traits
      guard let field else { return }
      if new != traits { field.apply(new, after: traits) }
      traits = new
      keeper.speak(in: field)
    }

    /// Sets a field's text from code, without a check by the rule (E12.6).
    /// - Parameters:
    ///   - text: the new text.
    ///   - field: the field to which the delegate is attached.
    public func set(_ text: String, in field: UITextField) {
      keeper.set(text, in: field)
    }

    /// Whether the field may make an edit (E7).
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      keeper.mayChange(range, to: string, in: textField)
    }

    /// Whether the field may make an edit of several ranges; iOS 26 calls only this method (E11).
    public func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      keeper.mayChange(ranges, to: string, in: textField)
    }

    /// Whether the field may be cleared, which the rule checks as a deletion of the whole text
    /// (E6).
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      let whole = NSRange(location: 0, length: textField.shownText.utf16.count)
      guard next?.textFieldShouldClear?(textField) ?? true else { return false }
      return keeper.mayChange(whole, to: "", in: textField)
    }

    /// Checks composed text, and forwards the call to `next`.
    public func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      keeper.ended(textField)
      if next?.textFieldDidEndEditing?(textField, reason: reason) == nil {
        next?.textFieldDidEndEditing?(textField)
      }
    }
  }

  // These calls are only forwarded to `next`.
  extension RuleTextFieldDelegate {
    /// Forwards the call to `next`; returns true if `next` doesn't implement it.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      next?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Forwards the call to `next`.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      next?.textFieldDidBeginEditing?(textField)
    }

    /// Forwards the call to `next`; returns true if `next` doesn't implement it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      next?.textFieldShouldEndEditing?(textField) ?? true
    }

    /// Forwards the call to `next`.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      next?.textFieldDidChangeSelection?(textField)
    }

    /// Forwards the call to `next`; returns true if `next` doesn't implement it.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      next?.textFieldShouldReturn?(textField) ?? true
    }
  }
#endif
