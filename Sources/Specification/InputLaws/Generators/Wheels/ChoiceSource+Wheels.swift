extension ChoiceSource {
  /// A set of a few wheels of any kind, a set from the *Picker* article, a set of many digits or of
  /// titles, or a set with the maximum number of positions.
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

  mutating func wheelSet(_ count: ClosedRange<Int>, rows most: Int) -> WheelSet {
    let wheels: [Wheel] = list(count, label: "wheel") { $0.wheel(rows: most) }
    return set(of: wheels)
  }

  /// A set with few enough positions to check all of them.
  mutating func smallSet() -> WheelSet { flip() ? titledSet() : wheelSet(1...4, rows: 4) }

  /// A set with few positions, some of which may have the same text as others.
  private mutating func titledSet() -> WheelSet {
    let titles = ["a", "", "aa", "b", "ab", "ba"]
    return set(
      of: list(1...4, label: "wheel") { source in
        .titles(source.different(1...4) { $0.element(of: titles) })
      })
  }

  /// A set of up to 15 wheels with the digits 0 to 9, sometimes with separators before them.
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
    case 0: return .digits(to: min(most - 1, int(upTo: 9)))
    case 1: return .titles(different(1...min(most, 5)) { $0.title() })
    case 2: return .separator(title())
    default:
      let last = choose(upTo: UInt64(most - 1))
      return .titles((0...last).map { "\($0)" })
    }
  }

  /// Different titles; some may be prefixes of others, or look like others.
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

  /// A title, which is often empty or the start of another title.
  mutating func title() -> String {
    let last = UInt64(Self.titles.count - 1)
    return Self.titles[
      Int(choose(upTo: last) { $0.next(upTo: 2) < 2 ? $0.next(upTo: 7) : $0.next(upTo: last) })]
  }

  private static let titles = [
    "a", "b", "ab", "", "aa", "ba", "\u{E9}", "e\u{301}", "e", "\u{301}", "1", "0", "10", ":", ".",
    "\u{1F600}", "\u{C5}", "\u{212B}", "A\u{30A}", "\r", "\n", "\r\n", "\u{0}",
  ]

  mutating func flawedWheel() -> Wheel {
    let rows = element(
      of: [
        .titles([]), .titles(["a", "a"]), .digits(to: 10), .digits(to: -1), .digits(to: .max),
        .digits(to: .min), .titles(["a", "b", "b", "a"]), .titles(["", "b", ""]),
        .titles(["\u{E9}", "e\u{301}", "\u{E9}"]), .titles(["", "1", "2", "3", "1"]),
      ] as [Wheel.Rows])
    return Wheel(rows, isCyclic: flip(0.1))
  }

  /// The count that identifies a position, often one of the first or last positions.
  mutating func positionCount(of set: WheelSet, beyond: Int = 0) -> Int {
    let last = UInt64(set.lastCount + beyond)
    let option = choose(upTo: last) { random in
      switch random.next(upTo: 3) {
      case 0: min(last, random.next(upTo: 999))
      case 1: last - min(last, random.next(upTo: 3))
      default: random.next(upTo: last)
      }
    }
    return Int(option)
  }

  /// A count, usually one that identifies a position.
  mutating func anyCount(for set: WheelSet) -> Int {
    guard flip(0.3) else { return positionCount(of: set) }
    let last = set.lastCount
    return element(of: [last + 1, -1, .max, .min, last + 2, 2_147_483_647, -last - 1])
  }

  mutating func rows(of set: WheelSet) -> [Int] {
    set.wheels.map { int(upTo: $0.size - 1) }
  }

  /// The rows of a position; or a list of integers that may be invalid, too long or too short.
  mutating func anyRows(for set: WheelSet) -> [Int] {
    guard flip(0.6) else { return rows(of: set) }
    var rows = set.wheels.map { anyRow(of: $0) }
    guard flip(0.3) else { return rows }
    if flip() {
      rows.removeLast(min(rows.count, int(in: 1...7)))
    } else {
      repeated(1...2, label: "row") { rows.append($0.int(upTo: 3)) }
    }
    return rows
  }

  /// Usually a row of the wheel; otherwise, a number that a platform or a bug would send.
  mutating func anyRow(of wheel: Wheel) -> Int {
    let size = wheel.size
    let kind = choose(upTo: 2) { $0.next(upTo: 9) < 7 ? 0 : 1 + $0.next(upTo: 1) }
    switch kind {
    case 0: return int(upTo: size - 1)
    case 1:
      return element(of: [
        size, -1, 2_147_483_647, .max, .min, -size, size + 1, -size - 1, 2 * size, .max - 1,
      ])
    default: return int(in: -200...200)
    }
  }

  /// Usually the index of a wheel; otherwise, an index outside the set.
  mutating func anyWheel(of set: WheelSet) -> Int {
    let count = set.wheels.count
    guard flip(0.1) else { return int(upTo: count - 1) }
    return element(of: [count, -1, .max, .min, 2_147_483_647, count + 1])
  }

  /// A text for a set: a position's text, a similar text, or a text made of titles.
  mutating func wheelText(for set: WheelSet) -> String {
    let text = set.written(rows(of: set))
    switch choose(upTo: 4) {
    case 0: return text
    case 1: return text.inOtherForm
    case 2: return mangled(text) { $0.title() }
    case 3: return cut(text)
    default: return titles(of: set)
    }
  }

  private mutating func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return String(scalars.prefix(int(upTo: scalars.count)))
  }

  /// Joined titles of some of the set's wheels, in any order.
  private mutating func titles(of set: WheelSet) -> String {
    let titles: [String] = list(0...set.wheels.count + 1, label: "title") { source in
      let wheel = source.element(of: set.wheels)
      return wheel.rowTitles[source.int(upTo: wheel.size - 1)]
    }
    return titles.joined()
  }
}

