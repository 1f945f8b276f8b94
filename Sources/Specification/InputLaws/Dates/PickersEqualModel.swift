import InputRules
import PropertyTesting

extension Law {
  package static let pickersEqualModel = Law(
    "Pickers, their events, rows, titles and enabled rows are as in the model.",
    about: .dates, .comparison,
    clauses: ["D1", "D2", "D3", "D4", "D5", "D6", "D8", "D9", "D11"],
    Property(forAll: .pickerHistoryInAnyCalendar) { subject, history in
      let model = Implementation.DatePickers.model
      let start = DatePickerAnswer(try model.picker(history.settings, at: history.start))
      try requireEqual(
        DatePickerAnswer(try subject.datePickers.picker(history.settings, at: history.start)),
        start, "the start")
      guard var other = start.value else { return }
      try history.follow(by: subject.datePickers) { action, before, event, after in
        try requireEqual(event, model.perform(action, on: &other), action.words)
        try requireEqual(after, other, action.words)
        let wheels = model.wheels(of: after.settings)
        try requireEqual(subject.datePickers.wheels(of: after.settings), wheels, "wheels")
        let rows = model.rows(of: other)
        try requireEqual(subject.datePickers.rows(of: after), rows, "rows after \(action.words)")
        for (wheel, row) in rows.enumerated() {
          for row in [row, row &+ 1, row - 1, row &+ 7] {
            try requireEqual(
              subject.datePickers.isEnabled(row: row, wheel: wheel, on: after),
              model.isEnabled(row: row, wheel: wheel, on: other), "row \(row) of wheel \(wheel)")
            let title = PickerAnswer(
              try subject.datePickers.title(ofRow: row, wheel: wheel, under: after.settings))
            try requireEqual(
              title, PickerAnswer(try model.title(ofRow: row, wheel: wheel, under: after.settings)),
              "title of row \(row) of wheel \(wheel)")
          }
          try requireEqual(
            subject.datePickers.element(ofWheel: wheel, on: after),
            model.element(ofWheel: wheel, on: other), "element of wheel \(wheel)")
        }
      }
    })
}

/// The result of a function of the pickers.
private typealias PickerAnswer = Answer<String, DatePickerProblem>
