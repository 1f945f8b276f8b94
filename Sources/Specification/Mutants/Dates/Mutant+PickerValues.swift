private let model = Implementation.model.datePickers

extension Mutant {
  /// Mistakes in pickers' values, including bounds, intervals and durations.
  static let pickerValues: [Mutant] = [
    .misreading("B37", "The minimum is rounded down, so the first slot is too early.") {
      guard $0.showsTimes, let minimum = $0.minimum?.microseconds, $0.allowsInterval else { return }
      let (step, local) = ($0.minuteInterval * 60, $0.zone.localSecond(at: minimum))
      let late = local - local.floored(by: step) * step
      $0.minimum = Instant(seconds: minimum.floored(by: 1_000_000) - late)
    }.killed(by: .boundsOffTheGridExclude).bug("react-native-datetimepicker/datetimepicker#126"),
    .settling("B38", "The wheels show the rounded time, but the value isn't rounded.") {
      slot, instant, settings in
      let ends = [Int.min, .max].compactMap {
        try? model.picker(settings, Instant(microseconds: $0)).instant
      }
      return ends.count == 2 && ends[0]...ends[1] ~= instant ? instant : slot
    }.killed(by: .valuesAreSlots).bug("henninghall/react-native-date-picker#666"),
    .pickerStep("B40", "The first change of a countdown isn't reported.") { step in
      guard step.before.settings.mode == .countDown, step.before.settings == step.after.settings,
        let first = try? model.picker(step.before.settings, Instant(seconds: 0)),
        step.before.minutes == first.minutes
      else { return }
      step.hideChange()
    }.killed(by: .oneEventAChange).bug("lionheart/openradar-mirror#3868"),
    .misreading("BoundsSwapped", "Bounds in the wrong order are swapped.") {
      guard let low = $0.minimum, let high = $0.maximum, low > high else { return }
      ($0.minimum, $0.maximum) = (high, low)
    }.killed(by: .reversedBoundsAreNone),
    .misreading("NearestInterval", "An invalid interval is rounded down to a valid one.") {
      let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
      let interval = $0.minuteInterval
      $0.minuteInterval = intervals.last { $0 <= interval } ?? 1
    }.killed(by: .badIntervalsMeanOne),
    .settling("DurationOfMinute", "Times aren't rounded to the interval.") {
      slot, instant, settings in settings.showsTimes && slot != instant ? instant : slot
    }.killed(by: .pickersEqualModel).bug("flutter/flutter#60456"),
    .settling("SnapMultipliesRemainder", "Rounding uses the remainder instead of the quotient.") {
      slot, instant, settings in
      let (interval, local) = (settings.minuteInterval, settings.zone.localSecond(at: instant))
      guard settings.showsTimes, slot != instant, settings.allowsInterval else { return slot }
      let minute = local.floored(by: 60) % 60
      return slot + (minute % interval * interval - minute / interval * interval) * 60_000_000
    }.killed(by: .pickersEqualModel).bug("flutter/flutter#115186"),
    .settling("RoundingLosesHour", "Rounding a minute up to 60 loses an hour.") {
      slot, instant, settings in
      let (old, new) = (settings.zone.localSecond(at: instant), settings.zone.localSecond(at: slot))
      guard settings.showsTimes, slot > instant, old.floored(by: 3_600) < new.floored(by: 3_600)
      else { return slot }
      return slot - 3_600_000_000
    }.killed(by: .pickersEqualModel).bug("henninghall/react-native-date-picker#570"),
    .settling("MinimumItselfSelectable", "A minimum that isn't on the grid is a slot.") {
      slot, instant, settings in
      guard settings.showsTimes, let low = settings.minimum, low <= settings.maximum ?? low,
        instant <= low.microseconds, instant >= -62_135_424_000_000_000
      else { return slot }
      return low.microseconds
    }.killed(by: .boundsOffTheGridExclude).bug("henninghall/react-native-date-picker#718"),
    .settling("SameDayBoundsElseIf", "On the minimum's day, the maximum isn't enforced.") {
      slot, instant, settings in
      guard settings.showsTimes, let low = settings.minimum?.microseconds, low <= slot,
        slot < instant, instant % 60_000_000 == 0
      else { return slot }
      let days = [low, instant].map { settings.zone.localSecond(at: $0).floored(by: 86_400) }
      return days[0] == days[1] ? instant : slot
    }.killed(by: .valuesAreSlots).bug("flatpickr/flatpickr#608"),
    .pickerStep("DurationRoundedUp", "Durations are rounded up to whole minutes.") { step in
      guard case .setSeconds(let seconds) = step.action, !step.isRefused,
        step.before.settings.minuteInterval == 1, seconds > Double(step.after.minutes * 60),
        step.after.minutes < 1_439
      else { return }
      step.show(step.after.minutes + 1)
    }.killed(by: .countDownsAreWholeMinutes),
    .pickerStep("DayIsZero", "A duration of a day or more becomes zero.") { step in
      guard step.event.effect == .refused(.tooLong) else { return }
      step.show(step.before.settings.leastDuration == .zero ? 0 : step.before.minutes, .done)
    }.killed(by: .badDurationsAreRefused),
    .pickerStep("ReplacedUnrounded", "New settings leave the value unchanged.") { step in
      guard case .replace = step.action, !step.isRefused, step.after.settings.mode != .countDown
      else { return }
      step.show(step.before.instant)
    }.killed(by: .replacedSettingsSettleTheValue, .pickersEqualModel),
  ]
}
