extension WildGallery {
  /// The wrong implementations of wheels.
  static let wheels: [WildRule] = [
    .b44, .b44Minus, .b44Cyclic, .b44Stale, .allWheelsListed, .alwaysRound, .ambiguousBeginning,
    .anyFraction, .badReloadDone, .beyondBeforeRounding, .canonicalText, .canonicalTitles,
    .chosenWheelListed, .clampAlwaysTold, .clampRefusesInfinity, .clampsNegativesToLast,
    .clampTakesNoNumber, .clampUntold, .copyMoves, .countsForMoves, .countsGoRound,
    .cyclicByMagnitude,
    .cyclicRowKept, .cyclicStops, .digitsExpected, .doubleBySums, .doubleTimesHundredth,
    .downIsNearest, .emptyWheelTaken, .equalTitlesTaken, .exactThroughDouble, .firstReading,
    .firstWheelFastest, .fractionFirst, .fractionForgotten, .fractionWithinDigits, .fromIsTo,
    .goneWheelsMove, .greedyTitles, .halfToEven, .hugeShown, .ignoresCase, .lastDigitTen,
    .lastRowForBeyond, .lastRowNamed, .lastWheelNamed, .limitNamed,
    .longRowsTaken, .minusLost, .minusZeroRefused, .minutesTruncated, .missingWheel,
    .mostFromFirst, .mostOfOneWheel, .mostPositionsRefused, .movesBackwards, .negativeLastDigit,
    .neighborTakesCarry, .newWheelsMove, .noNumberShown, .noWheelsTaken, .oldCountForgotten,
    .othersExpected, .ownSizeCounts, .positionsWrap, .refusalMoves, .reloadResets,
    .replacingKeepsCount, .replacingResets, .roundsOverTheEnd, .rowBeforeRowCount,
    .rowLimitOneOver, .rowsLeftAligned, .rowsInThirtyTwoBits, .scaledInDouble, .separatorCounts,
    .separatorsOptional, .separatorsUnwritten, .shortRowsTaken, .showClamps, .sixesCountTen,
    .sixtyMinutes, .staleRowFirst, .staleRowGoesRound, .staleRowUntold, .straightMoves,
    .tailIgnored, .textByCharacters, .textFromTheStart, .textOffsetInCharacters, .textTrimmed,
    .thousandCut, .tinyNegativesShown, .titlesOfTheWholeSet, .twentyAlways, .valueInFloat,
    .valueTruncated, .wheelBeyondDone, .wheelByWheel, .wheelsForMoves, .wheelsFromOne,
    .wholeMovesExpected,
  ]
}
