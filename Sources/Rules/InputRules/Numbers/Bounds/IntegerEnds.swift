/// The states that an automaton can reach when more integer digits follow a number's beginning,
/// with or without grouping separators (N9).
struct IntegerEnds {
  private var ends: [FormatAutomaton]

  init(_ end: FormatAutomaton) { ends = [end] }

  /// Whether the integer part can end here.
  var canEnd: Bool {
    ends.contains { $0.accepts || $0.canTake($0.format.symbols.decimalSeparator) }
  }

  var canGrow: Bool {
    var copy = self
    return copy.grow()
  }

  /// Advances by one digit, with or without a grouping separator before it; returns false if no
  /// digit may follow.
  mutating func grow() -> Bool {
    ends = ends.reduce(into: []) { longer, end in
      for next in [end.after(["1"]), end.after([end.format.symbols.groupingSeparator, "1"])] {
        if let next, !longer.contains(where: { $0.state == next.state }) { longer.append(next) }
      }
    }
    return !ends.isEmpty
  }
}

extension FormatAutomaton {
  /// The automaton after it has read these scalars; `nil` if it doesn't accept them.
  fileprivate func after(_ scalars: [Unicode.Scalar]) -> FormatAutomaton? {
    var next = self
    return scalars.allSatisfy { next.take($0) } ? next : nil
  }
}
