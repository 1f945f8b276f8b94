#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  /// A delegate that applies a rule to a text view.
  ///
  /// Set the view's `delegate`, and retain the delegate, because the view doesn't. Use a delegate
  /// for only one view, because it stores the state of that view's composition.
  @MainActor public final class RuleTextViewDelegate: RuleDelegate, UITextViewDelegate {
    /// Another delegate, which receives the calls about editing, except those that check whether
    /// the text may change.
    public weak var next: (any UITextViewDelegate)?

    /// Sets a view's text from code, without a check by the rule (E12.6).
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

    /// Whether the view may make an edit of several ranges; iOS 26 calls only this method (E11).
    public func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      keeper.mayChange(ranges, to: text, in: textView)
    }

    /// Responds to a change of the text, and forwards the call to `next`.
    public func textViewDidChange(_ textView: UITextView) {
      keeper.changed(textView)
      next?.textViewDidChange?(textView)
    }

    /// Checks composed text, and forwards the call to `next`.
    public func textViewDidEndEditing(_ textView: UITextView) {
      keeper.ended(textView)
      next?.textViewDidEndEditing?(textView)
    }
  }

  // These calls are only forwarded to `next`.
  extension RuleTextViewDelegate {
    /// Forwards the call to `next`; returns true if `next` doesn't implement it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      next?.textViewShouldBeginEditing?(textView) ?? true
    }

    /// Forwards the call to `next`.
    public func textViewDidBeginEditing(_ textView: UITextView) {
      next?.textViewDidBeginEditing?(textView)
    }

    /// Forwards the call to `next`; returns true if `next` doesn't implement it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      next?.textViewShouldEndEditing?(textView) ?? true
    }

    /// Forwards the call to `next`.
    public func textViewDidChangeSelection(_ textView: UITextView) {
      next?.textViewDidChangeSelection?(textView)
    }
  }
#endif
