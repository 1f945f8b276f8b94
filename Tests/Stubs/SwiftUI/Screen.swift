// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#endif

/// Shows a view, and updates it when a test calls it.
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

  /// The first view that observes changes.
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

  /// A view and all the views inside it.
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
