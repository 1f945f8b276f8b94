/// A set, and two lists of rows between which to move.
struct WheelJourney: Hashable, Sendable {
  var set: WheelSet
  var from: [Int]
  var to: [Int]
}

extension Generator<WheelJourney> {
  /// From a position of any set to another.
  static let wheelJourney = Generator { source in
    let someSet = source.wheelSet()
    let set = source.flip() ? someSet.goingRound : someSet
    let from = source.rows(of: set)
    return WheelJourney(set: set, from: from, to: source.rows(of: set))
  }
  .cover("shorter round the back", atLeast: 0.1) { $0.goesRound }

  /// Between any rows.
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
