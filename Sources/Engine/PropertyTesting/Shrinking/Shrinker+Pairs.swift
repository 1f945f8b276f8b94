extension Shrinker {
  /// Sets small choices to zero, and lowers a later large one as much: 1, 65 becomes 0, 64.
  mutating func lowerWithLarger() {
    var index = 0
    while let next = lowerable(from: index, 1).first, !isSpent {
      index = next + 1
      let others = values[next] > 4 ? [] : lowerable(from: index, Self.reach)
      for other in others where values[other] > 4 {
        if setAll([next, other], lowerBy: values[next]) { break }
      }
    }
  }

  /// Moves as much as possible from a choice to a later one: 5 + 3 becomes 0 + 8.
  mutating func shiftBetweenChoices() {
    var index = 0
    while let next = lowerable(from: index, 1).first, !isSpent {
      let reach = values[next] > 4 ? Self.reach : 1
      for other in best.alike(after: next).prefix(reach) {
        swap(next, other)
        shift(from: next, to: other)
      }
      index = next + 1
    }
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    guard other < values.count, values[other] < values[one] else { return }
    var candidate = values
    candidate.swapAt(one, other)
    consider(candidate)
  }

  private mutating func shift(from one: Int, to other: Int) {
    guard other < values.count else { return }
    descend(from: values[one], isBold: false) { shrinker, left in
      guard other < shrinker.values.count, left < shrinker.values[one] else { return false }
      var candidate = shrinker.values
      let amount = candidate[one] - left
      candidate[one] = left
      candidate[other] += min(amount, shrinker.best.choices[other].maximum - candidate[other])
      guard shrinker.consider(candidate) || left == 0 && shrinker.raiseOneMore(other, &candidate)
      else { return false }
      if other < shrinker.values.count { shrinker.settled.insert(shrinker.values[other]) }
      return true
    }
  }
}

extension Shrinker {
  /// Tries a candidate with a choice one higher: 1 is the first option, and 2 is two after it.
  private mutating func raiseOneMore(_ index: Int, _ candidate: inout [UInt64]) -> Bool {
    guard candidate[index] < best.choices[index].maximum else { return false }
    candidate[index] += 1
    return consider(candidate)
  }
}

extension Recording {
  /// The positions after `index` of choices with the same number of options.
  fileprivate func alike(after index: Int) -> [Int] {
    guard index < choices.count, choices[index].maximum > 1 else { return [] }
    let maximum = choices[index].maximum
    return Array(
      choices.indices[(index + 1)...].lazy.filter { choices[$0].maximum == maximum }
        .prefix(Shrinker.reach))
  }
}
