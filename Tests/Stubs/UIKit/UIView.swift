// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in for UIKit that has the parts used by the adapters and their tests.
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
  /// The text that VoiceOver reads for the content; if `nil`, it reads the view's own text.
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

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

/// A stand-in for UIKit's VoiceOver functions; it stores the notifications.
@MainActor public enum UIAccessibility {
  public enum Notification: Sendable {
    case announcement
  }

  public static var announcements: [String] = []

  public static func post(notification: Notification, argument: Any?) {
    announcements.append(argument as? String ?? "")
  }
}

@MainActor open class UIControl: UIView {
  public var isEnabled = true
  private var actions: [(UIAction, Event)] = []

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  public func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.0.identifier == action.identifier }
    actions.append((action, events))
  }

  public func sendActions(for events: Event) {
    for (action, own) in actions where !own.isDisjoint(with: events) {
      action.sender = self
      action.handler(action)
      action.sender = nil
    }
  }
}

@MainActor public final class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier?
  public fileprivate(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }
}

/// A stand-in for UIKit's class; a test can turn its components as a user would.
@MainActor open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  /// The turns made by code: the component, the row, and whether the turn is animated.
  public var turns: [(component: Int, row: Int, isAnimated: Bool)] = []
  private var selected: [Int: Int] = [:]

  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Loads the rows of all components; a row that no longer exists is no longer selected.
  public func reloadAllComponents() { (0..<numberOfComponents).forEach(reloadComponent) }

  public func reloadComponent(_ component: Int) {
    selected[component] = min(
      selected[component] ?? 0, max(0, numberOfRows(inComponent: component) - 1))
  }

  /// Selects a row without calling the delegate; if the row doesn't exist, the selected row is −1.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    turns.append((component, row, animated))
    selected[component] = 0..<numberOfRows(inComponent: component) ~= row ? row : -1
  }

  public func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

  /// Turns a component by a number of rows, as a user would, but not past the first or last row.
  public func turn(_ component: Int, by count: Int) {
    let last = numberOfRows(inComponent: component) - 1
    let row = min(max(0, selectedRow(inComponent: component) + count), last)
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The titles of the selected rows, which a user sees.
  public var titles: [String] {
    (0..<numberOfComponents).map { component in
      let row = selectedRow(inComponent: component)
      let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      return title?.string
        ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }
}

@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
