/// An edit of a field with a table.
typealias PrefixQuestion = FieldQuestion<PrefixTable>

extension PrefixQuestion {
  init?(_ table: PrefixTable, _ edit: Edit, _ state: FieldState) {
    self.init(table, ModelPrefixField(table), edit, state)
  }

  /// The model's decision.
  var decision: Decision { decision(by: table) }

  /// The decision of another table's model.
  func decision(by table: PrefixTable) -> Decision {
    ModelPrefixField(table).decide(edit, on: state)
  }

  /// The model's decision about another text in the place of the range.
  func decision(typing text: String) -> Decision {
    let edit = Edit(replacing: edit.range, with: text)
    let decision = ModelPrefixField(table).decide(edit, on: state)
    return decision.newState.map(showing) ?? decision
  }

  /// The model's decision about a text that is typed, one scalar after another.
  func decision(typingEach text: String) -> Decision {
    var next = state
    var selection = edit.range
    for scalar in text.unicodeScalars {
      let key = Edit(replacing: selection, with: String(scalar))
      next = ModelPrefixField(table).decide(key, on: next).newState ?? next
      selection = next.selection
    }
    return next == state ? decision : showing(next)
  }

  /// The model's decision, with the state that it shows changed.
  func changing(_ change: (FieldState) -> FieldState) -> Decision {
    let decision = self.decision
    return decision.newState.map { showing(change($0)) } ?? decision
  }

  func showing(_ next: FieldState) -> Decision {
    guard let plain = try? state.replacing(edit), plain != next else { return .accept(next) }
    return .rewrite(next, because: ModelPrefixField(table).objection(to: plain.text))
  }

  func content(of text: String) -> [Unicode.Scalar] {
    ModelPrefixFields().content(of: text, in: table).scalars
  }

  /// The content of what the field shows.
  var shown: [Unicode.Scalar] { content(of: state.text) }

  /// Whether content is in the range.
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
