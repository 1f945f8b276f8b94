import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let theFirstFlawOfASetIsNamed = Law(
    """
    Wheels make a set unless they have a flaw that the specification lists. The reason is the \
    first such flaw, and names the first wheel that has it.
    """,
    about: .wheels, clauses: ["W1"],
    Property(forAll: .wheelParts) { subject, parts in
      let found = subject.wheels.problem(parts.wheels, parts.fractionDigits)
      if case .equalTitles(let wheel, let title) = found, parts.hasRows {
        let first = parts.wheels.firstIndex { !$0.repeatedTitles.isEmpty }
        try requireEqual(wheel, first, "the first wheel with equal titles")
        let repeated = parts.wheels[wheel].repeatedTitles
        try require(
          repeated.contains { ExactText($0) == title },
          "\(title.text.escaped) is there once at most")
      } else {
        try requireEqual(found, parts.flaw, "the first flaw")
      }
      let made = try? WheelSet(parts.wheels, fractionDigits: parts.fractionDigits)
      try requireEqual(made != nil, found == nil, "a set is made of them")
      guard let made else { return }
      try requireEqual(made.wheels.map(\.words), parts.wheels.map(\.words), "the set's wheels")
      try requireEqual(made.fractionDigits, parts.fractionDigits, "the set's fraction digits")
    })
}

extension WheelParts {
  /// Whether there is a wheel, and each has rows.
  fileprivate var hasRows: Bool { !wheels.isEmpty && !wheels.contains(where: \.isEmpty) }

  /// The first problem, except equal titles, of which several may be named.
  fileprivate var flaw: WheelSetError? {
    if wheels.isEmpty { return .noWheels }
    if let wheel = wheels.firstIndex(where: \.isEmpty) { return .noRows(wheel: wheel) }
    if let wheel = wheels.firstIndex(where: { !$0.repeatedTitles.isEmpty }) {
      return .equalTitles(wheel: wheel, title: ExactText(wheels[wheel].repeatedTitles[0]))
    }
    if fractionDigits < 0 || fractionDigits > 9 { return .fractionDigits(fractionDigits) }
    var positions = 1
    for wheel in wheels {
      // The generators' wheels have so few rows that this can't overflow.
      positions *= wheel.size
      if positions > 1_000_000_000_000_000 { return .tooManyPositions }
    }
    return nil
  }
}

extension Wheel {
  fileprivate var isEmpty: Bool {
    switch rows {
    case .digits(let last): last < 0 || last > 9
    case .separator: false
    case .titles(let titles): titles.isEmpty
    }
  }

  /// The titles that occur twice, code unit by code unit.
  fileprivate var repeatedTitles: [String] {
    guard case .titles(let titles) = rows else { return [] }
    return titles.indices.filter { place in
      titles[..<place].contains(where: titles[place].hasSameUnits)
    }.map { titles[$0] }
  }
}
