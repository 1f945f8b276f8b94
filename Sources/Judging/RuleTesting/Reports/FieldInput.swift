import PropertyTesting

/// One input of one law, as a report names it: `BackspaceEmpties:1-AQAB`.
struct FieldInput {
  /// The law's name.
  let law: String
  /// The input.
  let entry: CorpusEntry

  /// Reads what a report says.
  /// - Throws: `MeaningProblem` if it is something else.
  init(_ text: String) throws(MeaningProblem) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2, let bytes = try? Blob.decode(parts[1]) else { throw .badChoices(text) }
    law = parts[0]
    entry = CorpusEntry(name: text, bytes: bytes)
  }

  /// The reason the law isn't asked, or `nil`.
  func problem(among asked: [String]) -> MeaningProblem? {
    asked.contains(law) ? nil : .noSuchLaw(law, asked: asked)
  }
}
