extension Shrinker {
  /// Lowers all or some choices with the same value to the same smaller value.
  mutating func lowerEqualChoices() {
    var seen: Set<UInt64> = []
    for index in values.indices where !isSpent {
      guard isLowerable(index), seen.insert(values[index]).inserted else { continue }
      work(on: values.count)
      let (value, maximum) = (values[index], best.choices[index].maximum)
      let group = values.indices.filter { values[$0] == value && isLowerable($0) }
      if group.count > 2 && lower(group, from: value) { continue }
      let alike = group.filter { best.choices[$0].maximum == maximum }
      for some in parts(of: alike) where lower(some, from: value) { break }
    }
  }

  private mutating func lower(_ group: [Int], from value: UInt64) -> Bool {
    if setAll(group, to: 0) { return true }
    var isLower = false
    descend(from: value) { shrinker, new in
      let works = shrinker.setAll(group, to: new)
      isLower = isLower || works
      return works
    }
    return isLower
  }

  /// Returns subsets of a group: the group without one choice, and the pairs of choices.
  ///
  /// A choice that is equal by chance would keep the others from being lowered.
  private func parts(of group: [Int]) -> [[Int]] {
    if group.count > Self.reach { return [] }
    let most = group.count < 4 ? [] : group.map { one in group.filter { $0 != one } }
    return most
      + group.enumerated().flatMap { place, one in group[(place + 1)...].map { [one, $0] } }
  }

  /// Exchanges two values everywhere, so 1, 0, 1 becomes 0, 1, 0.
  mutating func exchangeValues() {
    var known: [Choice] = []
    for index in values.indices where !isSpent {
      guard index < values.count, !isFlag[index] else { continue }
      let choice = best.choices[index]
      guard !known.contains(choice), known.count < Self.reach else { continue }
      for other in known where other.maximum == choice.maximum && other.value > choice.value {
        if exchange(other, choice) { break }
      }
      known.append(choice)
    }
  }

  private mutating func exchange(_ one: Choice, _ other: Choice) -> Bool {
    consider(
      best.choices.indices.map { index in
        if isFlag[index] { return values[index] }
        return best.choices[index] == one
          ? other.value : best.choices[index] == other ? one.value : values[index]
      })
  }
}
