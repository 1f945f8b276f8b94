/// A set, the rows from which its wheels are dialed, and the most rows that a wheel should have.
struct WheelStart: Hashable, Sendable {
  var set: WheelSet
  var rows: [Int]
  var mostRows: Int
}

extension Generator<WheelStart> {
  /// Any set, with any rows.
  static let wheelStart = Generator { source in
    let set = source.wheelSet()
    let rows = source.anyRows(for: set)
    let mostRows = source.mostRows(in: set)
    // It is zero at the end of the choices, so that earlier kept inputs mean the same.
    let isFirst = source.flip(0.2)
    return WheelStart(
      set: set, rows: isFirst ? set.wheels.map { _ in 0 } : rows, mostRows: mostRows)
  }
  .cover("as many rows as there may be", atLeast: 0.05) { start in
    start.set.wheels.contains { $0.size == start.mostRows }
  }
  .cover("the first rows, and twenty", atLeast: 0.02) { start in
    start.mostRows == 20 && start.rows.allSatisfy { $0 == 0 }
  }
  .cover("more rows than there may be", atLeast: 0.2) { start in
    start.set.wheels.contains { $0.size > start.mostRows }
  }

  /// A position of a set with few positions.
  static let smallStart = Generator { source in
    let someSet = source.wheelSet(1...3, rows: 7)
    let set = source.flip() ? someSet.goingRound : someSet
    return WheelStart(set: set, rows: source.rows(of: set), mostRows: 20)
  }
  .cover("where a wheel goes round", atLeast: 0.2) { start in
    start.set.wheels.contains { $0.isCyclic && $0.size > 2 }
  }
}

extension ChoiceSource {
  /// The number in the clause, about as many as a wheel has, or a meaningless number.
  fileprivate mutating func mostRows(in set: WheelSet) -> Int {
    switch choose(upTo: 3) {
    case 0: return 20
    case 1: return element(of: set.wheels).size - 1 + Int(choose(upTo: 2))
    case 2: return Int(choose(upTo: 63))
    default: return element(of: [0, -1, .max, .min])
    }
  }
}
