extension Shrinker {
  /// Sets a small choice to zero, and lowers a later large choice equally: 1, 65 becomes 0, 64.
  mutating func lowerWithLarger() {
    for index in values.indices where isLowerable(index) && !isSpent {
      let others = values[index] > 4 ? [] : lowerable(from: index + 1, Self.reach)
      for other in others where values[other] > 4 {
        if setAll([index, other], lowerBy: values[index]) { break }
      }
    }
  }

  /// Moves as much as possible from a choice to a later choice: 5 + 3 becomes 0 + 8.
  mutating func shiftBetweenChoices() {
    for index in values.indices where isLowerable(index) && !isSpent {
      let reach = values[index] > 4 ? Self.reach : 1
      for other in best.alike(after: index).prefix(reach) {
        swap(index, other)
        shift(from: index, to: other)
      }
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
      guard shrinker.consider(candidate) else { return false }
      if other < shrinker.values.count { shrinker.settled.insert(shrinker.values[other]) }
      return true
    }
  }
}

extension Recording {
  /// Returns the indices of the next few choices after `index` with the same number of options.
  fileprivate func alike(after index: Int) -> [Int] {
    guard index < choices.count, choices[index].maximum > 1 else { return [] }
    let maximum = choices[index].maximum
    return Array(
      choices.indices[(index + 1)...].lazy.filter { choices[$0].maximum == maximum }
        .prefix(Shrinker.reach))
  }
}

extension Shrinker {
  /// The ways in which an option may represent a number: in a range from 0, from 1, or with a sign.
  private static let readings: [(rest: UInt64, scale: UInt64)] = [(0, 1), (1, 1), (1, 2)]

  /// Removes groups of digits from numbers: 2⁵⁵ becomes 2⁴⁸, 45,000 becomes 5,000.
  mutating func dropDigits() {
    for index in values.indices where isLowerable(index) && !isSpent {
      for (rest, scale) in Self.readings where isLowerable(index) && values[index] < .max {
        for factor: UInt64 in settled.contains(values[index]) ? [1 << 7] : [1 << 7, 1 << 8, 1_000] {
          while scale == 1, isLowerable(index), (values[index] + rest).isPower(of: factor),
            set(index, to: (values[index] + rest) / factor - rest)
          {}
        }
        while let number = number(index, rest, scale), number > 9, !settled.contains(values[index]),
          number.powersOfTen.contains(where: {
            set(index, to: max(rest, number % $0 * scale) - rest)
          })
        {}
      }
    }
  }

  /// Sets a number to 1, and a later number to the last digits of the product of both numbers.
  mutating func multiply() {
    for one in lowerable(from: 0, Self.reach) {
      for other in lowerable(from: one + 1, Self.reach) {
        for (rest, scale) in Self.readings {
          guard let left = number(one, rest, scale), let right = number(other, rest, scale),
            values[one] > 1, isOpen(one, left) || isOpen(other, right),
            let power = (best.choices[other].maximum / scale).powersOfTen.last
          else { continue }
          let product = (left % power).multipliedFullWidth(by: right % power)
          var candidate = values
          candidate[one] = scale - rest
          candidate[other] = max(rest, power.dividingFullWidth(product).remainder * scale) - rest
          consider(candidate)
        }
      }
    }
  }

  /// Returns whether the number is large, and no finished search has excluded smaller numbers.
  private func isOpen(_ index: Int, _ number: UInt64) -> Bool {
    number > 99 && !settled.contains(values[index])
  }

  /// Returns the number that an option represents, or `nil` if it doesn't represent one.
  private func number(_ index: Int, _ rest: UInt64, _ scale: UInt64) -> UInt64? {
    guard isLowerable(index), values[index] < .max else { return nil }
    let (number, odd) = (values[index] + rest).quotientAndRemainder(dividingBy: scale)
    return odd == 0 ? number : nil
  }
}

extension UInt64 {
  /// Powers of ten that, as divisors, leave remainders with half of the digits, or all but one.
  fileprivate var powersOfTen: [UInt64] {
    let digits = "\(self)".count
    return [digits / 2, digits - 1].map { (0..<$0).reduce(1) { power, _ in power * 10 } }
  }

  /// Returns whether this is the square or a higher power of `factor`, or twice such a power.
  fileprivate func isPower(of factor: UInt64) -> Bool {
    var (left, count) = (self, 0)
    while left > 0, left % factor == 0 { (left, count) = (left / factor, count + 1) }
    return count > 1 && left <= 2
  }
}
