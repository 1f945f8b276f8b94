// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == EmptyView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the coordinator, once.
    func makeCoordinator() -> Coordinator
    /// Creates the view, once.
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
