/// The values that a date or one half of a range can have, component by component: year, month,
/// day, hour, minute, second, millisecond (D15.2 to D15.4).
struct DateChoices {
  private var numbers: [[Int]]

  /// The values whose segments have these numbers, in order; a missing component has one (D15.2).
  init(_ given: [DateSegment: [Int]], pivot: Int) {
    let years =
      given[.shortYear].map { ends in (pivot..<(pivot + 100)).filter { ends.contains($0 % 100) } }
      ?? given[.year] ?? [2000]
    var hours = given[.hour] ?? [0]
    if let twelve = given[.hour12], let halves = given[.halfDay] {
      hours = halves.flatMap { half in twelve.map { $0 % 12 + half * 12 } }.sorted()
    }
    numbers = [
      years, given[.month] ?? [1], given[.day] ?? [1], hours, given[.minute] ?? [0],
      given[.second] ?? [0], given[.millisecond] ?? [0],
    ]
  }

  /// The first of all values from `minimum` to `maximum`, or the last one (D15.6).
  ///
  /// Tries the values in order, but each only up to the component that puts it out of bounds.
  func found(isFirst: Bool, from minimum: [Int]?, to maximum: [Int]?) -> [Int]? {
    found([], isFirst, minimum, maximum)
  }

  private func found(_ chosen: [Int], _ isFirst: Bool, _ minimum: [Int]?, _ maximum: [Int]?)
    -> [Int]?
  {
    let index = chosen.count
    if index == numbers.count { return chosen }
    for number in isFirst ? numbers[index] : numbers[index].reversed() {
      if index == 2 && number > DayCount.length(ofMonth: chosen[1], in: chosen[0]) { continue }
      if let minimum, number < minimum[index] { continue }
      if let maximum, number > maximum[index] { continue }
      let found = found(
        chosen + [number], isFirst, number == minimum?[index] ? minimum : nil,
        number == maximum?[index] ? maximum : nil)
      if let found { return found }
    }
    return nil
  }
}

extension DateFieldValue {
  /// The value's components, from the year to the millisecond.
  var components: [Int] {
    [date.year, date.month, date.day, time.hour, time.minute, time.second, time.millisecond]
  }

  /// The value of these components.
  init(ofComponents components: [Int]) {
    self.init(
      CivilDate(known: components[0], components[1], components[2]),
      TimeOfDay(unchecked: components[3], components[4], components[5], components[6]))
  }
}

/// Whether one value is before another, component by component.
func isBefore(_ one: [Int], _ other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }
