extension Shrinker {
  typealias Attempt = (inout Shrinker, UInt64) -> Bool

  /// Finds a small number below `start` that `attempt` accepts, with few attempts.
  ///
  /// An integer's options alternate between the signs: 0, 1, -1, 2, -2 … So the binary search first
  /// uses steps of two, which keep the sign, and then tries a step of one.
  mutating func descend(from start: UInt64, isBold: Bool = true, _ attempt: Attempt) {
    guard start > 0 else { return }
    if !isBold && attempt(&self, 0) { return }
    if isBold && (start <= 8 || !settled.contains(start)) {
      // Small numbers are tried one by one, because most searches end with small numbers.
      for small: UInt64 in 1...(start <= 8 ? 8 : 2) where small < start {
        if attempt(&self, small) { return }
      }
      if start <= 8 { return }
    }
    var high = start
    // If neither of the next smaller options fails, other smaller options rarely fail.
    guard accept(&high, lowerBy: 2, attempt) || accept(&high, lowerBy: 1, attempt) else { return }
    for small: UInt64 in 1...4 where small < high && attempt(&self, small) { return }
    repeat {
      high = bisect(from: high, above: 4, stride: 1, attempt)
    } while accept(&high, lowerBy: 1, attempt)
    settled.insert(high)
  }

  private mutating func accept(
    _ high: inout UInt64, lowerBy amount: UInt64, _ attempt: Attempt
  ) -> Bool {
    guard high > amount, attempt(&self, high - amount) else { return false }
    high -= amount
    return true
  }

  /// Lowers a number by binary search in steps of 2 to the power of `stride`, first by the number
  /// of bits, then by value.
  private mutating func bisect(
    from start: UInt64, above refused: UInt64, stride: UInt64, _ attempt: Attempt
  ) -> UInt64 {
    let rest = start & (1 << stride - 1)
    var high = start >> stride
    var low = refused >> stride
    while high > low, high - low > 1, !isSpent {
      let middle = low.middle(to: high)
      if attempt(&self, middle << stride | rest) { high = middle } else { low = middle }
    }
    return high << stride | rest
  }

  /// Lowers choices by multiples of a larger step, such as 4, 8 or 16, if no smaller step leads to
  /// a failing input.
  ///
  /// This helps if only numbers with a certain remainder fail, as for a hash.
  mutating func lowerByStrides() {
    for index in values.indices where isLowerable(index) && !isSpent {
      if settled.contains(values[index]) { continue }
      for stride: UInt64 in 2...8 where values[index] > 1 << stride {
        let attempt: Attempt = { $0.set(index, to: $1) }
        var high = values[index]
        if accept(&high, lowerBy: 1 << stride, attempt) {
          settled.insert(bisect(from: high, above: 0, stride: stride, attempt))
          break
        }
      }
      for small: UInt64 in 3...8 where index < values.count && (small..<32).contains(values[index])
      {
        if set(index, to: small) { break }
      }
    }
  }
}

extension UInt64 {
  /// Returns the midpoint between this number and a larger one, by the number of bits or by value.
  fileprivate func middle(to high: UInt64) -> UInt64 {
    let bits = (high.leadingZeroBitCount + leadingZeroBitCount) / 2
    let power: UInt64 = bits == 64 ? 0 : 1 << UInt64(63 - bits)
    return power > self && power < high && leadingZeroBitCount - high.leadingZeroBitCount > 1
      ? power : self + (high - self) / 2
  }
}
