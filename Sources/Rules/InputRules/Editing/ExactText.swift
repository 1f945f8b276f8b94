/// Text that equals other text only if both have the same code units (E1).
///
/// Two values of type `String` are equal if they are canonically equivalent, as "é" and "e\u{301}"
/// are. A field must distinguish the two.
public struct ExactText: Sendable {
  /// The text.
  public let text: String

  /// Creates text that is compared by its code units.
  /// - Parameter text: any text.
  public init(_ text: String) {
    self.text = text
  }
}

extension ExactText: Hashable {
  /// Whether both texts have the same code units.
  public static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.hasSameUnits(as: other.text)
  }

  /// Feeds the code units to `hasher`.
  public func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // This byte, which UTF-8 never contains, marks the end of the text.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates text from a literal, as in `Reason.banned("x")`.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The unchanged text.
  public var description: String { text }
}

/// A value that is compared by its parts, in which each text is an `ExactText`.
protocol ComparedExactly: Hashable {
  associatedtype Parts: Hashable

  var parts: Parts { get }
}

extension ComparedExactly {
  /// Whether the parts are equal; texts are compared by their code units.
  public static func == (one: Self, other: Self) -> Bool { one.parts == other.parts }

  /// Feeds the parts to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A hashable pair of values.
package struct Pair<One: Hashable, Other: Hashable>: Hashable {
  package let one: One
  package let other: Other

  package init(_ one: One, _ other: Other) { (self.one, self.other) = (one, other) }
}
