#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import InputRules
  import UIKit

  /// A delegate that applies a rule to a text view.
  ///
  /// Set the view's `delegate`, and keep the object, because a view doesn't keep its delegate. A
  /// delegate belongs to one view, because it remembers the composed text.
  @MainActor public final class RuleTextViewDelegate: NSObject, UITextViewDelegate {
    let keeper: RuleKeeper
    /// A delegate that receives all calls except those about text changes and scrolling.
    public weak var next: (any UITextViewDelegate)?

    /// Creates a delegate that applies a rule.
    /// - Parameters:
    ///   - rule: the rule that decides about edits.
    ///   - normalization: the typographic characters to replace with plain ones; by default none
    ///     (E8.10).
    ///   - locale: the interface's locale, for a rule without one (K18); by default the device's.
    ///   - onReason: called after each edit with the reason the edit was refused or partly dropped,
    ///     or `nil` for any other edit.
    public init(
      _ rule: some TextRule, normalization: Normalization = [], locale: Locale = .current,
      onReason: @escaping (Reason?) -> Void = { _ in }
    ) {
      keeper = RuleKeeper(
        FieldEditing(rule, normalization: normalization, locale: locale), onReason: onReason)
    }

    /// The rule that decides about edits.
    public var rule: any TextRule {
      get { keeper.editing.rule }
      set { keeper.editing.rule = newValue }
    }
    /// Called after each edit with the reason the edit was refused or partly dropped, or `nil` for
    /// any other edit.
    public var onReason: (Reason?) -> Void {
      get { keeper.onReason }
      set { keeper.onReason = newValue }
    }
    /// Called with the text after each change, except while text is composed.
    public var onChange: (String) -> Void {
      get { keeper.onChange }
      set { keeper.onChange = newValue }
    }
    /// Whether VoiceOver speaks the reason for each refusal; false by default.
    public var announcesRefusals: Bool {
      get { keeper.announcesRefusals }
      set { keeper.announcesRefusals = newValue }
    }

    /// Sets a view's text from code; the rule doesn't check it (E12.6).
    /// - Parameters:
    ///   - text: the new text.
    ///   - view: the view that has this delegate.
    public func set(_ text: String, in view: UITextView) {
      keeper.set(text, in: view)
    }

    /// Whether the view may make an edit (E7).
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      keeper.mayChange(range, to: text, in: textView)
    }

    /// Whether the view may make an edit of several ranges; iOS 26 calls only this (E11).
    public func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      keeper.mayChange(ranges, to: text, in: textView)
    }

    /// Checks the composed text, and forwards the call.
    public func textViewDidChange(_ textView: UITextView) {
      keeper.changed(textView)
      next?.textViewDidChange?(textView)
    }

    /// Checks the composed text, and forwards the call.
    public func textViewDidEndEditing(_ textView: UITextView) {
      keeper.ended(textView)
      next?.textViewDidEndEditing?(textView)
    }
  }

  // Calls that are only forwarded to `next`.
  extension RuleTextViewDelegate {
    /// Forwards the call; returns true if `next` doesn't implement it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      next?.textViewShouldBeginEditing?(textView) ?? true
    }

    /// Forwards the call.
    public func textViewDidBeginEditing(_ textView: UITextView) {
      next?.textViewDidBeginEditing?(textView)
    }

    /// Forwards the call; returns true if `next` doesn't implement it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      next?.textViewShouldEndEditing?(textView) ?? true
    }

    /// Forwards the call.
    public func textViewDidChangeSelection(_ textView: UITextView) {
      next?.textViewDidChangeSelection?(textView)
    }
  }
#endif
