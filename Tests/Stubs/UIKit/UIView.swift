// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in for UIKit, with the parts that the adapters and their tests need.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  public var textInputMode: UITextInputMode?
  public var isFirstResponder = false
  public private(set) var reloads = 0

  public func reloadInputViews() { reloads += 1 }
}

@MainActor public final class UITextInputMode: NSObject {
  public let primaryLanguage: String?

  public init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }
}

@MainActor open class UIView: UIResponder {
  /// VoiceOver's text for the content, or `nil` to read the view's own text.
  public var accessibilityValue: String?

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

public struct UILayoutPriority: Sendable {
  public let rawValue: Float
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

public final class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable {
    case horizontal
    case vertical
  }
}

public final class UIColor: NSObject, Sendable {
  public static let label = UIColor()
  public static let tertiaryLabel = UIColor()
}

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Sendable {
    public static let body = TextStyle()
  }

  /// The user's font for a purpose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// A stand-in for UIKit's functions for VoiceOver, which keeps posted notifications.
@MainActor public enum UIAccessibility {
  public enum Notification: Sendable {
    case announcement
  }

  /// The announcements, in order.
  public static var announcements: [String] = []

  public static func post(notification: Notification, argument: Any?) {
    announcements.append(argument as? String ?? "")
  }
}
