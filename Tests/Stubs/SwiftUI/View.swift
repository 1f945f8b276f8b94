// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in for SwiftUI that has the parts used by the adapters and their tests.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view with a fixed list of children, which may be empty.
@MainActor protocol Primitive {
  var children: [any View] { get }
}

public struct EmptyView: View, Primitive {
  var children: [any View] { [] }

  public init() {}

  public var body: EmptyView { self }
}

public struct TupleView<each Content: View>: View, Primitive {
  let content: (repeat each Content)
  var children: [any View] {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return children
  }

  public var body: EmptyView { EmptyView() }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
}

public struct Text: View, Primitive {
  public let text: String
  var children: [any View] { [] }

  public init(_ text: some StringProtocol) { self.text = String(text) }

  public var body: EmptyView { EmptyView() }
}

public struct TextField: View, Primitive {
  let text: Binding<String>
  var children: [any View] { [] }

  public init(_ title: some StringProtocol, text: Binding<String>) { self.text = text }

  public var body: EmptyView { EmptyView() }
}

public struct VStack<Content: View>: View, Primitive {
  let content: Content
  var children: [any View] { [content] }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: EmptyView { EmptyView() }
}

/// A stand-in for SwiftUI's property wrapper; all copies share one value.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

public struct EnvironmentValues: Sendable {
  public var isEnabled = true
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
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

  /// Performs the action if the values are of the observed type.
  public func changed(from old: Any, to new: Any) {
    if let old = old as? Value, let new = new as? Value { action(old, new) }
  }
}

/// A view that observes a change.
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

#if canImport(UIKit)
  import UIKit

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == EmptyView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeCoordinator() -> Coordinator
    /// Creates the view; called only once.
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
  }

  extension UIViewRepresentable {
    public var body: EmptyView { EmptyView() }
  }

  @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
  }
#endif

/// Shows a view, and updates it when a test calls `update`.
@MainActor public final class Screen<Root: View> {
  private let root: Root
  #if canImport(UIKit)
    private var made: (view: UIView, coordinator: Any)?
  #endif
  public var environment = EnvironmentValues()

  public init(_ root: Root) {
    self.root = root
    update()
  }

  public var texts: [String] { parts.compactMap { ($0 as? Text)?.text } }

  /// The first part of the view that observes a change.
  public var observer: (any ChangeObserver)? {
    parts.lazy.compactMap { $0 as? any ChangeObserver }.first
  }

  public func update() {
    #if canImport(UIKit)
      let view = parts.lazy.compactMap { $0 as? any UIViewRepresentable }.first
      if let view { show(view) }
    #endif
  }

  private var parts: [any View] { parts(of: root) }

  private func parts(of view: any View) -> [any View] {
    let children = (view as? any Primitive)?.children ?? [view.body]
    return [view] + children.flatMap(parts)
  }
}

#if canImport(UIKit)
  extension Screen {
    public var uiView: UIView? { made?.view }

    private func show<Shown: UIViewRepresentable>(_ shown: Shown) {
      let coordinator = made?.coordinator as? Shown.Coordinator ?? shown.makeCoordinator()
      let context = UIViewRepresentableContext<Shown>(
        coordinator: coordinator, environment: environment)
      let view = made?.view as? Shown.UIViewType ?? shown.makeUIView(context: context)
      made = (view, coordinator)
      shown.updateUIView(view, context: context)
    }
  }
#endif
