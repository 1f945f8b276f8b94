import InputRules
import PropertyTesting

extension Law {
  package static let selectedRowIsShown = Law(
    """
    To select a row that a wheel has shows it there, and every other wheel as it was; a wheel \
    that isn't there, or a row that it doesn't have, is refused as such.
    """,
    about: .wheels, clauses: ["W5"],
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
