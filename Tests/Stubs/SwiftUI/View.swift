// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in for SwiftUI, with the parts that the adapters and their tests need.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  /// The view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder var body: Body { get }
}

/// A view without children, or with the given children.
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
