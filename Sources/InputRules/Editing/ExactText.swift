/// A text that equals another just if its code units do.
///
/// `String`'s own equality holds canonically equivalent texts, such as "é" and "e\u{301}", for
/// equal; a field must not.
public struct ExactText: Sendable {
  /// The text.
  public let text: String

  /// That text.
  public init(_ text: String) {
    self.text = text
  }
}

extension ExactText: Hashable {
  /// Whether both texts have the same code units.
  public static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.hasSameUnits(as: other.text)
  }

  /// Feeds the text to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ExactText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A literal: `let reason = Reason.banned("x")`.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The text as it is.
  public var description: String { text }
}

/// A value that equals another just if its parts do, among which each text is an `ExactText`.
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
struct Pair<One: Hashable, Other: Hashable>: Hashable {
  let one: One
  let other: Other

  init(_ one: One, _ other: Other) { (self.one, self.other) = (one, other) }
}
