// A stand-in for SwiftUI, with as much of it as the adapters and their tests need.
@_exported import Foundation

/// A stand-in for SwiftUI's protocol.
@MainActor @preconcurrency public protocol View {
  /// What the view consists of.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder var body: Body { get }
}

/// A view that consists of nothing else, or of views that are given.
@MainActor protocol Primitive {
  var children: [any View] { get }
}

/// A stand-in for SwiftUI's view of nothing.
public struct EmptyView: View, Primitive {
  var children: [any View] { [] }

  /// Nothing.
  public init() {}

  /// Nothing.
  public var body: EmptyView { self }
}

/// Several views.
public struct TupleView<each Content: View>: View, Primitive {
  let content: (repeat each Content)
  var children: [any View] {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return children
  }

  /// Nothing else.
  public var body: EmptyView { EmptyView() }
}

/// A stand-in for SwiftUI's builder.
@MainActor @resultBuilder public enum ViewBuilder {
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// No view, or several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
}

/// A stand-in for SwiftUI's text.
public struct Text: View, Primitive {
  /// What is shown.
  public let text: String
  var children: [any View] { [] }

  /// Shows a text.
  public init(_ text: some StringProtocol) { self.text = String(text) }

  /// Nothing else.
  public var body: EmptyView { EmptyView() }
}

/// A stand-in for SwiftUI's text field.
public struct TextField: View, Primitive {
  let text: Binding<String>
  var children: [any View] { [] }

  /// A field for a text.
  public init(_ title: some StringProtocol, text: Binding<String>) { self.text = text }

  /// Nothing else.
  public var body: EmptyView { EmptyView() }
}

/// A stand-in for SwiftUI's column of views.
public struct VStack<Content: View>: View, Primitive {
  let content: Content
  var children: [any View] { [content] }

  /// A column of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Nothing else.
  public var body: EmptyView { EmptyView() }
}
