/// An edit of a field with a table.
typealias PrefixQuestion = FieldQuestion<PrefixTable>

extension PrefixQuestion {
  init?(_ table: PrefixTable, _ edit: Edit, _ state: FieldState) {
    self.init(table, ModelPrefixField(table), edit, state)
  }

  var table: PrefixTable { field }

  func content(of text: String) -> [Unicode.Scalar] {
    ModelPrefixFields().content(of: text, in: table).scalars
  }

  /// The content of the shown text.
  var shown: [Unicode.Scalar] { content(of: state.text) }

  /// Whether the range contains content.
  var takesContent: Bool { content(of: head + replaced).count > content(of: head).count }
}

extension PrefixTable {
  func changing(_ change: (Row) -> Row) -> PrefixTable {
    PrefixTable(unchecked: rows.map(change), lead: lead)
  }

  /// The table with other patterns in each row.
  func patterns(_ change: ([Pattern]) -> [Pattern]) -> PrefixTable {
    changing { Row($0.prefix, change($0.patterns), name: $0.name, check: $0.check) }
  }
}
