#if canImport(UIKit) && !os(watchOS)
  import InputRules
  import UIKit

  /// A delegate that applies a rule to a text view.
  ///
  /// Set the view's `delegate`, and retain the delegate, because the view doesn't. A delegate
  /// belongs to one view, because it stores the composed text.
  @MainActor public final class RuleTextViewDelegate: RuleDelegate, UITextViewDelegate {
    /// A delegate that receives all calls except those about text changes and scrolling.
    public weak var next: (any UITextViewDelegate)?

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

    /// Whether the view may make an edit of several ranges; iOS 26 calls only this method (E11).
    public func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      keeper.mayChange(ranges, to: text, in: textView)
    }

    /// Responds to the changed text, and forwards the call.
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
