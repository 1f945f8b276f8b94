/// Every law there is, chapter by chapter; a test holds it and the folders together.
public enum Catalogue {
  /// The laws, in the order in which they are listed and run.
  public static let laws: [Law] =
    editing + sessions + textRules + numbers + patterns + wheels + running + reminders

  /// Chapter E: what a field goes through.
  static let sessions: [Law] = [
    Law(.sessionEqualsModel, clauses: ["E8", "E9", "E10", "E11", "E12"]),
    Law(.undoRestoresTextAndSelection, clauses: ["E9"], isUniversal: true),
    Law(.redoInvertsUndo, clauses: ["E9"], isUniversal: true),
    Law(.textChangesAreSteps, clauses: ["E9"], isUniversal: true),
    Law(.typedRunIsOneStep, clauses: ["E9"], isUniversal: true),
    Law(.historyStaysWithinItsBound, clauses: ["E9"], isUniversal: true),
    Law(.refusedActionLeavesNoTrace, clauses: ["E7", "E9"], isUniversal: true),
    Law(.sessionStateIsAlwaysValid, clauses: ["E1", "E2", "E9"], isUniversal: true),
    Law(.sessionAsksItsRule, clauses: ["E7", "E9", "E11"], isUniversal: true),
    Law(.sessionsCanBeEmptied, clauses: ["E6", "E9", "E13"], isUniversal: true),
    Law(.backspaceEmptiesTheField, clauses: ["E6", "E9", "E13"]),
    Law(.deletionTakesOneUnit, clauses: ["E9", "E10"]),
    Law(.cutHandsOutWhatItTakes, clauses: ["E9"]),
    Law(.movingKeepsEveryCharacter, clauses: ["E9"], isUniversal: true),
    Law(.compositionTouchesOnlyItsMark, clauses: ["E10"], isUniversal: true),
    Law(.commitIsOneEdit, clauses: ["E10"], isUniversal: true),
    Law(.commitMovesNothingElse, clauses: ["E10"]),
    Law(.cancelLeavesNoTrace, clauses: ["E10"], isUniversal: true),
    Law(.suggestionsLoseOnlySpaces, clauses: ["E12"], isUniversal: true),
    Law(.violationsAreReportedAndRepaired, clauses: ["E12"], isUniversal: true),
    Law(.normalisingLosesNothing, clauses: ["E8"]),
    Law(.normalisingKeepsOwnTexts, clauses: ["E8"]),
  ]

  /// Chapter E: edits and field state.
  static let editing: [Law] = [
    Law(.editEqualsModel, clauses: ["E3", "E4", "E5", "E6", "E7", "E8"]),
    Law(.editSequencesEqualModel, clauses: ["E1", "E3", "E7", "E8"]),
    Law(.severalRangesEqualModel, clauses: ["E11"]),
    Law(.refusalChangesNothing, clauses: ["E7"], isUniversal: true),
    Law(.rewritingIsIdempotent, clauses: ["E7", "E8"]),
    Law(.deletionIsAlwaysAccepted, clauses: ["E6"]),
    Law(.everyFieldCanBeEmptied, clauses: ["E6", "E13"], isUniversal: true),
    Law(.rangesOutsideAreRefused, clauses: ["E2", "E4"], isUniversal: true),
    Law(.cutSurrogatePairIsWidened, clauses: ["E5"], isUniversal: true),
    Law(.selectionStaysOnScalarBoundaries, clauses: ["E1", "E2"], isUniversal: true),
    Law(.severalRangesHoldForEveryChoice, clauses: ["E11"], isUniversal: true),
    Law(.verdictDependsOnlyOnStateAndEdit, clauses: ["E7"], isUniversal: true),
    Law(.spliceEqualsNSString, clauses: ["E3"]),
    Law(.spliceEqualsString, clauses: ["E3"]),
  ]

  /// Chapter T: text rules.
  static let textRules: [Law] = [
    Law(.lengthNeverExceedsLimit, clauses: ["T1", "E6"]),
    Law(.truncationNeverSplitsCluster, clauses: ["T1", "E8"]),
    Law(.negativeLimitIsRefused, clauses: ["T1"]),
    Law(.allowedAndBannedAreComplements, clauses: ["T2", "T3"]),
    Law(.emptySetsMeanWhatTheySay, clauses: ["T2", "T3"]),
    Law(.compositionIsOrderFree, clauses: ["T6"]),
    Law(.pastingEqualsTyping, clauses: ["E8"]),
  ]

