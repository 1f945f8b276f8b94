/// How the integer digits of a number can continue, with or without separators between groups (N9).
struct IntegerEnds {
  private var ends: [FormatAutomaton]

  /// The possible continuations from the automaton's state.
  init(_ end: FormatAutomaton) { ends = [end] }

  /// Whether the integer part may end here.
  var canEnd: Bool {
    ends.contains { $0.accepts || $0.canTake($0.format.symbols.decimalSeparator) }
  }

  /// Whether another digit may come.
  var canGrow: Bool {
    var copy = self
    return copy.grow()
  }

  /// Advances by one digit, with or without a grouping separator before it; returns false if no
  /// digit may come.
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
  /// The automaton after these scalars; nil if it can't read them.
  fileprivate func after(_ scalars: [Unicode.Scalar]) -> FormatAutomaton? {
    var next = self
    return scalars.allSatisfy { next.take($0) } ? next : nil
  }
}
