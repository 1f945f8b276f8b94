import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let selectedRowIsShown = Law(
    """
    Selecting a row shows it in its wheel and leaves every other wheel as it was. A missing wheel, \
    or a missing row, is refused as such.
    """,
    about: .wheels, clauses: ["W5.1", "W5.5"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, before, event in
        guard case .select(let row, let place) = action else { return }
        let wheels = before.set.wheels
        guard wheels.indices.contains(place) else {
          let problem = WheelProblem.noWheel(place, wheels: wheels.count)
          return try requireEqual(event.effect, .refused(problem), action.words)
        }
        guard let shown = wheels[place].row(for: row) else {
          let problem = WheelProblem.noRow(row, wheel: place, rows: wheels[place].size)
          return try requireEqual(event.effect, .refused(problem), action.words)
        }
        var rows = before.set.dialled(before.count)
        rows[place] = shown
        try requireEqual(event.effect, .done, action.words)
        try requireEqual(event.selection.count, before.set.counted(rows), action.words)
      }
    })
}
