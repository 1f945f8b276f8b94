/// A stand-in for UIKit's class.
@MainActor open class UIControl: UIView {
  /// Whether it can be used.
  public var isEnabled = true
  private var actions: [(UIAction, Event)] = []

  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// The events whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The text of a field was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// Performs the action at each of those events; it takes the place of one with its identifier.
  public func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.0.identifier == action.identifier }
    actions.append((action, events))
  }

  /// Performs the actions of those events.
  public func sendActions(for events: Event) {
    for (action, own) in actions where !own.isDisjoint(with: events) {
      action.sender = self
      action.handler(action)
      action.sender = nil
    }
  }
}

/// A stand-in for UIKit's class.
@MainActor public final class UIAction: NSObject {
  /// A name.
  public struct Identifier: Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String

    /// That name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Its name.
  public let identifier: Identifier?
  /// What sent it.
  public fileprivate(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// An action with a name.
  public init(identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }
}
