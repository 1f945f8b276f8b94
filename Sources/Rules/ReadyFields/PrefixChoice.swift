import InputRules

/// A function that chooses which row a content has, instead of prefixes (K11).
package final class PrefixChoice: Sendable {
  /// The name of its choice; choices of the same name are equal.
  package let name: String
  /// The row of a content: it has one pattern, and the pattern has a slot for each scalar that has
  /// room.
  package let row: @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  /// The international number that the content of a paste means, if it means one (K12).
  package let international: (@Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?)?
  /// The part of a paste's content that may be no part of the number, if there is one (K29).
  package let doubt: Doubt?
  /// A quicker form of `row`; nil to use `row`.
  let quick: Quick?

  /// A function of the content of a paste, and of its groups.
  package typealias Doubt = @Sendable ([Unicode.Scalar], PasteGroups) -> Range<Int>?

  /// The questions of a keystroke.
  struct Quick: Sendable {
    /// How many slots the pattern has, for content with the lead or without.
    let room: @Sendable (_ isLed: Bool) -> Int
    /// The pattern as far as the content fills it: its literals, and nil for each slot.
    let literals: @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar?]
  }

  /// A choice that always returns a whole row.
  package init(
    _ name: String, international: (@Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?)? = nil,
    doubt: Doubt? = nil, row: @escaping @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  ) {
    (self.name, self.row, self.international) = (name, row, international)
    (self.doubt, quick) = (doubt, nil)
  }

  /// A choice with a quick form.
  init(
    _ name: String, quick: Quick,
    international: @escaping @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?,
    doubt: @escaping Doubt, row: @escaping @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  ) {
    (self.name, self.row, self.international) = (name, row, international)
    (self.doubt, self.quick) = (doubt, quick)
  }

  /// Whether content of this many scalars has room.
  func hasRoom(for content: @autoclosure () -> [Unicode.Scalar], _ count: Int, isLed: Bool) -> Bool
  {
    if let quick { return quick.room(isLed) >= count }
    return row(content()).patterns.first.map { $0.slots.count >= count } ?? false
  }
}

/// How many scalars of a paste's content precede each separator within it, the first slash (K29),
/// and the first closing bracket that isn't a round one after an opening one (K33).
package typealias PasteGroups = (ends: Set<Int>, slash: Int?, bracket: Int?)

extension PrefixChoice: Hashable {
  /// Whether both have the same name.
  package static func == (one: PrefixChoice, other: PrefixChoice) -> Bool {
    one.name.hasSameUnits(as: other.name)
  }

  /// Feeds the name to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(ExactText(name)) }
}
