extension Law {
  package static let prefixTablesEqualModel = Law(
    "Rows form a prefix table, or are refused for the same reason as in the model.",
    clauses: ["K1"],
    Property(
      comparing: .flawedRows.cover("are refused", atLeast: 0.3) {
        Implementation.ReadyFields.model.problem($0.rows, $0.lead) != nil
      }
    ) { subject, input in ["problem": subject.readyFields.problem(input.rows, input.lead)] })
}

extension Generator<PrefixTable> {
  /// The rows of a table, which may contain mistakes.
  fileprivate static let flawedRows = Generator { source in
    let table = source.prefixTable()
    var rows = table.rows
    let slots = [table.contentSlot, .digit, PatternSlot(.digit, occurrence: .repeating)]
    source.repeated(0...2, label: "change") { source in
      let place = source.int(upTo: rows.count)
      var prefix = rows.isEmpty || source.flip() ? "" : source.element(of: rows).prefix
      if source.flip(0.3) { prefix += String(source.element(of: Unicode.Scalar.patternMaterial)) }
      let patterns: [Pattern] = source.list(0...2, label: "pattern") { source in
        let elements: [PatternElement] = [
          .slot(source.element(of: slots)),
          .literal(source.element(of: Unicode.Scalar.patternMaterial)),
          .slot(PatternSlot(source.element(of: slots).content, occurrence: .optional)),
          .slot(source.element(of: slots)),
        ]
        return Pattern(elements.filter { _ in source.flip(0.8) })
      }
      let row = PrefixTable.Row(prefix, patterns)
      if source.flip() || place == rows.count {
        rows.insert(row, at: place)
      } else {
        rows[place] = row
      }
    }
    let lead: Unicode.Scalar? = source.flip(0.2) ? "1" : table.lead
    return PrefixTable(unchecked: rows, lead: lead)
  }
}
