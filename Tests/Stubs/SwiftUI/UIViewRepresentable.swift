#if canImport(UIKit)
  import UIKit

  /// A stand-in for SwiftUI's protocol.
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == EmptyView {
    /// The view of UIKit.
    associatedtype UIViewType: UIView
    /// What is kept beside it.
    associatedtype Coordinator = Void
    /// What is known of it.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes what is kept, once.
    func makeCoordinator() -> Coordinator
    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Shows what has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
  }

  extension UIViewRepresentable {
    /// Nothing else.
    public var body: EmptyView { EmptyView() }
  }

  /// A stand-in for SwiftUI's context.
  @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What is kept.
    public let coordinator: Representable.Coordinator
    /// The settings from outside.
    public let environment: EnvironmentValues
  }
#endif
