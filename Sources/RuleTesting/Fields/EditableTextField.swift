import Foundation

/// A text field as its delegate sees it: `UITextField` with a few lines, or `TestTextField`.
public protocol EditableTextField: AnyObject {
  /// The text that stands; nil means "".
  var text: String? { get set }
  /// The caret or the selection, in UTF-16 units.
  var selectedRange: NSRange { get set }
}

/// Stands in for a platform's text field, in a test without a screen.
///
/// As in UIKit, setting the text moves the caret to its end.
public final class TestTextField: EditableTextField {
  /// The text that stands; setting it moves the caret to its end.
  public var text: String? {
    didSet { selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0) }
  }
  /// The caret or the selection, in UTF-16 units.
  public var selectedRange = NSRange(location: 0, length: 0)

  /// An empty field.
  public init() {}
}
