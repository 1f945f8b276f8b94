extension Mutant {
  /// Every mutant there is, chapter by chapter.
  public static let all: [Mutant] = [
    textRules, editing, actions, composing, history, grammars, scanning, numberValues, numberTexts,
    numberFields, numberDeletions, numericRules, patternNotations, patternTexts, patternEdits,
    patternInsertions, patternDeletions, patternCarets, wheelSets, wheelCounts, wheelValues,
    wheelEvents, quantities, derivations, distanceTexts, timeTexts, calendar, firings,
    reminderLists,
  ].flatMap(\.self)

  /// The mutant with that id, if there is one.
  public static func named(_ id: String) -> Mutant? { all.first { $0.id == id } }
}
