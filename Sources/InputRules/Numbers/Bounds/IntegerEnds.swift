/// In what ways the integer digits of a number can go on, with separators between groups or without
/// (N9).
struct IntegerEnds {
  private var ends: [FormatAutomaton]

  /// The ways to go on from where the automaton is.
  init(_ end: FormatAutomaton) { ends = [end] }

  /// Whether the integer part may end here.
  var canEnd: Bool {
    ends.contains { $0.accepts || $0.canTake($0.format.symbols.decimalSeparator) }
  }

  /// Whether one more digit may come.
  var canGrow: Bool {
    var copy = self
    return copy.grow()
  }

  /// Goes on by one digit, with a grouping separator before it or without; answers false where
  /// there may be none.
  mutating func grow() -> Bool {
    ends = ends.reduce(into: []) { longer, end in
      for next in [end.behind(["1"]), end.behind([end.format.symbols.groupingSeparator, "1"])] {
        if let next, !longer.contains(where: { $0.state == next.state }) { longer.append(next) }
      }
    }
    return !ends.isEmpty
  }
}

extension FormatAutomaton {
  /// The automaton behind those scalars, if it can get there.
  fileprivate func behind(_ scalars: [Unicode.Scalar]) -> FormatAutomaton? {
    var next = self
    return scalars.allSatisfy { next.take($0) } ? next : nil
  }
}
