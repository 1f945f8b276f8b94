extension ChoiceSource {
  /// Any distance: a whole number of units, a number near hundredths of a unit, or any.
  mutating func distance() -> Distance {
    let unit = element(of: DistanceUnit.allCases)
    return Distance(clamping: amount(of: unit.micrometers))
  }

  /// Any time: a whole number of seconds, minutes or hours, a number near one of these, or any.
  mutating func time() -> ElapsedTime {
    ElapsedTime(clamping: amount(of: element(of: [1_000_000, 60_000_000, 3_600_000_000])))
  }

  /// A distance that isn't zero.
  mutating func somewhere() -> Distance {
    let distance = distance()
    return distance == .zero ? Distance(clamping: 1_000_000) : distance
  }

  /// A time that isn't zero.
  mutating func somewhile() -> ElapsedTime {
    let time = time()
    return time == .zero ? ElapsedTime(clamping: 1_000_000) : time
  }

  /// Any speed: a few hundredths of a unit, or slightly more or less; a unit in a number of
  /// seconds, as in paces; or the quotient of any distance and any time.
  mutating func speed() -> Speed {
    switch choose(upTo: 2) {
    case 0:
      let unit = element(of: SpeedUnit.allCases)
      let distance = aboutHalves(of: unit.distance.micrometers / 100)
      return .quotient(
        Distance(clamping: distance), ElapsedTime(clamping: unit.seconds * 1_000_000))
    case 1:
      let unit = element(of: DistanceUnit.allCases)
      let time = aboutHalves(of: 1_000_000)
      return .quotient(Distance(clamping: unit.micrometers), ElapsedTime(clamping: time))
    default: return .quotient(somewhere(), somewhile())
    }
  }

  /// A number up to 10¹⁵: near a unit, small, near halves of a hundredth, or any.
  private mutating func amount(of unit: Int) -> Int {
    switch choose(upTo: 5) {
    case 0: unit * Int(choose(upTo: 99))
    case 1: Int(choose(upTo: 999))
    case 2: aboutHalves(of: unit / 100)
    case 3: Int(choose(upTo: 1 << 40))
    case 4: Int.mostOfAQuantity - belowTheMost()
    default: Int(choose(upTo: UInt64(Int.mostOfAQuantity)))
    }
  }

  /// The distance of a quantity from the limit; in half of the random cases, zero or one part.
  private mutating func belowTheMost() -> Int {
    Int(choose(upTo: 99) { $0.next(upTo: 1) == 0 ? $0.next(upTo: 1) : $0.next(upTo: 99) })
  }

  /// Some halves of a part, or up to two more or less.
  private mutating func aboutHalves(of part: Int) -> Int {
    let halves = 1 + Int(choose(upTo: 19_999))
    return max(1, part * halves / 2 + [0, -1, 1, -2, 2][Int(choose(upTo: 4))])
  }
}

extension Distance {
  /// The nearest possible distance.
  init(clamping micrometers: Int) {
    let distance = try? Distance(micrometers: max(0, min(.mostOfAQuantity, micrometers)))
    self = distance ?? .zero
  }
}

extension ElapsedTime {
  /// The nearest possible time.
  init(clamping microseconds: Int) {
    let time = try? ElapsedTime(microseconds: max(0, min(.mostOfAQuantity, microseconds)))
    self = time ?? .zero
  }
}

extension Speed {
  /// The speed of a distance and a time, neither of which is zero.
  static func quotient(_ distance: Distance, _ time: ElapsedTime) -> Speed {
    guard let speed = try? Speed(distance, in: time) else {
      preconditionFailure("A distance or a time of a speed is never zero.")
    }
    return speed
  }
}
