import InputRules

/// A table of the patterns for a field's text, by the prefix of the content (K1).
public struct PrefixTable: Hashable, Sendable {
  package let rows: [Row]
  /// A scalar with which the content may begin, such as the plus in a phone number.
  package let lead: Unicode.Scalar?
  /// The function that chooses the row for content; `nil` if the content's prefix chooses it (K11).
  package var choice: PrefixChoice?
  /// An uppercase word with which a paste may begin, such as `TEL`; empty if there is none (K25).
  package var label = ""
  /// Whether a scalar that isn't content stays if it is typed after a complete number (K31).
  package var keepsStrays = false
  /// Whether a paste in other groups is refused (K34).
  package private(set) var keepsGroups = false

  /// Creates a table from rows (K1).
  /// - Parameters:
  ///   - rows: one row for each prefix, including the empty prefix.
  ///   - lead: a scalar with which the content may begin, although no slot accepts it.
  /// - Throws: `PrefixTableError` for the first invalid row, or if no row has the empty prefix.
  public init(_ rows: [Row], lead: Unicode.Scalar? = nil) throws(PrefixTableError) {
    self.init(unchecked: rows, lead: lead)
    if let problem { throw problem }
  }

  /// Creates a table from rows that are known to be valid.
  package init(unchecked rows: [Row], lead: Unicode.Scalar?) {
    self.rows = rows
    self.lead = lead
  }

  /// This table, with the given value of `keepsGroups`.
  package func with(keepsGroups: Bool) -> PrefixTable {
    var table = self
    table.keepsGroups = keepsGroups
    return table
  }

  /// A prefix, with the patterns and the check for content that begins with the prefix (K1).
  public struct Row: Hashable, Sendable {
    /// The name for content with this prefix, such as a card's brand or a country.
    public let name: String
    /// The prefix with which the content begins.
    public let prefix: String
    /// The patterns, from the shortest to the longest.
    package let patterns: [Pattern]
    /// The check that the content must pass when editing ends.
    package let check: ContentCheck

    /// Creates a row of a table.
    /// - Parameters:
    ///   - prefix: the beginning of the content, as the field shows it.
    ///   - patterns: the patterns; the first one with enough slots for the content is used.
    ///   - name: the name that an app may show for content with this prefix.
    ///   - check: the check that the content must pass when editing ends.
    public init(
      _ prefix: String, _ patterns: [Pattern], name: String = "", check: ContentCheck = .none
    ) {
      (self.name, self.prefix, self.patterns, self.check) = (name, prefix, patterns, check)
    }
  }
}

extension PrefixTable {
  /// The slot that all patterns have; it accepts the scalars of the content, except the lead.
  var slot: PatternSlot {
    for case .slot(let slot) in rows.first?.patterns.first?.elements ?? [] { return slot }
    return .digit
  }

  /// The scalar as it appears in the content, or `nil` if it isn't content (K2).
  func shown(_ scalar: Unicode.Scalar, isFirst: Bool) -> Unicode.Scalar? {
    if slot.takes(scalar, placeholder: nil) { return scalar.folded(to: slot.letterCase) }
    return isFirst && scalar == lead ? scalar : nil
  }

  /// The reason the table isn't valid, or `nil` if it is (K1).
  private var problem: PrefixTableError? {
    var prefixes: Set<ExactText> = []
    for (index, row) in rows.enumerated() {
      guard row.patterns.allSatisfy(isUsable), !row.patterns.isEmpty else {
        return .unusablePattern(row: index)
      }
      guard prefixes.insert(ExactText(row.prefix)).inserted else {
        return .repeatedPrefix(row: index)
      }
      let scalars = Array(row.prefix.unicodeScalars)
      let isContent = scalars.enumerated().allSatisfy { place, scalar in
        shown(scalar, isFirst: place == 0) == scalar
      }
      if !isContent { return .foreignPrefix(row: index) }
    }
    return prefixes.contains("") ? nil : .noEmptyPrefix
  }

  /// Whether a pattern can be in this table: all its slots accept what the table's slot accepts,
  /// required slots come before optional ones, and no literal is content (K1).
  private func isUsable(_ pattern: Pattern) -> Bool {
    let slots = pattern.slots
    let optional = slots.drop { $0.occurrence == .once }
    return !slots.isEmpty && optional.allSatisfy { $0.occurrence == .optional }
      && slots.allSatisfy { $0.content == slot.content && $0.letterCase == slot.letterCase }
      && lead.map { !slot.takes($0, placeholder: nil) } ?? true
      && pattern.elements.allSatisfy { element in
        guard case .literal(let scalar, _) = element else { return true }
        return shown(scalar, isFirst: true) == nil
      }
  }
}

extension Pattern {
  var slots: [PatternSlot] {
    elements.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }
}
