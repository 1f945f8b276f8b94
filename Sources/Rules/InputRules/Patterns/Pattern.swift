/// The form of a text: literals, and slots for typed characters (F1.1).
public struct Pattern: Hashable, Sendable {
  /// The parts, in their order.
  package let elements: [PatternElement]

  /// A pattern of parts.
  /// - Parameter elements: the literals and slots, in order.
  public init(_ elements: [PatternElement]) { self.elements = elements }
}
