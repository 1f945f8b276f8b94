import InputRules
import InputRulesModel

extension Pattern {
  /// The slots, in their order.
  var slots: [PatternSlot] { elements.compactMap(\.slot) }

  /// The scalars of the literals, in their order.
  var literals: [Unicode.Scalar] { elements.compactMap(\.literal) }

  /// The literals before the first slot.
  var firstLiterals: [Unicode.Scalar] {
    elements.prefix { $0.slot == nil }.compactMap(\.literal)
  }

  /// Whether some slot takes the scalar.
  func takes(_ scalar: Unicode.Scalar) -> Bool { slots.contains { $0.takes(scalar) } }

  /// Whether some slot takes the scalar, or it is one of the literals.
  func knows(_ scalar: Unicode.Scalar) -> Bool {
    literals.contains(scalar) || takes(scalar)
  }
}

extension PatternElement {
  /// The scalar of a literal.
  var literal: Unicode.Scalar? {
    if case .literal(let scalar, _) = self { scalar } else { nil }
  }

  /// The slot, if it is one.
  var slot: PatternSlot? {
    if case .slot(let slot) = self { slot } else { nil }
  }

  /// Whether it is a literal that belongs to the value.
  var isLiteralOfValue: Bool {
    if case .literal(_, true) = self { true } else { false }
  }
}

extension PatternSlot {
  /// Whether the slot takes the scalar.
  func takes(_ scalar: Unicode.Scalar) -> Bool {
    let alone = Pattern([.slot(self)])
    return !ModelPatterns().formatted(String(scalar), by: alone, .standard).isEmpty
  }
}
