import InputRules

/// A function that chooses the row for content; without one, the prefix determines it (K11).
package final class PrefixChoice: Sendable {
  /// The name of the choice; choices with the same name are equal.
  package let name: String
  /// Returns the row for content.
  ///
  /// The row has one pattern, with a slot for each scalar that fits.
  package let row: @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  /// Returns the international number that pasted content represents, or `nil` if there is none
  /// (K12).
  package let international: (@Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?)?
  /// Returns the part of a paste's content that may not belong to the number (K29).
  package let doubt: Doubt?
  /// A faster form of `row`, or `nil` to use `row`.
  let quick: Quick?

  /// A function that receives a paste's content and groups.
  package typealias Doubt = @Sendable ([Unicode.Scalar], PasteGroups) -> Range<Int>?

  /// The parts of a row that each keystroke needs.
  struct Quick: Sendable {
    /// Returns the number of slots in the pattern for content with or without the lead.
    let room: @Sendable (_ isLed: Bool) -> Int
    /// Returns the filled part of the pattern: its literals, and `nil` for each slot.
    let literals: @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar?]
  }

  /// Creates a choice that always returns a whole row.
  package init(
    _ name: String, international: (@Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?)? = nil,
    doubt: Doubt? = nil, row: @escaping @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  ) {
    (self.name, self.row, self.international) = (name, row, international)
    (self.doubt, quick) = (doubt, nil)
  }

  init(
    _ name: String, quick: Quick,
    international: @escaping @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?,
    doubt: @escaping Doubt, row: @escaping @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  ) {
    (self.name, self.row, self.international) = (name, row, international)
    (self.doubt, self.quick) = (doubt, quick)
  }

  /// Whether content with `count` scalars fits.
  func hasRoom(for content: @autoclosure () -> [Unicode.Scalar], _ count: Int, isLed: Bool) -> Bool
  {
    if let quick { return quick.room(isLed) >= count }
    return row(content()).patterns.first.map { $0.slots.count >= count } ?? false
  }
}

/// The numbers of scalars in a paste's content before each separator, before the first slash (K29),
/// and before the first closing bracket that isn't a paired round bracket (K33).
package typealias PasteGroups = (ends: Set<Int>, slash: Int?, bracket: Int?)

extension PrefixChoice: Hashable {
  /// Whether both choices have the same name.
  package static func == (one: PrefixChoice, other: PrefixChoice) -> Bool {
    one.name.hasSameUnits(as: other.name)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ExactText(name)) }
}
