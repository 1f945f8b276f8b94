/// The content of a file of outside vectors.
enum VectorFormat: String, Encodable {
  /// Texts as code points, cut into grapheme clusters; one row per line.
  case graphemeBreaks = "grapheme-breaks"
  /// Cases of Flutter's text formatters; one JSON object.
  case flutterFormatters = "flutter-formatters"
  /// Cases of Android's input filters; one JSON object.
  case androidFilters = "android-filters"
  /// Formatted edits of AnyFormatKit; one JSON object per line.
  case anyFormatKit = "anyformatkit"
  /// Edits of digit masks, with the answers of five peers' configurations; one JSON object per
  /// line.
  case maskTransitions = "mask-transitions"
  /// Texts that input-mask-ios formats as a whole; one JSON object per line.
  case inputMask = "input-mask"
  /// Numbers, and the bits of the nearest doubles; one row per line.
  case nearestDoubles = "parse-number-fxx"
  /// Documents that are or aren't JSON because of a number; one JSON list.
  case jsonNumbers = "json-test-suite"
  /// What Python's Babel reads, by locale; one JSON list.
  case babelReading = "babel-parse"
  /// What Python's Babel writes, by locale; one JSON list.
  case babelWriting = "babel-format"
  /// A browser's value for an input, and for its bounds; one JSON list.
  case inputConstraints = "wpt-constraints"
  /// Changes of zones' offsets; one row per line.
  case zoneChanges = "zone-changes"
}

extension VectorFormat {
  /// The format of `text`.
  ///
  /// - Throws: `MalformedVector` if the format is unknown, or JSON with an error in it.
  init(recognising text: VectorText) throws(MalformedVector) {
    let line = text.lines[0]
    if GraphemeBreakRow.isHeading(line.text) || (try? GraphemeBreakRow(line)) != nil {
      self = .graphemeBreaks
    } else if NearestDoubleRow.isHeading(line.text) || (try? NearestDoubleRow(line)) != nil {
      self = .nearestDoubles
    } else if ZoneChangeRow.isHeading(line.text) || (try? ZoneChangeRow(line)) != nil {
      self = .zoneChanges
    } else if let first = line.text.first(where: { !$0.isWhitespace }), "{[".contains(first) {
      self = try Self.recognisingJSON(text)
    } else {
      throw Self.unknown(line: line.number)
    }
  }

  /// A broken first row would be read together with the second, so lines of rows are recognised by
  /// their look.
  private static func recognisingJSON(_ text: VectorText) throws(MalformedVector) -> VectorFormat {
    let first = text.lines[0]
    let looks = rowMarks.first { first.text.contains("\"\($0.key)\"") }
    if let looks, !first.text.contains("\"cases\"") { return looks.format }
    if let row = try? JSONText(first.text.utf8, line: first.number) { return try recognising(row) }
    return try recognising(try JSONText(text.bytes))
  }

  private static func recognising(_ json: JSONText) throws(MalformedVector) -> VectorFormat {
    let line = json.value.line
    if !json.value.isList {
      let fields = try JSONFields(json.value, of: "a file or a row")
      if let mark = rowMarks.first(where: { fields.has($0.key) }) { return mark.format }
      guard fields.has("cases") else { throw unknown(line: line) }
    }
    guard let first = try json.cases().first else {
      throw MalformedVector(line: line, problem: "there are no cases; give at least one")
    }
    if json.value.isList && !first.isObject { throw unknown(line: first.line) }
    let row = try JSONFields(first, of: "a case")
    guard let format = marks.first(where: { row.has($0.key) })?.format else {
      throw unknown(line: first.line)
    }
    return format
  }

  /// The member that identifies each format's cases.
  private static let marks: [(key: String, format: VectorFormat)] = [
    ("formatter", .flutterFormatters), ("class", .androidFilters), ("verdict", .jsonNumbers),
    ("strict", .babelReading), ("out", .babelWriting), ("check", .inputConstraints),
  ]

  /// The same for files with one row per line.
  private static let rowMarks: [(key: String, format: VectorFormat)] = [
    ("config", .anyFormatKit), ("peers", .maskTransitions), ("gravity", .inputMask),
  ]

  private static func unknown(line: Int) -> MalformedVector {
    return MalformedVector(
      line: line,
      problem: "the format is unknown; give grapheme-break rows (code points, a tab, clusters), "
        + "rows of doubles (bits, a tab, a number, a tab, its source), changes of zones (eight "
        + "columns), JSON cases with a " + listed(marks.map(\.key)) + ", or JSON rows with a "
        + listed(rowMarks.map(\.key)))
  }

  private static func listed(_ keys: [String]) -> String {
    let names = keys.map { "“\($0)”" }
    return names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
  }
}

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
    case .zoneChanges:
      let lines = text.lines.dropFirst(ZoneChangeRow.isHeading(text.lines[0].text) ? 1 : 0)
      return try rows(lines) { (line) throws(MalformedVector) in try ZoneChangeRow(line) }
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
