extension ChoiceSource {
  /// A set: of a few wheels of any kind, from the *Picker* article, of many digits, with titles
  /// only, or with the largest number of positions.
  mutating func wheelSet() -> WheelSet {
    let kinds: [UInt64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6]
    switch choose(upTo: 6, drawing: { kinds[Int($0.next(upTo: UInt64(kinds.count - 1)))] }) {
    case 1: return .decimal
    case 2: return .minutesSeconds
    case 3: return .hoursMinutesSeconds
    case 4: return longSet()
    case 5: return titledSet()
    case 6: return set(of: Array(repeating: .digit(), count: 15))
    default: return wheelSet(1...5, rows: 64)
    }
  }

  /// A set with `count` wheels of up to `most` rows.
  mutating func wheelSet(_ count: ClosedRange<Int>, rows most: Int) -> WheelSet {
    let wheels: [Wheel] = list(count, label: "wheel") { $0.wheel(rows: most) }
    return set(of: wheels)
  }

  /// A set with few positions, so that all of them can be checked.
  mutating func smallSet() -> WheelSet { flip() ? titledSet() : wheelSet(1...4, rows: 4) }

  /// A set with few positions, some of which may have the same text.
  private mutating func titledSet() -> WheelSet {
    var wheels: [Wheel] = []
    let titles = ["a", "", "aa", "b", "ab", "ba"]
    repeated(1...4, label: "wheel") { source in
      wheels.append(.titles(source.different(1...4) { $0.element(of: titles) }))
    }
    return set(of: wheels)
  }

  /// A set of digits up to 9, with up to the largest number of positions.
  mutating func longSet() -> WheelSet {
    var wheels: [Wheel] = []
    repeated(1...15, label: "digit") { source in
      if source.choose(upTo: 7) == 7 { wheels.append(.separator(source.title())) }
      wheels.append(.digit())
    }
    return set(of: wheels)
  }

  private mutating func set(of wheels: [Wheel]) -> WheelSet {
    let digits = choose(upTo: 9) { $0.next(upTo: $0.next(upTo: 1) == 0 ? 2 : 9) }
    return (try? WheelSet(wheels, fractionDigits: Int(digits))) ?? .minutesSeconds
  }

  /// A wheel of any kind, with up to `most` rows.
  mutating func wheel(rows most: Int = 64) -> Wheel {
    let rows = wheelRows(upTo: most)
    return Wheel(rows, isCyclic: flip(0.3))
  }

  private mutating func wheelRows(upTo most: Int) -> Wheel.Rows {
    switch choose(upTo: 3) {
    case 0: return .digits(to: min(most - 1, Int(choose(upTo: 9))))
    case 1: return .titles(different(1...min(most, 5)) { $0.title() })
    case 2: return .separator(title())
    default:
      let last = choose(upTo: UInt64(most - 1))
      return .titles((0...last).map { "\($0)" })
    }
  }

  /// Different titles, some of which may be prefixes of others, or look like others.
  private mutating func different(
    _ count: ClosedRange<Int>, _ title: (inout ChoiceSource) -> String
  ) -> [String] {
    var titles: [String] = []
    repeated(count, label: "title") { source in
      let title = title(&source)
      let other = source.flip() ? title.inOtherForm : title
      for title in [title, other] where !titles.contains(where: title.hasSameUnits) {
        titles.append(title)
      }
    }
    return titles
  }

  /// A title, often a prefix of others, or the empty title.
  mutating func title() -> String {
    let last = UInt64(Self.titles.count - 1)
    return Self.titles[
      Int(choose(upTo: last) { $0.next(upTo: 2) < 2 ? $0.next(upTo: 7) : $0.next(upTo: last) })]
  }

  private static let titles = [
    "a", "b", "ab", "", "aa", "ba", "\u{E9}", "e\u{301}", "e", "\u{301}", "1", "0", "10", ":", ".",
    "\u{1F600}", "\u{C5}", "\u{212B}", "A\u{30A}", "\r", "\n", "\r\n", "\u{0}",
  ]

  /// A wheel that no set may have.
  mutating func flawedWheel() -> Wheel {
    let rows = element(
      of: [
        .titles([]), .titles(["a", "a"]), .digits(to: 10), .digits(to: -1), .digits(to: .max),
        .digits(to: .min), .titles(["a", "b", "b", "a"]), .titles(["", "b", ""]),
        .titles(["\u{E9}", "e\u{301}", "\u{E9}"]), .titles(["", "1", "2", "3", "1"]),
      ] as [Wheel.Rows])
    return Wheel(rows, isCyclic: flip(0.1))
  }
}
