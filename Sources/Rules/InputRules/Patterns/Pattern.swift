/// How a text is formatted: literals, and slots for what is typed (F1.1).
public struct Pattern: Hashable, Sendable {
  /// The parts, in their order.
  package let elements: [PatternElement]

  /// A pattern of parts.
  /// - Parameter elements: the literals and slots, in order.
  public init(_ elements: [PatternElement]) { self.elements = elements }
}
