/// All laws, in the order in which they are listed and run.
public enum Catalog {
  /// All the laws, in the same order; each law is declared in the file that has the law's name.
  public static let laws: [Law] = [
    editing, textRules, numbers, patterns, readyFields, wheels, running, reminders, dates,
  ].flatMap(\.self)
}

extension Catalog {
  /// The laws that apply to every rule, including a rule of your own.
  public static let universal: [Law] = laws.filter(\.isUniversal)

  /// The lines of a Markdown table that lists all laws.
  package static let markdown =
    ["| law | clauses | claim |", "| --- | --- | --- |"] + laws.map(\.row)

  /// Returns the law with this name, which may be given with or without its chapter.
  public static func law(named name: String) -> Law? {
    laws.first { $0.name.name == name || $0.name.description == name }
  }
}

// Each chapter has its own list, because the type checker needs seconds for one long list.
extension Catalog {
  static let editing: [Law] = [
    .editEqualsModel, .severalRangesEqualModel, .refusalChangesNothing, .rewritingIsIdempotent,
    .deletionIsAlwaysAccepted, .everyFieldCanBeEmptied, .rangesOutsideAreRefused,
    .cutSurrogatePairIsWidened, .selectionStaysOnScalarBoundaries, .severalRangesHoldForEveryChoice,
    .verdictDependsOnlyOnStateAndEdit, .spliceEqualsString, .sessionEqualsModel,
    .redoInvertsUndo, .textChangesAreSteps, .typedRunIsOneStep,
    .historyStaysWithinItsBound, .forgottenStepsKeepNoText, .refusedActionLeavesNoTrace,
    .sessionStateIsAlwaysValid, .sessionFollowsItsRule, .sessionsCanBeEmptied,
    .backspacesEmptyAnyField, .deletionTakesOneUnit, .cutReturnsWhatItRemoves,
    .movingKeepsEveryCharacter, .compositionTouchesOnlyItsMark, .commitIsOneEdit,
    .commitMovesNothingElse, .cancelLeavesNoTrace, .suggestionsLoseOnlySpaces,
    .violationsAreReportedAndRepaired, .defaultObjectionsFollowDecisions, .normalizingLosesNothing,
    .normalizingKeepsOwnTexts,
  ]

  static let textRules: [Law] = [
    .lengthNeverExceedsLimit, .truncationNeverSplitsCluster, .negativeLimitIsRefused,
    .allowedAndBannedAreComplements, .emptySetsAllowOrBanNothing, .compositionIsOrderFree,
    .pastingEqualsTyping,
  ]

  static let numbers: [Law] = [
    .judgingEqualsModel, .everyShortTextEqualsModel, .scanningEqualsModel,
    .scanningEqualsFoundation, .everyCompleteNumberCanBeTyped, .everyBeginningCanBeCompleted,
    .problemsNameWhatMayFollow, .editedTextIsCheckedAsWritten, .foreignScalarsAreRefused,
    .separatorsAreNeverReinterpreted, .lookalikesSeparateGroups, .valueKeepsEveryDigit,
    .integersAreExact, .doublesAreNearest, .everyDoubleIsReadBack, .numbersAreOrdered,
    .localesGroupAsInCLDR, .writingEqualsModel, .writingIsReadBack, .numberFieldEqualsModel,
    .caretStaysBesideItsDigit, .deletionTakesTheAdjacentDigit, .editingKeepsOtherDigits,
    .requiredSeparatorStays, .typedNumberIsGrouped, .typedNumbersMeanTheirValue, .boundsEqualModel,
    .everyNumberWithinBoundsCanBeTyped, .numericFieldEqualsModel, .filteringNeverChangesANumber,
    .dashesBecomeTheSign, .normalizingKeepsGroupedNumbers, .positiveIntegerIsDigitsOnly,
  ]

  static let patterns: [Law] = [
    .notationEqualsModel, .notationMeansItsParts, .malformedNotationIsRefused, .slotsTakeTheirKind,
    .patternTextsEqualModel, .textsAreReadByPlace, .formattingIsIdempotent,
    .formattingKeepsItsContent, .literalsAreNeverContent, .lookalikesAfterLiteralsAreLiterals,
    .typingFormattedTextGivesIt, .patternFieldEqualsModel, .longPatternsEqualModel,
    .patternFieldKeepsItsForm, .repairsReportWhatTheyLose, .plainEditsAreAccepted,
    .typingEqualsPasting, .junkChangesNothing, .insertionLosesNothingThatFits,
    .textReplacedByItselfStays, .deletionTakesOnlyItsContent, .placeholdersFillTheRest,
    .caretStaysBesideTypedText, .patternSeveralRangesHold, .normalizingKeepsPatternTexts,
  ]

