extension ChoiceSource {
  /// A second at which calendars are interesting: a change of clocks, the start of 1970, a leap
  /// day, a missing leap day, a new year, two leap days on Saturdays forty years apart; and
  /// sometimes the first and the last second.
  mutating func landmark() -> Int {
    let landmarks = [
      1_774_746_000, 0, 951_782_400, 4_107_542_400, 1_767_225_600, 3_350_160_000, 4_612_377_600,
      -62_135_596_800, 253_402_300_800,
    ]
    return landmarks[
      Int(
        choose(upTo: 8) { random in
          // Sometimes the ends of the calendar.
          random.next(upTo: 9) == 0 ? 7 + random.next(upTo: 1) : random.next(upTo: 6)
        })]
  }

  /// A zone with up to three changes, the first of them near a second.
  mutating func zone(near second: Int) -> CivilZone {
    let offset = offset()
    var (changes, last, instant) = ([CivilZone.Change](), offset, second + nearby())
    repeated(0...3, label: "change") { source in
      last = max(-93_600, min(93_600, last + source.step()))
      changes.append(CivilZone.Change(at: Instant(seconds: instant), to: last))
      instant += 3 * 86_400 + Int(source.choose(upTo: 400_000))
    }
    return .checked(offset, changes)
  }

  /// An offset of a real zone, or any offset.
  mutating func offset() -> Int {
    let offsets = [0, 3_600, -18_000, 20_700, -43_200, 50_400, -93_600, 93_600]
    return flip(0.8) ? element(of: offsets) : Int(choose(upTo: 187_200)) - 93_600
  }

  /// The seconds by which a clock is set back or forward.
  mutating func step() -> Int {
    let steps = [
      3_600, -3_600, 1_800, -1_800, 86_400, -86_400, 7_200, 1, -1, 61, -5_400, 84_600, 0,
    ]
    return flip(0.8) ? element(of: steps) : Int(choose(upTo: 172_800)) - 86_400
  }

  /// Up to two days more or less: whole hours, a minute or two, some minutes, or any.
  mutating func nearby() -> Int {
    let size =
      switch choose(upTo: 3) {
      case 0: Int(choose(upTo: 48)) * 3_600
      case 1: Int(choose(upTo: 150))
      case 2: Int(choose(upTo: 120)) * 60
      default: Int(choose(upTo: 172_800))
      }
    return flip() ? -size : size
  }

  /// An instant near a second, or at the limits of instants.
  mutating func instant(near second: Int) -> Instant {
    if flip(0.03) { return Instant(microseconds: element(of: [Int.min, Int.max, Int.max - 1])) }
    let whole = second + nearby() + element(of: [0, -1, 1])
    let rest = element(of: [0, 1, -1, 500_000])
    return Instant(microseconds: whole * 1_000_000 + rest)
  }
}

extension CivilZone {
  /// A zone that is known to be valid.
  static func checked(_ offset: Int, _ changes: [Change]) -> CivilZone {
    // The changes are far enough apart and none is too large, but a bug could refuse them.
    (try? CivilZone(offset: offset, changes: changes)) ?? .universal
  }
}
