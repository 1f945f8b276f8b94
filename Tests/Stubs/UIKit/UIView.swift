// A stand-in for UIKit, with as much of it as the adapters and their tests need.
@_exported import Foundation

/// A stand-in for UIKit's class.
@MainActor open class UIResponder: NSObject {
  /// The keyboard that is used.
  public var textInputMode: UITextInputMode?
  /// Whether the keyboard types here.
  public var isFirstResponder = false
  /// How often the keyboard was shown anew.
  public private(set) var reloads = 0

  /// Shows the keyboard anew.
  public func reloadInputViews() { reloads += 1 }
}

/// A stand-in for UIKit's class.
@MainActor public final class UITextInputMode: NSObject {
  /// The keyboard's language.
  public let primaryLanguage: String?

  /// The keyboard of a language.
  public init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }
}

/// A stand-in for UIKit's class.
@MainActor open class UIView: UIResponder {
  /// What VoiceOver says of the content; nil is what the view itself says.
  public var accessibilityValue: String?

  /// Does nothing here.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Does nothing here.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

/// A stand-in for UIKit's structure.
public struct UILayoutPriority: Sendable {
  /// The weight.
  public let rawValue: Float
  /// A high priority.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// A low priority.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// A stand-in for UIKit's class.
public final class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Sendable {
    case horizontal
    case vertical
  }
}

/// A stand-in for UIKit's class.
public final class UIColor: NSObject, Sendable {
  /// The color of text.
  public static let label = UIColor()
  /// The color of text that is disabled.
  public static let tertiaryLabel = UIColor()
}

/// A stand-in for UIKit's class.
public final class UIFont: NSObject, Sendable {
  /// The purpose of a text.
  public struct TextStyle: Sendable {
    /// The text of a page.
    public static let body = TextStyle()
  }

  /// The user's font for a purpose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension NSAttributedString.Key {
  /// The color of a text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// A stand-in for UIKit's functions for VoiceOver, which keeps what was posted.
@MainActor public enum UIAccessibility {
  /// What is posted.
  public enum Notification: Sendable {
    case announcement
  }

  /// What was announced, in order.
  public static var announcements: [String] = []

  /// Posts a notification.
  public static func post(notification: Notification, argument: Any?) {
    announcements.append(argument as? String ?? "")
  }
}
