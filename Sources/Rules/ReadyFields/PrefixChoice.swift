import InputRules

/// A function that chooses a table's row for content; if a table has no such function, the
/// content's prefix determines the row (K11).
package final class PrefixChoice: Sendable {
  /// The name of the choice; choices with the same name are considered equal.
  package let name: String
  /// Returns the row for content; the row has one pattern, with a slot for each scalar that the
  /// field can contain.
  package let row: @Sendable ([Unicode.Scalar]) -> PrefixTable.Row
  /// Returns the international number that pasted content represents, or `nil` if there is none
  /// (K25).
  package let international: (@Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]?)?
  /// Returns the part of a paste's content that might not belong to the number, or `nil` if there
  /// is none (K29).
  package let doubt: Doubt?
  /// A faster alternative to `row`, or `nil` if there is none.
  let quick: Quick?

  /// A function that receives a paste's content and groups, and returns a range of the content.
  package typealias Doubt = @Sendable ([Unicode.Scalar], PasteGroups) -> Range<Int>?

  /// The functions that return only the parts of a row needed for each keystroke.
  struct Quick: Sendable {
    /// Returns the number of slots; `isLed` is whether the content begins with the lead.
    let room: @Sendable (_ isLed: Bool) -> Int
    /// Returns the part of the pattern that the content fills, as a list of its literals, with
    /// `nil` for each slot.
    let literals: @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar?]
  }

  /// Creates a choice without a faster alternative.
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

  /// Whether the pattern for the content has at least `count` slots.
  func hasRoom(for content: @autoclosure () -> [Unicode.Scalar], _ count: Int, isLed: Bool) -> Bool
  {
    if let quick { return quick.room(isLed) >= count }
    return row(content()).patterns.first.map { $0.slots.count >= count } ?? false
  }
}

/// The groups in a paste's content: how many scalars precede each separator, the first slash and
/// the last opening bracket (K29), and the first closing bracket that isn't paired (K33).
package typealias PasteGroups = (ends: Set<Int>, slash: Int?, opening: Int?, bracket: Int?)

extension PrefixChoice: Hashable {
  /// Whether both choices have the same name.
  package static func == (one: PrefixChoice, other: PrefixChoice) -> Bool {
    one.name.hasSameUnits(as: other.name)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ExactText(name)) }
}
