// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol ViewModifier {
  /// The modified view's content.
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  /// The modified view's content.
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent<Modifier: ViewModifier>: View, Primitive {
  let content: any View
  var children: [any View] { [content] }

  public var body: EmptyView { EmptyView() }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public var body: Modifier.Body { modifier.body(content: ModifierContent(content: content)) }
}

public struct ObservingView<Content: View, Value: Equatable>: View, Primitive, ChangeObserver {
  let content: Content
  let action: (Value, Value) -> Void
  var children: [any View] { [content] }

  public var body: EmptyView { EmptyView() }

  /// Performs the action if both values have the observed type.
  public func changed(from old: Any, to new: Any) {
    if let old = old as? Value, let new = new as? Value { action(old, new) }
  }
}

/// A view that observes changes.
@MainActor public protocol ChangeObserver {
  func changed(from old: Any, to new: Any)
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ObservingView(content: self, action: action)
  }
}
