/// The gallery of wrong rules and sessions, each of which the laws must catch.
public enum WildGallery {
  /// The wrong rules: those known by a number in its order, then the others by name.
  public static let rules: [WildRule] =
    numbered + named + sessions + numbers + patterns + wheels + running + reminders

  private static let numbered: [WildRule] = [
    .b1, .b2, .b3, .b4, .b5, .b6, .b7, .b8, .b9, .b10, .b11, .b12, .b13, .b14, .b15, .b16, .b23,
    .b24, .b25, .b26, .b27, .b31, .b32, .b33, .b35, .b36, .b46,
  ]

  private static let named: [WildRule] = [
    .astralHalves, .bannedByCluster, .emptyAllowedSet, .emptyBannedSet, .endOnly, .firstChoiceOnly,
    .formattersInTurn, .keystrokesOnly, .lastConditionWins, .lastReasonNamed, .mixedUnits,
    .normalisesText, .phantomCharacters, .pushesTailOut, .rangeIgnored, .refusalClears,
    .widensToCluster,
  ]

  private static let sessions: [WildRule] = [
    .backspaceIgnoresSelection, .backspaceTakesCluster, .backspaceTakesScalar,
    .cancelDropsSelection, .cancelKeepsText, .commitByCharacter, .dashLosesHyphen,
    .deleteTakesScalar, .dragIsCutAndPaste, .dragIsReduced, .dropsTooFar, .firstRangeOnly,
    .forgetsAll, .forgottenStepKept, .formatMadePlain, .hardSpaceVanishes, .keyKeepsComposed,
    .limitOneOver,
    .limitOneShort, .longDashIsTwoSigns, .markOutlivesCommit, .pasteJoinsTyping, .redoKeepsCaret,
    .redoLostByClick, .redoSkipsSteps, .redoSurvivesStep, .refusalEndsRun, .refusalIsAStep,
    .refusedCommitDeletes, .refusedCutCopies, .repairClears, .repairIsNoStep, .runOutlivesSelection,
    .selectsInsidePair, .setCommits, .setIsRepaired, .spaceKeySwallowed, .staleRanges,
    .staleViolation, .stepPerKey, .undoKeepsCaret, .violationWhileComposing,
  ]

  /// The wrong rule with that id, if there is one.
  public static func rule(_ id: String) -> WildRule? {
    rules.first { $0.id == id }
  }
}
