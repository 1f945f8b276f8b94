extension Shrinker {
  /// Takes all choices of a span to zero, the largest spans first.
  mutating func zeroSpans() {
    let spans = best.spans.sorted { $0.range.count > $1.range.count }
    for span in spans where span.end <= best.choices.count && !isSpent {
      consider(replacing: span.range, by: Array(repeating: 0, count: span.range.count))
    }
  }

  /// Lowers each choice as far as it goes.
  mutating func lowerChoices() {
    var index = 0
    while index < best.choices.count && !isSpent {
      if best.choices[index].maximum <= Self.fewOptions {
        lowerByTrying(index)
      } else {
        lower([index])
      }
      index += 1
    }
  }

  /// So few options mostly choose a kind of thing, where a smaller one isn't nearer: all are tried.
  private static let fewOptions: UInt64 = 32

  private mutating func lowerByTrying(_ index: Int) {
    let value = best.choices[index].value
    for option in 0..<value where setting([index], to: option) { return }
  }

  /// Lowers choices that have the same value, two at a time or all of them, by the same amount.
  mutating func lowerTogether() {
    for group in best.equalChoices() where !isSpent {
      lower(group)
      for pair in zip(group, group.dropFirst()) { lower([pair.0, pair.1]) }
    }
  }

  /// Takes from a choice and gives to one a little behind it, as far as it goes: 5 + 3 becomes 0 +
  /// 8.
  mutating func shiftBetweenNeighbours() {
    for distance in 1...4 {
      var index = 0
      while index + distance < best.choices.count && !isSpent {
        shift(from: index, to: index + distance)
        index += 1
      }
    }
  }

  /// Lowers the choices at `indices` together: to zero, else by bisection, else one by one.
  private mutating func lower(_ indices: [Int]) {
    guard let value = best.value(at: indices), value > 0 else { return }
    if setting(indices, to: 0) { return }
    var low: UInt64 = 0
    while let high = best.value(at: indices), high - low > 1, !isSpent {
      let middle = low + (high - low) / 2
      if !setting(indices, to: middle) { low = middle }
    }
    // Bisection takes the failure for monotone; small steps find what lies beyond a gap.
    for step: UInt64 in 1...3 {
      guard let high = best.value(at: indices), high > step else { return }
      _ = setting(indices, to: high - step)
    }
  }

  private mutating func setting(_ indices: [Int], to value: UInt64) -> Bool {
    var candidate = best.values
    for index in indices where index < candidate.count { candidate[index] = value }
    return consider(candidate)
  }

  private mutating func shift(from one: Int, to other: Int) {
    var amount = best.choices[one].value
    while amount > 0 && other < best.choices.count && !isSpent {
      let room = best.choices[other].maximum - best.choices[other].value
      let moved = min(amount, room, best.choices[one].value)
      var candidate = best.values
      candidate[one] -= moved
      candidate[other] += moved
      if moved == 0 || !consider(candidate) { amount /= 2 }
    }
  }
}

extension Recording {
  /// The common value of the choices at `indices`, if they all are there and have one.
  fileprivate func value(at indices: [Int]) -> UInt64? {
    guard let first = indices.first, let last = indices.max(), last < choices.count else {
      return nil
    }
    let value = choices[first].value
    return indices.allSatisfy { choices[$0].value == value } ? value : nil
  }

  /// The places of each value other than zero that occurs at several.
  fileprivate func equalChoices() -> [[Int]] {
    let places = choices.indices.filter { choices[$0].value > 0 }
    let groups = Dictionary(grouping: places) { choices[$0].value }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
