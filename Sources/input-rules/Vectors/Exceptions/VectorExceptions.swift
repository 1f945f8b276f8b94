extension VectorException {
  /// Every row that the reference answers otherwise by a clause of the rules.
  static let all =
    [newerUnicode, selectionInsidePair, nothingInserted] + lastSeparators

  private static let newerUnicode = VectorException(
    format: .graphemeBreaks, asked: #"the clusters of "\u{2701}\u{200D}\u{2701}""#,
    expected: "2701 200D 2701", ours: "2701 200D | 2701", clause: "T1",
    reason: "Clusters are the standard library's, and Unicode 17.0 takes Extended_Pictographic, "
      + "so the join of rule GB11, from assigned characters that are no emoji.")

  private static let selectionInsidePair = VectorException(
    format: .flutterFormatters, asked: #"at most 1 on "\u{0001F984} " selected 1 to 1"#,
    expected: #""\u{0001F984}", selected 1 to 1"#, ours: #""\u{0001F984}", selected 0 to 2"#,
    clause: "E5", reason: "A caret inside a surrogate pair is widened to the whole scalar.")

  private static let nothingInserted = VectorException(
    format: .inputMask,
    asked: #""+7 ([000]) [000] [00] [00]", forward(autocomplete:true): "" before the caret, "" "#
      + "behind it",
    expected: #""+7 (", caret 4, value "", incomplete"#,
    ours: #""", caret 0, value "", incomplete"#,
    clause: "F5",
    reason: "Eager literals come with an insertion, and input-mask writes them where nothing is "
      + "inserted.")

  private static let lastSeparators = [
    lastSeparator("a1.b-2c+3d.", expected: "123.", ours: "1.23"),
    lastSeparator("-5.a1.b2c+3d", expected: "-51.23", ours: "-5.123"),
    lastSeparator("+5.a1.b2c-3d", expected: "+51.23", ours: "+5.123"),
  ]

  private static func lastSeparator(
    _ source: String, expected: String, ours: String
  ) -> VectorException {
    VectorException(
      format: .androidFilters,
      asked: "digits, sign, decimal point: \"\(source)\" for "
        + #""dest string without sign and decimal" between "" and """#,
      expected: "\"\(expected)\"", ours: "\"\(ours)\"", clause: "E8",
      reason: "Of several points Android keeps the last, but pasting keeps what typing a character "
        + "at a time does: the first.")
  }
}
