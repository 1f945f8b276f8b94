extension Shrinker {
  /// Removes an element and adds its value to the next element, so 5, 3 becomes 8.
  ///
  /// If the signs differ, the values still add up: 5, -3 becomes 2. The largest option is tried,
  /// too. Commands that differ in one argument become one command: take 1, take 4 becomes take 5.
  mutating func mergeElements(boldly: Bool = true) {
    for row in rows.indices where row < rows.count && !(boldly && hasSimpleElements(row)) {
      var place = 0
      while row < rows.count, place + 1 < min(rows[row].elements.count, Self.reach), !isSpent {
        if !mergeElements(at: place, of: row) { place += 1 }
      }
    }
  }

  /// Returns whether any element already has only small options.
  private func hasSimpleElements(_ row: Int) -> Bool {
    rows[row].elements.contains { element in element.allSatisfy { values[$0] <= 4 } }
  }

  private mutating func mergeElements(at place: Int, of row: Int) -> Bool {
    let (one, other) = (rows[row].elements[place], rows[row].elements[place + 1])
    let distance = other.lowerBound - one.lowerBound
    // The part that the elements have in common, such as the kind of a command, comes first.
    let index = other.first { values[$0] != values[$0 - distance] } ?? other.last
    guard one.count == other.count, let index else { return false }
    let (had, has, last) = (values[index - distance], values[index], best.choices[index].maximum)
    guard last > 1, last == best.choices[index - distance].maximum,
      had > 0 && max(had, has) > 4 || last < 256 && isArgument(index, of: other)
    else { return false }
    let (sum, overflows) = had.addingReportingOverflow(has)
    let difference = max(had, has) - min(had, has)
    let large = [last, overflows ? last : sum, sum &+ 1, difference, difference &- 1]
    for option in max(had, has) > 4 ? large : [sum, sum + 1] where option <= last {
      var candidate = values
      candidate[index] = option
      candidate.removeSubrange(one)
      if consider(candidate) {
        settled.insert(option)
        return true
      }
    }
    return false
  }

  /// Returns whether a choice is an argument: it comes after the choice of its element's kind, and
  /// is the last one or has too many options to select a kind.
  private func isArgument(_ index: Int, of element: Range<Int>) -> Bool {
    index > element.lowerBound + 1
      && (index == element.upperBound - 1 || best.choices[index].maximum > Self.fewOptions)
  }

  private func isSmall(_ index: Int) -> Bool { isLowerable(index) && values[index] <= 8 }

  /// Sets the last choices of two elements, such as two commands' arguments, to zero if they are
  /// small.
  mutating func zeroArguments() {
    for row in rows.indices where row < rows.count {
      let ends = rows[row].elements.filter { $0.count > 2 }.map { $0.upperBound - 1 }
      for (place, one) in ends.enumerated() {
        for other in ends[(place + 1)...].prefix(Self.reach)
        where isSmall(one) && isSmall(other) {
          _ = setAll([one, other], to: 0)
        }
      }
    }
  }
}