  static let wheels: [Law] = [
    .wheelSetsEqualModel, .everyUnitDialsItsRange, .everyHourMinuteAndSecondIsOnePosition,
    .everyHundredthIsOnePosition, .wheelRowsEqualModel, .wheelValuesEqualModel,
    .wheelNumbersEqualModel, .positionsSurviveTheirValues, .cyclicWheelsTakeAnyRow,
    .wheelTextsEqualModel, .textsSelectTheirRows, .ambiguousTextsAreRefused, .wheelEventsEqualModel,
    .actionsAnswerAsTheirFunctions, .refusedActionsMoveNothing, .wheelAdviceEqualsModel,
    .movesTakeTheShorterWay, .expectedMovesAreMeasured,
  ]

  static let readyFields: [Law] = [
    .prefixTablesEqualModel, .prefixTextsEqualModel, .textDependsOnContentAlone,
    .prefixFieldEqualsModel, .piecesEqualThePaste, .contentIsNeverLost, .caretStaysBesideItsContent,
    .onePatternIsAPatternField, .checksDetectOneMistake, .readyFieldsTakeTheirExamples,
    .phoneFieldEqualsModel, .phonesAreTypedAsPasted, .pastedPhonesKeepTheirNumber,
    .pastedCodesAreShownWhole, .phoneTextsShowTheirNumber, .backspaceEmptiesThePhoneField,
    .regionsAreKnown, .postalCodesFillAForm, .amountFieldEqualsModel, .amountsShowTheirValue,
    .pastedAmountsMeanTheirValue, .digitsShiftTheAmount,
  ]

  static let running: [Law] = [
    .runQuantitiesEqualModel, .quantitiesAreOrdered, .unitsAgreeOnTheMile,
    .doublesOfQuantitiesAreNearest, .paceIsSpeedTurnedOver, .derivationsEqualModel,
    .changeDerivesOnlyTheNamed, .intervalsEqualModel, .totalsAreOrderFree, .runTextsEqualModel,
    .everyTimeOfTheClockIsReadBack, .secondsNeverReachSixty, .textsAreReadBack,
    .distanceTextsEqualStringFormat, .pedometerEqualsModel,
  ]

  static let reminders: [Law] = [
    .remindersEqualModel, .triggersEqualModel, .reminderListsEqualModel, .firingMatchesItsPattern,
    .everyMatchingTimeFires, .nextFiringEqualsFoundation, .firingsRise, .fullyDatedFiresOnce,
    .oneShotFiresOnce, .instantsAreOrdered, .endsChangeNoFiring, .cleaningTwiceChangesNothing,
  ]

  static let dates: [Law] = [
    .civilDatesEqualModel, .zonesEqualModel, .zoneFilesEqualModel, .everyDayFollowsAnother,
    .badDatesNameTheirPart, .weeksEqualFoundation, .periodsEqualFoundation, .differencesLeadBack,
    .dateFormatsWriteTheirFields, .everyTimeIsWritten, .secondsGiveTheNearestMicrosecond,
    .civilTimesRise, .civilTimeEqualsFoundation, .rulesTurnOnTheirDays, .localTimesEqualFoundation,
    .zoneFilesAreReadBack, .cutZoneFilesAreRefused, .ruleTextsAreReadBack, .dateInputsEqualModel,
    .inputTextsAreReadBack, .everyDateCanBeTyped, .typedDatesAreNeverReordered,
    .shownTextIsReadBack, .typedTextKeepsItsForm, .digitsThatDontFitPassOn,
    .separatorsCompleteSegments, .keysChooseTheHalfDay, .pastedSeparatorsForbidPassing,
    .shownDatesAreThePastedOnes, .pastedDatesMayBeQuoted, .pastesLeaveTheRest,
    .caretStaysBesideItsDigits, .wrongDatesAreRefusedAtTheEnd, .clampedDatesLandInBounds,
    .layoutsAreChecked, .dateFieldsEqualModel, .everySixDigitsAreTypedAsModel,
    .everyEightDigitsAreTypedAsModel, .valuesAreSlots, .shownIsReturned,
    .otherRowsAreRefusedOrGoRound, .calendarsDecideTheirMonths, .turnsKeepHiddenParts,
    .fullTurnsChangeNothing, .oneEventAChange, .boundsOffTheGridExclude, .reversedBoundsAreNone,
    .badIntervalsMeanOne, .replacedSettingsSettleTheValue, .bothPassesCanBeSelected,
    .countDownsAreWholeMinutes, .badDurationsAreRefused, .formatsAreChecked,
    .everyDayFitsEveryMonth,
    .pickersEqualModel,
  ]
}
