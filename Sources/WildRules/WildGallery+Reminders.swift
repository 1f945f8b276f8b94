extension WildGallery {
  /// The wrong implementations of reminders.
  static let reminders: [WildRule] = [
    .b45, .b45Zero, .b45Clamped, .afterInclusive, .armedAtDelivery, .beforeByTheSecond,
    .centuriesLeap,
    .changeASecondLate, .cleaningSorts, .cleansAll, .cleansByPlace, .cleansEndless,
    .cleansFirst, .cleansSpent, .closestChangesTaken, .cutBefore1970, .datesRefused,
    .day31Carries, .day31Clamped, .dayOrWeekday, .emptyPatternTaken, .endSilences, .endStays,
    .farChangeTaken, .fifthIsLast, .fifthRefused, .firesAtOnce, .firesBeforeScheduled,
    .firstChangeOnly, .firstOfTheList, .firstScheduledStays, .gapOfAnHour, .givesUpAfterAYear,
    .givesUpAfterFourYears, .hourByTheMinute, .hourTwentyFour, .identifierTwice,
    .infiniteTooLong, .intervalFiresAgain, .intervalInThirtyTwoBits, .intervalInWholeSeconds,
    .intervalTruncated, .keepsRinging, .lastComponentNamed, .lastOfSeveral, .leapDayNever,
    .leapWeekday, .limitBeforeRounding, .longestRefused, .midnightTwice, .minuteAfterRounding,
    .minuteOfNow, .minuteRefused, .minuteSixty, .missingHourAtChange, .missingHourSkipped,
    .mondayFirst, .monthOfNow, .monthZeroTaken, .newestFirst, .noNumberNotPositive,
    .offsetInHours, .offsetOfADay, .offsetOfTheDay, .offsetSubtracted, .onceFiresAgain,
    .ordinalByRows, .repeatedHourLate, .repeatedHourOnce, .repeatedHourTwice, .repeatsOnce,
    .replacedAtTheEnd, .scheduledForgotten, .scheduledInclusive, .secondCutOff,
    .severalByIdentifier, .shortBeforePositive, .splitSecondChange, .threeDaysRefused,
    .tinyIntervalNothing, .tinyIntervalRefused, .universalTimeAlways, .weekdayFromZero,
    .weekdayIgnored, .weekdayOff, .weekdayOnTheFirst, .weekdayZeroTaken, .yearsAreForever,
    .yearTenThousand, .yearZero, .zeroIsNothing,
  ]
}
