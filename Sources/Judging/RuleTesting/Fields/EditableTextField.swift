import Foundation

/// A text field as its delegate sees it: `UITextField` with a few lines, or `TestTextField`.
public protocol EditableTextField: AnyObject {
  /// The text of the field; `nil` is "".
  var text: String? { get set }
  /// The caret or the selection, in UTF-16 units.
  var selectedRange: NSRange { get set }
}

/// Stands in for a platform's text field, in a test without a screen.
///
/// As in UIKit, the text is "" until it is set, or after nil is set, and setting it moves the caret
/// to its end.
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

  /// An empty field.
  public init() {}
}
