/// A stand-in for UIKit's class, which a user can type into.
@MainActor open class UITextView: UIView, TypedInput {
  /// Asked about edits.
  public weak var delegate: (any UITextViewDelegate)?
  /// What the text is; nil if nobody says so.
  public var textContentType: UITextContentType!
  /// The text, the selection and the mark.
  public let stored = StoredText()
  /// Whether several ranges are asked about, as of iOS 26.
  public var asksAboutRanges = true
  /// Whether `replace` asks, and tells of a change.
  public var tellsOfReplacing = false

  /// The text; setting it moves the caret to the end, and tells nobody.
  public var text: String! {
    get { stored.text }
    set { stored.text = newValue ?? "" }
  }

  /// Asks the delegate.
  public func asks(_ ranges: [NSRange], _ text: String) -> Bool {
    if asksAboutRanges {
      return delegate?.textView(
        self, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) }, replacementText: text)
        ?? true
    }
    return delegate?.textView(self, shouldChangeTextIn: ranges[0], replacementText: text) ?? true
  }

  /// Tells of a change.
  public func tells() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  /// A user leaves the view, which ends composing.
  public func leave() {
    stored.marked = nil
    delegate?.textViewDidEndEditing(self)
  }
}

/// A stand-in for UIKit's protocol, whose optional requirements have defaults here.
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  /// Whether an edit may happen.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Whether an edit of several ranges may happen.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Without an answer, an edit may happen.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Without an answer, the other question is asked.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    textView.delegate?.textView(
      textView, shouldChangeTextIn: ranges[0].rangeValue, replacementText: text) ?? true
  }

  /// Without an answer, editing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Without an answer, editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// The method of that name, as an optional one.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { textViewShouldBeginEditing(_:) }
  /// The method of that name, as an optional one.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { textViewDidBeginEditing(_:) }
  /// The method of that name, as an optional one.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { textViewShouldEndEditing(_:) }
  /// The method of that name, as an optional one.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { textViewDidEndEditing(_:) }
  /// The method of that name, as an optional one.
  public var textViewDidChange: ((UITextView) -> Void)? { textViewDidChange(_:) }
  /// The method of that name, as an optional one.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { textViewDidChangeSelection(_:) }
}
