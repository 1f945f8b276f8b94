/// Chapter K, as plain as the specification.
public struct ModelPrefixFields: Sendable {
  /// The model.
  public init() {}

  /// The reason the rows don't form a table (K1).
  public func problem(of rows: [PrefixTable.Row], _ lead: Unicode.Scalar?) -> PrefixTableError? {
    for (index, row) in rows.enumerated() {
      if !isUsable(row, of: rows, lead) { return .unusablePattern(row: index) }
      if rows[..<index].contains(where: { $0.prefix.isSame(as: row.prefix) }) {
        return .repeatedPrefix(row: index)
      }
      let prefix = row.prefix.unicodeScalars.map { $0 }
      let table = PrefixTable(unchecked: rows, lead: lead)
      if table.shown(prefix) != prefix { return .foreignPrefix(row: index) }
    }
    return rows.contains { $0.prefix.isEmpty } ? nil : .noEmptyPrefix
  }

  /// Whether the patterns of a row are allowed in a table (K1).
  private func isUsable(_ row: PrefixTable.Row, of rows: [PrefixTable.Row], _ lead: Unicode.Scalar?)
    -> Bool
  {
    let first = rows.first?.patterns.first?.elements.compactMap(\.slot).first
    guard let first else { return false }
    func isUsable(_ elements: [PatternElement]) -> Bool {
      let slots = elements.compactMap(\.slot)
      let needed = slots.prefix { $0.occurrence == .once }
      return !slots.isEmpty
        && slots.dropFirst(needed.count).allSatisfy { $0.occurrence == .optional }
        && slots.allSatisfy { $0.content == first.content && $0.letterCase == first.letterCase }
        && elements.compactMap(\.literal).allSatisfy { $0 != lead && !first.takes($0) }
    }
    return !row.patterns.isEmpty && row.patterns.map(\.elements).allSatisfy(isUsable)
      && lead.map { !first.takes($0) } ?? true
  }

  /// The formatted text, if the empty field accepts it (K7).
  public func formatted(_ text: String, by table: PrefixTable) -> String {
    let none = TextRange(location: 0, length: 0)
    let state = FieldState(trusting: text, selection: none, marked: nil)
    return ModelPrefixField(table).repaired(state).text
  }

  /// The content of a text (K2).
  public func content(of text: String, in table: PrefixTable) -> String {
    String(scalars: ModelPrefixField(table).contentScalars(of: text))
  }

  /// The row of a text's content (K3).
  public func row(of text: String, in table: PrefixTable) -> PrefixTable.Row {
    table.row(of: ModelPrefixField(table).contentScalars(of: text))
  }

  /// Whether a text's content is complete (K8).
  public func isComplete(_ text: String, in table: PrefixTable) -> Bool {
    table.isComplete(ModelPrefixField(table).contentScalars(of: text))
  }

  /// Whether content passes a check (K9).
  public func holds(_ check: ContentCheck, of content: String) -> Bool {
    check.isPassed(by: content.unicodeScalars.map { $0 })
  }

  /// The field with a table (K1 to K9).
  public func field(_ table: PrefixTable) -> any TextRule { ModelPrefixField(table) }
}