  /// Chapter N: numbers, and the rules of chapter T that are about them.
  static let numbers: [Law] = [
    Law(.judgingEqualsModel, clauses: ["N1", "N3", "N4", "N6"]),
    Law(.everyShortTextIsJudgedAsModel, clauses: ["N1", "N3", "N4", "N5"]),
    Law(.scanningEqualsModel, clauses: ["N1"]),
    Law(.scanningEqualsFoundation, clauses: ["N1"]),
    Law(.everyCompleteNumberCanBeTyped, clauses: ["N1", "N2", "N3", "N4"]),
    Law(.everyBeginningCanBeCompleted, clauses: ["N1"]),
    Law(.problemsNameWhatMayFollow, clauses: ["N1"]),
    Law(.editedTextIsJudgedAsWritten, clauses: ["N1", "N8"]),
    Law(.strangersAreRefused, clauses: ["N3", "N6"]),
    Law(.separatorsAreNeverReinterpreted, clauses: ["N4"]),
    Law(.lookalikesSeparateGroups, clauses: ["N4"]),
    Law(.valueEqualsModel, clauses: ["N5"]),
    Law(.valueKeepsEveryDigit, clauses: ["N3", "N5"]),
    Law(.integersAreExact, clauses: ["N5"]),
    Law(.doublesAreNearest, clauses: ["N5"]),
    Law(.everyDoubleIsReadBack, clauses: ["N5"]),
    Law(.numbersAreOrdered, clauses: ["N5", "N9"]),
    Law(.writingEqualsModel, clauses: ["N7"]),
    Law(.writingIsReadBack, clauses: ["N7"]),
    Law(.roundingIsNearest, clauses: ["N7"]),
    Law(.numberFieldEqualsModel, clauses: ["N7", "N9"]),
    Law(.caretStaysBesideItsDigit, clauses: ["N7"]),
    Law(.deletionTakesTheDigitMeant, clauses: ["N7"]),
    Law(.editingKeepsOtherDigits, clauses: ["N7"]),
    Law(.numberFieldKeepsItsForm, clauses: ["N7"]),
    Law(.requiredSeparatorStays, clauses: ["N7"]),
    Law(.typedNumberIsGrouped, clauses: ["N2", "N7"]),
    Law(.boundsEqualModel, clauses: ["N9"]),
    Law(.boundsHoldTheirEnds, clauses: ["N9"]),
    Law(.everyNumberWithinBoundsCanBeTyped, clauses: ["N2", "N9"]),
    Law(.numericFieldEqualsModel, clauses: ["T4", "T5", "N9"]),
    Law(.filteringNeverChangesANumber, clauses: ["E8", "E12", "N4", "T4"]),
    Law(.dashesBecomeTheSign, clauses: ["E8", "N4"]),
    Law(.normalisingKeepsGroupedNumbers, clauses: ["E8", "N7"]),
    Law(.positiveIntegerIsDigitsOnly, clauses: ["T5"]),
  ]

