extension Shrinker {
  /// Sets all choices to zero, except those that determine the lengths of lists.
  mutating func zeroAll() {
    consider(values.indices.map { isFlag[$0] ? values[$0] : 0 })
  }

  /// Sets choices to zero, from the first to the last, and several at once after a success.
  mutating func zeroChoices() {
    var index = 0
    var stride = Stride()
    while !isSpent {
      let group = lowerable(from: index, stride.count)
      guard let first = group.first, let last = group.last else { return }
      if group.count == 1 ? set(first, to: 0) : !isEveryChoice(group) && setAll(group, to: 0) {
        stride.worked()
        index = last + 1
      } else if stride.failed() || group.count == 1 {
        index = first + 1
      }
    }
  }

  /// Returns whether the group contains all choices; these were already tried together.
  private func isEveryChoice(_ group: [Int]) -> Bool {
    guard let last = group.last else { return true }
    return lowerable(from: 0, 1).first == group.first && lowerable(from: last + 1, 1).isEmpty
  }

  /// Returns the indices of up to `count` choices, at or after `index`, that could be lowered.
  func lowerable(from index: Int, _ count: Int) -> [Int] {
    guard index < values.count else { return [] }
    return Array((index..<values.count).lazy.filter(isLowerable).prefix(count))
  }

  /// Whether there is a choice at `index` that could be lowered.
  func isLowerable(_ index: Int) -> Bool {
    index < values.count && values[index] > 0 && !isFlag[index]
  }

  /// Sets each choice to option 1 or 2 if possible; this is enough for most choices.
  mutating func lowerToOneOrTwo() {
    for index in values.indices where isLowerable(index) && !isSpent {
      let isOpen = !settled.contains(values[index])
      for option: UInt64 in 1...2 where isOpen && option < values[index] {
        if set(index, to: option) { break }
      }
    }
  }

  /// Lowers each choice as far as possible, alone and then together with later choices.
  mutating func lowerChoices() {
    for index in values.indices where isLowerable(index) && !isSpent {
      lower(index)
      if isLowerable(index) && values[index] > 4 { lowerTogether(index) }
    }
  }

  private mutating func lower(_ index: Int) {
    let options = best.choices[index].maximum
    if options <= Self.fewOptions {
      for option in 0..<values[index] where set(index, to: option) { return }
    } else {
      descend(from: values[index]) { $0.set(index, to: $1) }
    }
  }

  /// If a choice's maximum is at most this, all its options are tried; it usually selects a kind.
  static let fewOptions: UInt64 = 16

  /// Lowers a choice and a later choice by the same amount, which keeps their difference.
  private mutating func lowerTogether(_ one: Int) {
    for other in lowerable(from: one + 1, Self.reach) {
      guard isLowerable(one), isLowerable(other) else { return }
      let low = min(values[one], values[other])
      guard best.choices[one].maximum > 1, best.choices[other].maximum > 1 else { continue }
      descend(from: low, isBold: false) { shrinker, left in
        guard other < shrinker.values.count else { return false }
        let now = min(shrinker.values[one], shrinker.values[other])
        guard left < now else { return false }
        return shrinker.setAll([one, other], lowerBy: now - left)
      }
    }
  }

  mutating func setAll(_ indices: [Int], to value: UInt64) -> Bool {
    var candidate = values
    for index in indices where index < candidate.count { candidate[index] = value }
    return consider(candidate)
  }

  mutating func setAll(_ indices: [Int], lowerBy amount: UInt64) -> Bool {
    var candidate = values
    for index in indices {
      guard index < candidate.count, candidate[index] >= amount else { return false }
      candidate[index] -= amount
    }
    return consider(candidate)
  }
}
