extension VectorFormat {
  /// The members of a JSON row that contain the expected answer.
  var answerKeys: [String] {
    switch self {
    case .graphemeBreaks, .nearestDoubles, .zoneChanges: []
    case .flutterFormatters: ["expectText", "expectSel", "expectComposing"]
    case .androidFilters: ["expected", "expectedText"]
    case .anyFormatKit: ["outText", "outCaret"]
    case .maskTransitions: ["peers"]
    case .inputMask: ["output", "outCaret", "value", "complete"]
    case .jsonNumbers: ["verdict"]
    case .babelReading: ["ok", "value"]
    case .babelWriting: ["out"]
    case .inputConstraints: ["expected", "expectedValue", "badInput"]
    }
  }

  /// The text of each row alone, as a valid file of this format.
  func sources(of text: VectorText) throws(MalformedVector) -> [VectorSource] {
    switch self {
    case .graphemeBreaks: return lines(of: text, GraphemeBreakRow.isHeading)
    case .nearestDoubles: return lines(of: text, NearestDoubleRow.isHeading)
    case .zoneChanges: return lines(of: text, ZoneChangeRow.isHeading)
    case .anyFormatKit, .inputMask, .maskTransitions:
      var sources: [VectorSource] = []
      for line in text.lines {
        let json = try JSONText(line.text.utf8, line: line.number)
        sources.append(.object(try json.value.object("a row")))
      }
      return sources
    case .flutterFormatters, .androidFilters, .jsonNumbers, .babelReading, .babelWriting,
      .inputConstraints:
      var sources: [VectorSource] = []
      for node in try JSONText(text.bytes).cases() {
        sources.append(.caseObject(try node.object("a case")))
      }
      return sources
    }
  }

  private func lines(of text: VectorText, _ isHeading: (String) -> Bool) -> [VectorSource] {
    text.lines.map(\.text).filter { !isHeading($0) }.map {
      .columns($0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