  /// Chapter F: formatting patterns.
  static let patterns: [Law] = [
    Law(.notationEqualsModel, clauses: ["F1"]),
    Law(.notationMeansItsParts, clauses: ["F1"]),
    Law(.notationIsReadBack, clauses: ["F1"]),
    Law(.malformedNotationIsRefused, clauses: ["F1"]),
    Law(.slotsTakeTheirKind, clauses: ["F1"]),
    Law(.patternTextsEqualModel, clauses: ["F2", "F3", "F5"]),
    Law(.textsAreReadByPlace, clauses: ["F1", "F2"]),
    Law(.emptyPatternLeavesTexts, clauses: ["F2"]),
    Law(.formattingIsIdempotent, clauses: ["F3"]),
    Law(.formattingKeepsItsContent, clauses: ["F2", "F3"]),
    Law(.literalsAreNeverContent, clauses: ["F3"]),
    Law(.lookalikesGoByTheirPolicy, clauses: ["F3"]),
    Law(.typingFormattedTextGivesIt, clauses: ["F3", "F4"]),
    Law(.patternFieldEqualsModel, clauses: ["F4", "F5", "F6"]),
    Law(.patternFieldKeepsItsForm, clauses: ["F2", "F4", "F5"]),
    Law(.patternFieldTakesItsOwnText, clauses: ["F3", "F4", "E12"]),
    Law(.repairsLoseNothingUntold, clauses: ["F4", "E12"]),
    Law(.plainEditsAreAccepted, clauses: ["F4", "F5"]),
    Law(.patternRangesAreWidened, clauses: ["F4", "E4", "E5"]),
    Law(.typingEqualsPasting, clauses: ["F4", "F5"]),
    Law(.junkChangesNothing, clauses: ["F5"]),
    Law(.insertionLosesNothingThatFits, clauses: ["F5"]),
    Law(.textReplacedByItselfStays, clauses: ["F5"]),
    Law(.overwritingReplacesWhatFollows, clauses: ["F5"]),
    Law(.overflowPushesTheEndOut, clauses: ["F5"]),
    Law(.refusedOverflowChangesNothing, clauses: ["F5"]),
    Law(.deletionTakesOnlyItsContent, clauses: ["F4", "F5", "F6"]),
    Law(.takingTakesTheNearestContent, clauses: ["F5"]),
    Law(.skippingPassesTheLiterals, clauses: ["F5", "F6"]),
    Law(.trailingLiteralsGo, clauses: ["F5"]),
    Law(.eagerLiteralsAppearAtOnce, clauses: ["F5"]),
    Law(.lazyLiteralsAwaitContent, clauses: ["F5"]),
    Law(.placeholdersFillTheRest, clauses: ["F5"]),
    Law(.caretStaysInsideTheText, clauses: ["F6"]),
    Law(.caretStaysBesideWhatWasTyped, clauses: ["F4", "F6"]),
    Law(.caretKeepsOutOfLiterals, clauses: ["F6"]),
    Law(.backspaceEmptiesThePattern, clauses: ["F6", "E13"]),
    Law(.seedIsTheArticlesLoop, clauses: ["F7"]),
    Law(.patternSessionsUndo, clauses: ["F4", "E9"]),
    Law(.patternCommitIsOneEdit, clauses: ["F4", "E10"]),
    Law(.patternSeveralRangesHold, clauses: ["F4", "E11"]),
    Law(.normalisingKeepsPatternTexts, clauses: ["E8", "F4"]),
  ]

  /// Chapter W: wheels.
  static let wheels: [Law] = [
    Law(.wheelSetsAreJudgedAsModel, clauses: ["W1"]),
    Law(.theFirstFlawOfASetIsNamed, clauses: ["W1"]),
    Law(.everyUnitDialsItsRange, clauses: ["W2"]),
    Law(.everyMinuteAndSecondIsOnePosition, clauses: ["W2", "W3", "W4", "W6"]),
    Law(.everyHourMinuteAndSecondIsOnePosition, clauses: ["W2", "W3", "W4", "W6"]),
    Law(.everyHundredthIsOnePosition, clauses: ["W2", "W3", "W4", "W6"]),
    Law(.wheelRowsEqualModel, clauses: ["W3", "W5", "W6"]),
    Law(.rowsAndCountsAreInverse, clauses: ["W3"]),
    Law(.digitsOfACountAreItsRows, clauses: ["W3"]),
    Law(.countsOutsideAreRefused, clauses: ["W3", "W5"]),
    Law(.wheelValuesEqualModel, clauses: ["W3", "W4"]),
    Law(.wheelNumbersEqualModel, clauses: ["W3", "W4"]),
    Law(.positionsSurviveTheirValues, clauses: ["W3"]),
    Law(.doublesShowTheirNearestPosition, clauses: ["W3", "W4"]),
    Law(.decimalsShowTheirNearestPosition, clauses: ["W3", "W4"]),
    Law(.valuesOutsideAreRefused, clauses: ["W4"]),
    Law(.clampingTakesTheNearerEnd, clauses: ["W4"]),
    Law(.rowsOutsideAreRefused, clauses: ["W5"]),
    Law(.cyclicWheelsTakeAnyRow, clauses: ["W5"]),
    Law(.wheelTextsEqualStringFormat, clauses: ["W3", "W6"]),
    Law(.wheelTextsEqualModel, clauses: ["W6"]),
    Law(.textsSelectTheirRows, clauses: ["W6"]),
    Law(.ambiguousTextsAreRefused, clauses: ["W6"]),
    Law(.everyOtherTextIsRefused, clauses: ["W6"]),
    Law(.wheelEventsEqualModel, clauses: ["W5"]),
    Law(.selectedRowIsShown, clauses: ["W5"]),
    Law(.actionsAnswerAsTheirFunctions, clauses: ["W4", "W5", "W6"]),
    Law(.eventsSayWhatChanged, clauses: ["W5"]),
    Law(.refusedActionsMoveNothing, clauses: ["W5"]),
    Law(.reloadingKeepsRows, clauses: ["W1", "W5"]),
    Law(.wheelAdviceEqualsModel, clauses: ["W7"]),
    Law(.movesTakeTheShorterWay, clauses: ["W7"]),
    Law(.expectedMovesAreMeasured, clauses: ["W7"]),
    Law(.longWheelsAreNamed, clauses: ["W7"]),
  ]

