/// The form of a text: literals, and slots for typed characters (F1.1).
public struct Pattern: Hashable, Sendable {
  /// The parts, in their order.
  package let elements: [PatternElement]

  /// A pattern of parts.
  /// - Parameter elements: the literals and slots, in order.
  public init(_ elements: [PatternElement]) { self.elements = elements }
}

/// A part of a pattern (F1.1).
public enum PatternElement: Hashable, Sendable {
  /// A scalar of the pattern.
  case literal(Unicode.Scalar, inValue: Bool = false)
  /// A place for a scalar of the input.
  case slot(PatternSlot)
}

/// The scalars that represent slots in a pattern as text (F1.5).
public struct PatternNotation: Hashable, Sendable {
  /// The scalars that represent slots.
  package let slots: [Unicode.Scalar: PatternSlot]

  /// A notation with several slots.
  /// - Parameter slots: each scalar with its slot; brackets and the backslash can't have one.
  public init(_ slots: [Unicode.Scalar: PatternSlot]) {
    self.slots = slots.filter { !"[]\\".unicodeScalars.contains($0.key) }
  }

  /// A notation with one slot.
  /// - Parameters:
  ///   - scalar: the scalar for the slot.
  ///   - slot: what the slot accepts.
  public init(_ scalar: Unicode.Scalar = "*", _ slot: PatternSlot = .digit) {
    self.init([scalar: slot])
  }

  /// `*` for a digit, as in the *Formatting* article.
  public static let digits = PatternNotation()

  /// `0` for a digit, `a` for a letter, `A` for one that becomes upper case, `?` for anything.
  package static let wide = PatternNotation([
    "0": .digit, "a": .letter, "A": PatternSlot(.letter, letterCase: .upper), "?": .any,
  ])
}
