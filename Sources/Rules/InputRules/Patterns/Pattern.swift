/// The form that a text must have: literals, and slots for typed characters (F1.1).
public struct Pattern: Hashable, Sendable {
  /// The literals and slots, in order.
  package let elements: [PatternElement]

  /// Creates a pattern from its elements.
  /// - Parameter elements: the literals and slots, in order.
  public init(_ elements: [PatternElement]) { self.elements = elements }
}

/// A part of a pattern (F1.1).
public enum PatternElement: Hashable, Sendable {
  /// A fixed scalar, and whether it belongs to the value.
  case literal(Unicode.Scalar, inValue: Bool = false)
  /// A place for one scalar of the input.
  case slot(PatternSlot)
}

/// The scalars that stand for slots in a pattern's text (F1.5).
public struct PatternNotation: Hashable, Sendable {
  package let slots: [Unicode.Scalar: PatternSlot]

  /// Creates a notation with several slots.
  /// - Parameter slots: the slots, by the scalars that stand for them; brackets and the backslash
  ///   are ignored.
  public init(_ slots: [Unicode.Scalar: PatternSlot]) {
    self.slots = slots.filter { !"[]\\".unicodeScalars.contains($0.key) }
  }

  /// Creates a notation with a single slot.
  /// - Parameters:
  ///   - scalar: the scalar that stands for the slot.
  ///   - slot: the slot.
  public init(_ scalar: Unicode.Scalar = "*", _ slot: PatternSlot = .digit) {
    self.init([scalar: slot])
  }

  /// The *Formatting* article's notation, in which `*` stands for a digit.
  public static let digits = PatternNotation()

  /// A notation in which `0` stands for a digit, `a` for a letter, `A` for an uppercase letter, and
  /// `?` for any scalar.
  package static let wide = PatternNotation([
    "0": .digit, "a": .letter, "A": PatternSlot(.letter, letterCase: .upper), "?": .any,
  ])
}
