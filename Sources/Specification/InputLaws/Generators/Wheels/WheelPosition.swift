/// A set of wheels and a count that usually identifies a position of the set.
struct WheelPosition: Hashable, Sendable {
  var set: WheelSet
  var count: Int
}

extension Generator<WheelPosition> {
  static let wheelPosition = Generator { source in
    let set = source.wheelSet()
    return WheelPosition(set: set, count: source.positionCount(of: set))
  }
  .cover("several wheels have several rows", atLeast: 0.3) {
    $0.set.wheels.filter { $0.size > 1 }.count > 1
  }

  static let wheelCount = Generator { source in
    let set = source.wheelSet()
    return WheelPosition(set: set, count: source.anyCount(for: set))
  }
  .cover("isn't a position", atLeast: 0.1) { !(0...$0.set.lastCount).contains($0.count) }
}

/// A set, and a list of integers that may be the rows of a position.
struct WheelRows: Hashable, Sendable {
  var set: WheelSet
  var rows: [Int]
}

extension Generator<WheelRows> {
  static let wheelRows = Generator { source in
    let set = source.wheelSet()
    return WheelRows(set: set, rows: source.anyRows(for: set))
  }
  .cover("is a position", atLeast: 0.2) { $0.set.judged($0.rows).value != nil }
  .cover("has a wrong number of rows", atLeast: 0.05) { $0.rows.count != $0.set.wheels.count }
  .cover("a wheel lacks a row", atLeast: 0.1) { $0.hasMissingRow && !$0.isRound }
  .cover("a row is beyond a cyclic wheel", atLeast: 0.03) { $0.isRound }

  /// A set of cyclic wheels, and an integer for each wheel.
  static let roundRows = Generator { source in
    let set = source.wheelSet().goingRound
    let rows = set.wheels.map { source.anyRow(of: $0) }
    return WheelRows(set: set, rows: rows)
  }
  .cover("is negative", atLeast: 0.1) { $0.rows.contains { $0 < 0 } }
}

extension WheelSet {
  /// The same set, with all wheels made cyclic.
  var goingRound: WheelSet {
    (try? WheelSet(wheels.map(\.cyclic), fractionDigits: fractionDigits)) ?? self
  }
}

extension WheelRows {
  private var outside: [Wheel] {
    zip(set.wheels, rows).filter { !(0..<$0.size).contains($1) }.map(\.0)
  }

  fileprivate var hasMissingRow: Bool { !outside.isEmpty }

  fileprivate var isRound: Bool { outside.contains(where: \.isCyclic) }
}

/// A set, and a text that may be the text of a position.
struct WheelText: Hashable, Sendable {
  var set: WheelSet
  var text: String
}

extension Generator<WheelText> {
  static let wheelText = Generator { source in
    let set = source.wheelSet()
    return WheelText(set: set, text: source.wheelText(for: set))
  }

  /// A set with few positions, and the text of at least one position.
  static let smallText = Generator { source in
    let set = source.smallSet()
    return WheelText(set: set, text: set.written(source.rows(of: set)))
  }
  .cover("has one position", atLeast: 0.3) { $0.positions.count == 1 }
  .cover("has several positions", atLeast: 0.02) { $0.positions.count > 1 }
}

extension WheelText {
  /// The rows of each position that has the same text, down to the code units (W6).
  var positions: [[Int]] { self.set.allRows.filter { text.hasSameUnits(as: set.written($0)) } }
}

extension WheelSet {
  /// The rows of each position; the set must have few positions.
  var allRows: [[Int]] { wheels.allRows }
}

extension Collection<Wheel> {
  /// Every combination of one row per wheel; the last wheel's row changes fastest.
  var allRows: [[Int]] {
    reduce([[]]) { beginnings, wheel in
      beginnings.flatMap { rows in (0..<wheel.size).map { rows + [$0] } }
    }
  }
}

/// A set, and the rows at which a move starts and ends.
struct WheelJourney: Hashable, Sendable {
  var set: WheelSet
  var from: [Int]
  var to: [Int]
}

extension Generator<WheelJourney> {
  static let wheelJourney = Generator { source in
    let someSet = source.wheelSet()
    let set = source.flip() ? someSet.goingRound : someSet
    let from = source.rows(of: set)
    return WheelJourney(set: set, from: from, to: source.rows(of: set))
  }
  .cover("passes an end on the shorter way", atLeast: 0.1) { $0.goesRound }

  /// A set, and two lists of any integers.
  static let anyWheelJourney = Generator { source in
    let set = source.wheelSet()
    let from = source.anyRows(for: set)
    return WheelJourney(set: set, from: from, to: source.anyRows(for: set))
  }
  .cover("between two positions", atLeast: 0.1) {
    $0.set.judged($0.from).value != nil && $0.set.judged($0.to).value != nil
  }
}

extension WheelJourney {
  fileprivate var goesRound: Bool {
    self.set.wheels.indices.contains { place in
      set.wheels[place].isCyclic && 2 * abs(from[place] - to[place]) > set.wheels[place].size
    }
  }
}

/// A set, the rows from which its wheels turn, and the maximum number of rows of a wheel.
struct WheelStart: Hashable, Sendable {
  var set: WheelSet
  var rows: [Int]
  var mostRows: Int
}

extension Generator<WheelStart> {
  static let wheelStart = Generator { source in
    let set = source.wheelSet()
    let rows = source.anyRows(for: set)
    let mostRows = source.mostRows(in: set)
    // The choice is false if no choices are left. So inputs that were saved before this choice was
    // added keep their meaning.
    let isFirst = source.flip(0.2)
    return WheelStart(
      set: set, rows: isFirst ? set.wheels.map { _ in 0 } : rows, mostRows: mostRows)
  }
  .cover("a wheel has the largest number of rows", atLeast: 0.05) { start in
    start.set.wheels.contains { $0.size == start.mostRows }
  }
  .cover("uses the default arguments", atLeast: 0.02) { start in
    start.mostRows == 20 && start.rows.allSatisfy { $0 == 0 }
  }
  .cover("a wheel has too many rows", atLeast: 0.2) { start in
    start.set.wheels.contains { $0.size > start.mostRows }
  }

  /// A set with few positions, and one of its positions.
  static let smallStart = Generator { source in
    let someSet = source.wheelSet(1...3, rows: 7)
    let set = source.flip() ? someSet.goingRound : someSet
    return WheelStart(set: set, rows: source.rows(of: set), mostRows: 20)
  }
  .cover("a wheel is cyclic", atLeast: 0.2) { start in
    start.set.wheels.contains { $0.isCyclic && $0.size > 2 }
  }
}

extension ChoiceSource {
  /// The default of 20 rows, a number near a wheel's size, a number up to 63, or an invalid one.
  fileprivate mutating func mostRows(in set: WheelSet) -> Int {
    switch choose(upTo: 3) {
    case 0: return 20
    case 1: return element(of: set.wheels).size - 1 + int(upTo: 2)
    case 2: return int(upTo: 63)
    default: return element(of: [0, -1, .max, .min])
    }
  }
}
