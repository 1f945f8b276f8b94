/// A text that equals another only if their code units are equal (E1).
///
/// `String` compares by canonical equivalence: "é" equals "e\u{301}". In a field they differ.
public struct ExactText: Sendable {
  /// The text.
  public let text: String

  /// A text that is compared by its code units.
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
    // No text has this byte, so it ends one.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A literal: `let reason = Reason.banned("x")`.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The text as it is.
  public var description: String { text }
}

/// A value that equals another only if their parts are equal; each text among them is an
/// `ExactText`.
protocol ComparedExactly: Hashable {
  associatedtype Parts: Hashable

  var parts: Parts { get }
}

extension ComparedExactly {
  /// Whether the parts are equal, texts by their code units.
  public static func == (one: Self, other: Self) -> Bool { one.parts == other.parts }

  /// Feeds the parts to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// Two parts of a value.
package struct Pair<One: Hashable, Other: Hashable>: Hashable {
  package let one: One
  package let other: Other

  package init(_ one: One, _ other: Other) { (self.one, self.other) = (one, other) }
}
