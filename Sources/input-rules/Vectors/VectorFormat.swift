/// What a file of outside vectors holds, told by its content.
enum VectorFormat: String, Encodable {
  /// Texts as code points, and cut into grapheme clusters; a row a line.
  case graphemeBreaks = "grapheme-breaks"
  /// Cases of Flutter's text formatters; one JSON object.
  case flutterFormatters = "flutter-formatters"
  /// Cases of Android's input filters; one JSON object.
  case androidFilters = "android-filters"
  /// Formatted edits of AnyFormatKit; a JSON object a line.
  case anyFormatKit = "anyformatkit"

  /// The format of `text`.
  ///
  /// - Throws: `MalformedVector` where it is none that is known, or JSON with an error in it.
  init(recognising text: VectorText) throws(MalformedVector) {
    let line = text.lines[0]
    if GraphemeBreakRow.isHeading(line.text) || (try? GraphemeBreakRow(line)) != nil {
      self = .graphemeBreaks
    } else if line.text.drop(while: \.isWhitespace).hasPrefix("{") {
      self = try Self.recognisingJSON(text)
    } else {
      throw Self.unknown(line: line.number)
    }
  }

  /// A broken first row would be read on into the second; so lines of rows are told by their look.
  private static func recognisingJSON(_ text: VectorText) throws(MalformedVector) -> VectorFormat {
    let first = text.lines[0]
    let looksLikeRow = first.text.contains("\"config\"") && !first.text.contains("\"cases\"")
    if looksLikeRow { return .anyFormatKit }
    if let row = try? JSONText(first.text.utf8, line: first.number) { return try recognising(row) }
    return try recognising(try JSONText(text.bytes))
  }

  private static func recognising(_ json: JSONText) throws(MalformedVector) -> VectorFormat {
    let fields = try JSONFields(json.value, of: "a file or a row")
    if fields.has("config") { return .anyFormatKit }
    guard fields.has("cases") else { throw unknown(line: fields.line) }
    guard let first = try json.cases().first else {
      throw MalformedVector(line: fields.line, problem: "there are no cases; give at least one")
    }
    let row = try JSONFields(first, of: "a case")
    if row.has("formatter") { return .flutterFormatters }
    if row.has("class") { return .androidFilters }
    throw unknown(line: first.line)
  }

  private static func unknown(line: Int) -> MalformedVector {
    MalformedVector(
      line: line,
      problem: "the format is not known; give grapheme-break rows (code points, a tab, clusters), "
        + "JSON cases with a “formatter” or a “class”, or JSON rows with a “config”")
  }

  /// The rows of a file of this format.
  func rows(of text: VectorText) throws(MalformedVector) -> [any VectorRow] {
    switch self {
    case .graphemeBreaks:
      let lines = text.lines.dropFirst(GraphemeBreakRow.isHeading(text.lines[0].text) ? 1 : 0)
      return try rows(lines) { (line) throws(MalformedVector) in try GraphemeBreakRow(line) }
    case .flutterFormatters:
      return try rows(try JSONText(text.bytes).cases()) { (node) throws(MalformedVector) in
        try FlutterRow(JSONFields(node, of: "a case"))
      }
    case .androidFilters:
      return try rows(try JSONText(text.bytes).cases(), AndroidRows.row)
    case .anyFormatKit:
      return try rows(text.lines) { (line) throws(MalformedVector) in try AnyFormatKitRow(line) }
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
