/// A set, and integers that may be the rows of a position.
struct WheelRows: Hashable, Sendable {
  var set: WheelSet
  var rows: [Int]
}

extension Generator<WheelRows> {
  /// Any set, with rows.
  static let wheelRows = Generator { source in
    let set = source.wheelSet()
    return WheelRows(set: set, rows: source.anyRows(for: set))
  }
  .cover("a position", atLeast: 0.2) { $0.set.judged($0.rows).value != nil }
  .cover("too few or too many", atLeast: 0.05) { $0.rows.count != $0.set.wheels.count }
  .cover("no row of its wheel", atLeast: 0.1) { $0.hasMissingRow && !$0.isRound }
  .cover("beyond a wheel that goes round", atLeast: 0.03) { $0.isRound }

  /// Integers for wheels that are all cyclic.
  static let roundRows = Generator { source in
    let set = source.wheelSet().goingRound
    let rows = set.wheels.map { source.anyRow(of: $0) }
    return WheelRows(set: set, rows: rows)
  }
  .cover("below zero", atLeast: 0.1) { $0.rows.contains { $0 < 0 } }
}

extension WheelSet {
  /// The same set, with all wheels cyclic.
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
