extension ChoiceSource {
  /// A second near which a picker is used, such as one on a leap day, at the end of a month or a
  /// year, or at a limit of the supported times.
  mutating func pickerSecond() -> Int {
    let seconds = [
      1_774_746_000, 0, 951_782_400, 1_706_659_200, 1_767_139_200, 4_107_456_000, -62_135_424_000,
      253_402_128_000,
    ]
    return seconds[Int(choose(upTo: 7) { $0.next(upTo: 9) == 0 ? 7 : $0.next(upTo: 6) })]
  }

  /// Settings for a Gregorian picker that is used near `second`.
  mutating func pickerSettings(near second: Int, modes: [DatePickerMode] = DatePickerMode.allCases)
    -> DatePickerSettings
  {
    var settings = DatePickerSettings(element(of: modes))
    settings.zone = pickerZone(near: second)
    settings.format = Self.formats[int(upTo: Self.formats.count - 1)]
    bound(&settings, near: second)
    settings.minuteInterval = pickerInterval()
    settings.rounding = element(of: DateRounding.allCases)
    settings.overlap = element(of: OverlapChoice.allCases)
    settings.leastDuration = element(of: LeastDuration.allCases)
    return settings
  }

  /// An allowed minute interval, or a number that isn't allowed.
  mutating func pickerInterval() -> Int {
    flip(0.1)
      ? element(of: [0, 7, -1, 60, .max, .min, 8, 25])
      : element(of: [1, 15, 30, 20, 5, 10, 2, 3, 4, 6, 12])
  }

  /// Adds no bounds, one bound, or two bounds; two may be in order, equal or reversed.
  private mutating func bound(_ settings: inout DatePickerSettings, near second: Int) {
    let kind = choose(upTo: 5) { min(5, $0.next(upTo: 7)) }
    guard kind > 0 else { return }
    let (one, other) = (pickerInstant(near: second), pickerInstant(near: second))
    switch kind {
    case 1: settings.minimum = one
    case 2: settings.maximum = one
    case 3: (settings.minimum, settings.maximum) = (one, one)
    case 4: (settings.minimum, settings.maximum) = (max(one, other), min(one, other))
    default: (settings.minimum, settings.maximum) = (min(one, other), max(one, other))
    }
  }

  private static let formats: [DateWheelFormat] = [
    .root, DateWheelFormat(locale: "en"), DateWheelFormat(locale: "de"),
    DateWheelFormat(locale: "ko"), DateWheelFormat(locale: "ar-EG"),
  ]

  mutating func pickerAction(on settings: DatePickerSettings, near second: Int) -> DatePickerAction
  {
    let kind = choose(upTo: 8) { random in
      let option = random.next(upTo: 15)
      return option > 8 ? 1 : option
    }
    let wheels = settings.shownKinds
    let wheel = flip(0.03) ? element(of: [-1, .max, wheels.count]) : index(of: wheels)
    switch kind {
    case 0: return .set(pickerInstant(near: second))
    case 1: return .select(row: pickerRow(of: wheel, wheels, near: second), wheel: wheel)
    case 2: return .turn(wheel: wheel, by: rowStep())
    case 3: return .adjust(wheel: wheel, up: flip())
    case 4:
      let count = flip(0.05) ? wheels.count + 1 : wheels.count
      return .selectAll((0..<count).map { pickerRow(of: $0, wheels, near: second) })
    case 5: return .otherPass
    case 6: return .setSeconds(pickerSeconds())
    case 7: return .clampSeconds(pickerSeconds())
    default: return .replace(pickerSettings(near: second))
    }
  }

  private mutating func index(of wheels: [DateWheel.Kind]) -> Int {
    int(upTo: wheels.count - 1)
  }

  /// The number of rows by which to turn a wheel.
  mutating func rowStep() -> Int {
    flip(0.1) ? element(of: [.max, .min, 2_147_483_647]) : int(in: -65...65)
  }

  /// A number of seconds that is a valid duration, or an invalid number.
  mutating func pickerSeconds() -> Double {
    switch choose(upTo: 2) {
    case 0: Double(choose(upTo: 1_441)) * 60
    case 1:
      element(of: [
        0, 59.999, -0.0, 60, 86_399.5, 86_400, -1, .nan, .infinity, -.infinity, 1e300, 89, 90,
        -.leastNonzeroMagnitude, 86_399.999_999_999,
      ])
    default: Double(choose(upTo: 90_000)) + 0.25
    }
  }

  /// A row that a wheel shows near a second; rarely, a number that a platform or a bug would send.
  mutating func pickerRow(of wheel: Int, _ wheels: [DateWheel.Kind], near second: Int) -> Int {
    if flip(0.05) { return element(of: [-1, 2_147_483_647, .max, .min, 9_999, 60, 31]) }
    let near = CivilTime(counting: second)
    switch wheels.indices.contains(wheel) ? wheels[wheel] : .day {
    case .year: return near.year - 1 + int(upTo: 4) - 2
    case .date: return second.floored(by: 86_400) + int(in: 719_162...719_168) - 3
    case .month: return int(upTo: 11)
    case .day: return Int(choose(upTo: 30) { 30 - $0.next(upTo: $0.next(upTo: 1) == 0 ? 3 : 30) })
    case .halfDay: return int(upTo: 1)
    case .hour, .hours: return int(upTo: 23)
    case .minute, .minutes:
      return Int(choose(upTo: 59) { $0.next(upTo: 1) == 0 ? $0.next(upTo: 3) : $0.next(upTo: 59) })
    }
  }

  /// A zone with up to three changes near a second; the changes are often close together.
  mutating func pickerZone(near second: Int) -> CivilZone {
    let first = element(of: [0, 3_600, -18_000, 20_700, 34_200, -43_200, 50_400, 4_772, -93_600])
    let changes = changes(
      0...3, from: first, at: second + minutesOff(1_500), by: { $0.clockStep() }
    ) { 1 + $0.wait() }
    return .checked(first, changes)
  }

  /// The change of a zone's offset, in seconds: often an hour, half an hour or a day.
  private mutating func clockStep() -> Int {
    element(of: [
      3_600, -3_600, 1_800, -1_800, 86_400, -86_400, 7_200, -7_200, 0, 5_400, -60, 61, -43_200,
    ])
  }

  /// The number of seconds until the next change, which is seconds to months away.
  private mutating func wait() -> Int {
    switch choose(upTo: 3) {
    case 0: int(in: 20_000_000...21_000_000)
    case 1: int(upTo: 200) * 60 - 1
    case 2: int(upTo: 72) * 3_600 + 1_799
    default: int(upTo: 5_000)
    }
  }

  /// At most `most` whole minutes, positive or negative, in seconds.
  mutating func minutesOff(_ most: Int) -> Int {
    let minutes = int(upTo: most)
    return (flip() ? -minutes : minutes) * 60
  }

  /// An instant near a second, often at a whole minute, and rarely at a limit of the supported
  /// instants.
  mutating func pickerInstant(near second: Int, within minutes: Int = 1_500) -> Instant {
    if flip(0.02) { return Instant(microseconds: element(of: [.min, .max, 0])) }
    let whole = second + minutesOff(minutes) + element(of: [0, 0, 0, 30, -1, 59])
    return Instant(microseconds: whole * 1_000_000 + element(of: [0, 0, 0, 1, 999_999]))
  }
}