  /// Chapter R: the run model.
  static let running: [Law] = [
    Law(.runQuantitiesEqualModel, clauses: ["R1", "R5"]),
    Law(.quantitiesAreNearest, clauses: ["R1", "R5"]),
    Law(.badQuantitiesAreRefused, clauses: ["R5"]),
    Law(.unitsAgreeOnTheMile, clauses: ["R1", "R4"]),
    Law(.doublesOfQuantitiesAreNearest, clauses: ["R1"]),
    Law(.paceIsSpeedTurnedOver, clauses: ["R1", "R2"]),
    Law(.derivationsEqualModel, clauses: ["R2", "R5"]),
    Law(.derivationsAreNearest, clauses: ["R2", "R5"]),
    Law(.derivationsTurnRound, clauses: ["R2"]),
    Law(.changeDerivesOnlyTheNamed, clauses: ["R2"]),
    Law(.intervalsEqualModel, clauses: ["R3", "R5"]),
    Law(.totalsAreOrderFree, clauses: ["R3"]),
    Law(.averageIsTotalOverTotal, clauses: ["R3"]),
    Law(.repetitionsFillTheirTarget, clauses: ["R3"]),
    Law(.runTextsEqualModel, clauses: ["R4", "R5"]),
    Law(.everyTimeOfTheClockIsReadBack, clauses: ["R1", "R4"]),
    Law(.secondsNeverReachSixty, clauses: ["R4"]),
    Law(.textsAreReadBack, clauses: ["R4", "R5"]),
    Law(.readingStopsWhereNoTextGoesOn, clauses: ["R4"]),
    Law(.distanceTextsEqualStringFormat, clauses: ["R4", "R6"]),
    Law(.pedometerEqualsModel, clauses: ["R6"]),
    Law(.pedometerSaysWhatItKnows, clauses: ["R6"]),
  ]

  /// Chapter M: reminders.
  static let reminders: [Law] = [
    Law(.remindersEqualModel, clauses: ["M1", "M2"]),
    Law(.triggersEqualModel, clauses: ["M1", "M2"]),
    Law(.reminderListsEqualModel, clauses: ["M3"]),
    Law(.intervalTriggersAreJudged, clauses: ["M1"]),
    Law(.intervalsFireAtMultiples, clauses: ["M1"]),
    Law(.componentsAreJudged, clauses: ["M2"]),
    Law(.zonesAreJudged, clauses: ["M2"]),
    Law(.civilTimesRise, clauses: ["M2"]),
    Law(.everyDayFollowsAnother, clauses: ["M2"]),
    Law(.civilTimeEqualsFoundation, clauses: ["M2"]),
    Law(.firingMatchesItsPattern, clauses: ["M2"]),
    Law(.nothingFiresBetween, clauses: ["M2"]),
    Law(.everyMatchingTimeFires, clauses: ["M2"]),
    Law(.nextFiringEqualsFoundation, clauses: ["M2"]),
    Law(.firingsRise, clauses: ["M1", "M2"]),
    Law(.fullyDatedFiresOnce, clauses: ["M2"]),
    Law(.oneShotFiresOnce, clauses: ["M1", "M2"]),
    Law(.endsChangeNoFiring, clauses: ["M3"]),
    Law(.cleaningRemovesOnlyEnded, clauses: ["M3"]),
    Law(.cleaningTwiceChangesNothing, clauses: ["M3"]),
    Law(.schedulingReplacesItsIdentifier, clauses: ["M3"]),
    Law(.nextFiringIsTheEarliest, clauses: ["M3"]),
  ]

  /// The laws that a rule of your own must keep as well.
  public static let universal: [Law] = laws.filter(\.isUniversal)

  /// The reference and the model of everything that laws are about.
  public static let subjects: [any LawSubject] = [
    RuleSubject.reference, NumberSubject.reference, PatternSubject.reference,
    WheelSubject.reference, RunSubject.reference,
    ReminderSubject.reference,
    RuleSubject.model, NumberSubject.model, PatternSubject.model, WheelSubject.model,
    RunSubject.model,
    ReminderSubject.model,
  ]

  /// The law of that name, with or without its chapter.
  public static func law(named name: String) -> Law? {
    laws.first { $0.name.name == name || $0.name.description == name }
  }
}
