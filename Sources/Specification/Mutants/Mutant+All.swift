extension Mutant {
  /// Every mutant, chapter by chapter.
  public static let all: [Mutant] = [
    textRules, editing, actions, composing, history, grammars, scanning, numberValues, numberTexts,
    numberFields, numberDeletions, numericRules, patternNotations, patternTexts, patternEdits,
    patternInsertions, patternDeletions, patternCarets, prefixFields, prefixTexts, phones,
    postalCodes, amounts, wheelSets, wheelCounts, wheelValues, wheelEvents, quantities, derivations,
    distanceTexts, timeTexts, calendar, firings, reminderLists, dateInputTexts, dateInputSteps,
    typedDates, pastedDates, dateValues, pickerValues, pickerTurns, pickerTitles, civilDates,
    civilZones,
  ].flatMap(\.self)

  /// The mutant with this id; nil if there is none.
  public static func named(_ id: String) -> Mutant? { all.first { $0.id == id } }
}