extension String {
  /// A canonically equivalent text, with its composed letters decomposed and vice versa.
  var inOtherForm: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch (scalar, scalars.last) {
      case ("\u{E9}", _): scalars.append(contentsOf: "e\u{301}".unicodeScalars)
      case ("\u{C5}", _): scalars.append("\u{212B}")
      case ("\u{212B}", _): scalars.append("\u{C5}")
      case ("\u{301}", "e"):
        scalars.removeLast()
        scalars.append("\u{E9}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// Wheels and a number of fraction digits, from which a set may be created.
struct WheelParts: Hashable, Sendable {
  var wheels: [Wheel]
  var fractionDigits: Int
}

extension Generator<WheelParts> {
  /// Wheels, and a number of fraction digits; either may be invalid.
  static let wheelParts = Generator { source in
    let isFlawed = source.flip(0.5)
    var wheels: [Wheel] = source.list(0...4, label: "wheel") { source in
      isFlawed && source.flip(0.4) ? source.flawedWheel() : source.wheel()
    }
    if source.flip(0.3) { wheels += source.manyDigits() }
    let digits = source.int(upTo: 9)
    guard source.flip(0.2) else { return WheelParts(wheels: wheels, fractionDigits: digits) }
    let flaw = source.element(of: [10, -1, .max, .min])
    return WheelParts(wheels: wheels, fractionDigits: flaw)
  }
  .cover("forms a set", atLeast: 0.1) { $0.isSet }
  .cover("has too many positions", atLeast: 0.02) { $0.wheels.count > 14 }
  .cover("has the maximum number of positions", atLeast: 0.001) { $0.isFull }
  .cover("forms a set with similar titles", atLeast: 0.01) { parts in
    parts.isSet && parts.wheels.contains(where: \.hasSimilarTitles)
  }
}

extension ChoiceSource {
  /// Digit wheels: about as many as a set can have, or enough to make the count overflow.
  fileprivate mutating func manyDigits() -> [Wheel] {
    let count = choose(upTo: 40) {
      $0.next(upTo: 2) < 2 ? 14 + $0.next(upTo: 2) : $0.next(upTo: 40)
    }
    return Array(repeating: .digit(to: 9 - int(upTo: 1)), count: Int(count))
  }
}

extension WheelParts {
  fileprivate var isSet: Bool { (try? WheelSet(wheels, fractionDigits: fractionDigits)) != nil }

  fileprivate var isFull: Bool {
    (try? WheelSet(wheels, fractionDigits: 0))?.positionCount == 1_000_000_000_000_000
  }
}

extension Wheel {
  /// Whether the wheel has two different titles that are canonically equivalent.
  fileprivate var hasSimilarTitles: Bool {
    guard case .titles(let titles) = rows else { return false }
    return Set(titles).count < Set(titles.map(\.escaped)).count
  }
}
