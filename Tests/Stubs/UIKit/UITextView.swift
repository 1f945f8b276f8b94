// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for UIKit's class, which a user can type into.
@MainActor open class UITextView: UIView, TypedInput {
  public weak var delegate: (any UITextViewDelegate)?
  /// The kind of text, or `nil` if it isn't set.
  public var textContentType: UITextContentType!
  /// The text, the selection and the mark.
  public let stored = StoredText()
  /// Whether the delegate decides about several ranges, as of iOS 26.
  public var asksAboutRanges = true
  /// Whether `replace` calls the delegate and reports a change.
  public var tellsOfReplacing = false

  /// The text; setting it moves the caret to the end, without a call.
  public var text: String! {
    get { stored.text }
    set { stored.text = newValue ?? "" }
  }

  /// Asks the delegate whether `text` may replace `ranges`.
  public func asks(_ ranges: [NSRange], _ text: String) -> Bool {
    if asksAboutRanges {
      return delegate?.textView(
        self, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) }, replacementText: text)
        ?? true
    }
    return delegate?.textView(self, shouldChangeTextIn: ranges[0], replacementText: text) ?? true
  }

  public func tells() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  /// Leaves the view as a user does, which ends composing.
  public func leave() {
    stored.marked = nil
    delegate?.textViewDidEndEditing(self)
  }
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Without an answer, the other method is called.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    textView.delegate?.textView(
      textView, shouldChangeTextIn: ranges[0].rangeValue, replacementText: text) ?? true
  }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { textViewShouldBeginEditing(_:) }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { textViewDidBeginEditing(_:) }
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { textViewShouldEndEditing(_:) }
  public var textViewDidEndEditing: ((UITextView) -> Void)? { textViewDidEndEditing(_:) }
  public var textViewDidChange: ((UITextView) -> Void)? { textViewDidChange(_:) }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { textViewDidChangeSelection(_:) }
}
