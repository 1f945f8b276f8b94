// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
