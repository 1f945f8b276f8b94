extension Law {
  package static let everyUnitDialsItsRange = Law(
    """
    The wheels of each unit in the Picker article form a set, whose first and last positions have \
    the article's texts. The unit has the article's label, title and color.
    """, clauses: ["W2"],
    Property(forAll: .unitSheet) { subject, sheet in
      let (wheels, set) = (subject.wheels, sheet.unit.wheels)
      let problem = wheels.problem(set.wheels, set.fractionDigits)
      try requireEqual(problem, nil, "the problem of the wheels")
      let first = try wheels.rowsOfText(sheet.first, set)
      try requireEqual(wheels.countOfRows(first, set), 0, "the first position")
      let last = try wheels.countOfRows(wheels.rowsOfText(sheet.last, set), set)
      let end = WheelProblem.noPosition(count: last + 1, last: last)
      let beyond = WheelAnswer(try wheels.rowsAtCount(last + 1, set))
      try requireEqual(beyond, .failure(end), "a position after \(sheet.last)")
      try requireEqual(wheels.doubleAtCount(last, set), sheet.value, "the value of \(sheet.last)")
      try requireEqual(sheet.unit.label, sheet.label, "the unit's label")
      try requireEqual(sheet.unit.group.title, sheet.title, "the unit's title")
      try requireEqual(sheet.unit.group.colorName, sheet.color, "the unit's color")
    })
}

/// The facts about a unit that the *Picker* article states.
private struct UnitSheet: CustomStringConvertible, Sendable {
  var unit: WheelUnit
  var label: String
  var title = "Distance"
  var color = "cyan"
  var first = "000.00"
  var last = "999.99"
  var value = 999.99

  var description: String { "unit \(unit)" }
}

extension Generator<UnitSheet> {
  fileprivate static let unitSheet = Generator { source in
    .sheet(of: source.element(of: WheelUnit.allCases))
  }
}

extension UnitSheet {
  fileprivate static func sheet(of unit: WheelUnit) -> UnitSheet {
    switch unit {
    case .meters: UnitSheet(unit: unit, label: "Meters")
    case .kilometers: UnitSheet(unit: unit, label: "Kilometers")
    case .miles: UnitSheet(unit: unit, label: "Miles")
    case .milesPerHour: speed(unit, "Miles per Hour")
    case .kilometersPerHour: speed(unit, "Kilometers per Hour")
    case .minutesSecondsPerMile:
      UnitSheet(
        unit: unit, label: "Minutes per Mile", title: "Pace / Speed", color: "yellow",
        first: "00:00", last: "59:59", value: 3_599)
    case .hoursMinutesSeconds:
      UnitSheet(
        unit: unit, label: "Time", title: "Time", color: "green", first: "00:00:00",
        last: "99:59:59", value: 359_999)
    }
  }

  private static func speed(_ unit: WheelUnit, _ label: String) -> UnitSheet {
    UnitSheet(unit: unit, label: label, title: "Pace / Speed", color: "yellow")
  }
}
