/// How patterns are written: which scalars stand for which slots (F1.5).
public struct PatternNotation: Hashable, Sendable {
  /// The scalars that stand for slots.
  package let slots: [Unicode.Scalar: PatternSlot]

  /// A notation of those slots; neither a bracket nor a backslash can be one.
  public init(_ slots: [Unicode.Scalar: PatternSlot]) {
    self.slots = slots.filter { !"[]\\".unicodeScalars.contains($0.key) }
  }

  /// One scalar for one kind of slot: `*` for a digit, if nothing is said.
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
