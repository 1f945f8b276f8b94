extension WildGallery {
  /// The wrong implementations of the run model.
  static let running: [WildRule] = [
    .alwaysComputed, .alwaysPadded, .anyDigitsRead, .anyMinutes, .anySeconds, .averageOfPace,
    .averageOverwritesPace, .badDistanceZero, .badTimeZero, .bothDerived, .changedDerived,
    .commaReadAsPoint, .computedUnnamed, .dayOfHours, .daysLost, .decimalsCutOff,
    .decimalThroughDouble, .derivationOverflows, .derivedInDouble, .derivedTimeTruncated,
    .distanceGrouped, .distanceHalfEven, .distanceInFloat, .distanceReadInDouble,
    .distanceSignLost, .distanceTruncated, .dividedTwice, .doubleAsInteger, .elapsedAtLeastOne,
    .elapsedOneOver, .firstPartEmpty, .groupsRead, .hoursLost, .hoursMissing, .hugeDistance,
    .hundredHours, .hundredthsCut, .hundredthsHalfEven, .hundredthsOfDouble,
    .leadingZerosRefused, .limitExclusive, .longPartsWrap, .meanOfPaces, .meanOfSpeeds,
    .mileCut, .milePaceCut, .mileReciprocal, .milesInverted, .milesOnOneLine, .milesPerHourCut,
    .minusInfinityNegative, .minusZeroDistance, .minutesCut, .negativePartsTaken,
    .negativeTimePositive, .noDistanceUnknown, .noNumberNoDistance, .noStepsUnknown,
    .nothingTotaled, .oneDigitRead, .paceForOneUnit, .paceInHours, .pacePerKilometer,
    .paceReadInHours, .paceSetAsSpeed, .paceTakenForSpeed, .paceTextCut, .paceTextRoundedTwice,
    .paceTurnedInDouble, .paddingCuts, .pointRead, .pointWritten, .refusedAsZero,
    .remainderOfRepetition, .repetitionsInMeters, .repetitionsNoMore, .repetitionsOneMore,
    .repetitionsRounded, .restsAveraged, .restsLeftOut, .restsLeftOutOfRepetitions,
    .restsUntotaled, .secondsHalfEven, .secondsMissing, .secondsRoundedAlone, .secondsUnpadded,
    .signRead, .sixtyOverSpeed, .sixtySecondsRead, .speedByTheSecond, .speedDerivedAgain,
    .speedOfNoTime, .speedOfPace, .speedReadThroughText, .speedTextOfMeters, .statusAlwaysOn,
    .statusWithoutHours, .stopAddsSecond, .tailRead, .timeInMilliseconds, .timeInWholeSeconds,
    .timeOffsetZero, .timeSpacesTrimmed, .timesThreePointSix,
    .tinyNegativeDistance, .tinySpeedLeast, .tinySpeedZero, .totalsClamped, .twoColons,
    .unknownPaceZero, .wrongOneDerived, .zeroDerived, .zeroPaceTaken, .zeroTaken,
  ]
}
