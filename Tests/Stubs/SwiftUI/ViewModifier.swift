/// A stand-in for SwiftUI's protocol.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the modified view consists of.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ModifierContent<Self>
  /// What the modified view consists of.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct ModifierContent<Modifier: ViewModifier>: View, Primitive {
  let content: any View
  var children: [any View] { [content] }

  /// Nothing else.
  public var body: EmptyView { EmptyView() }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// What the modifier makes of the view.
  public var body: Modifier.Body { modifier.body(content: ModifierContent(content: content)) }
}

/// A view with an action for each change of a value.
public struct ObservingView<Content: View, Value: Equatable>: View, Primitive, ChangeObserver {
  let content: Content
  let action: (Value, Value) -> Void
  var children: [any View] { [content] }

  /// Nothing else.
  public var body: EmptyView { EmptyView() }

  /// Performs the action, if the values are of its type.
  public func changed(from old: Any, to new: Any) {
    if let old = old as? Value, let new = new as? Value { action(old, new) }
  }
}

/// A view that is told of changes.
@MainActor public protocol ChangeObserver {
  /// A value has changed.
  func changed(from old: Any, to new: Any)
}

extension View {
  /// The view with a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// The view with an action for each change of a value.
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ObservingView(content: self, action: action)
  }
}
