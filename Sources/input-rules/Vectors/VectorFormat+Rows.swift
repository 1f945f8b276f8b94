extension VectorFormat {
  /// The rows of a file of this format.
  func rows(of text: VectorText) throws(MalformedVector) -> [any VectorRow] {
    switch self {
    case .graphemeBreaks:
      let lines = text.lines.dropFirst(GraphemeBreakRow.isHeading(text.lines[0].text) ? 1 : 0)
      return try rows(lines) { (line) throws(MalformedVector) in try GraphemeBreakRow(line) }
    case .nearestDoubles:
      let lines = text.lines.dropFirst(NearestDoubleRow.isHeading(text.lines[0].text) ? 1 : 0)
      return try rows(lines) { (line) throws(MalformedVector) in try NearestDoubleRow(line) }
    case .anyFormatKit:
      return try rows(text.lines) { (line) throws(MalformedVector) in try AnyFormatKitRow(line) }
    case .inputMask:
      return try rows(text.lines) { (line) throws(MalformedVector) in try InputMaskRow(line) }
    case .maskTransitions:
      var rows: [any VectorRow] = []
      for line in text.lines { rows += try MaskTransitionRows.rows(line) }
      return rows
    case .flutterFormatters: return try cases(of: text, FlutterRow.init)
    case .androidFilters: return try cases(of: text, AndroidRows.row)
    case .jsonNumbers: return try cases(of: text, JSONNumberRow.init)
    case .babelReading: return try cases(of: text, BabelReadingRow.init)
    case .babelWriting: return try cases(of: text, BabelWritingRow.init)
    case .inputConstraints: return try cases(of: text, InputConstraintRows.row)
    }
  }

  private func cases(
    of text: VectorText, _ row: (JSONFields) throws(MalformedVector) -> any VectorRow
  ) throws(MalformedVector) -> [any VectorRow] {
    try rows(try JSONText(text.bytes).cases()) { (node) throws(MalformedVector) in
      try row(try JSONFields(node, of: "a case"))
    }
  }

  private func rows<Source>(
    _ sources: some Sequence<Source>,
    _ row: (Source) throws(MalformedVector) -> any VectorRow
  ) throws(MalformedVector) -> [any VectorRow] {
    var rows: [any VectorRow] = []
    for source in sources { rows.append(try row(source)) }
    return rows
  }
}
