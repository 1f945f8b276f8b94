extension Law {
  package static let pickersEqualModel = Law(
    "Pickers, their events, rows, titles and enabled rows are as in the model.", about: .dates,
    .comparison, clauses: ["D1", "D2", "D3", "D4", "D5", "D6", "D8", "D9", "D11"],
    Property(forAll: .pickerHistoryInAnyCalendar) { subject, history in
      let model = Implementation.DatePickers.model
      let start = DatePickerAnswer(try model.picker(history.settings, history.start))
      try requireEqual(
        DatePickerAnswer(try subject.datePickers.picker(history.settings, history.start)), start,
        "the start")
      guard var other = start.value else { return }
      try history.follow(by: subject.datePickers) { action, before, event, after in
        try requireEqual(event, model.perform(action, &other), action.words)
        try requireEqual(after, other, action.words)
        let wheels = model.wheels(after.settings)
        try requireEqual(subject.datePickers.wheels(after.settings), wheels, "wheels")
        let rows = model.rows(other)
        try requireEqual(subject.datePickers.rows(after), rows, "rows after \(action.words)")
        for (wheel, row) in rows.enumerated() {
          for row in [row, row &+ 1, row - 1, row &+ 7] {
            try requireEqual(
              subject.datePickers.isEnabled(row, wheel, after), model.isEnabled(row, wheel, other),
              "row \(row) of wheel \(wheel)")
            let title = PickerAnswer(try subject.datePickers.title(row, wheel, after.settings))
            try requireEqual(
              title, PickerAnswer(try model.title(row, wheel, after.settings)),
              "title of row \(row) of wheel \(wheel)")
          }
          try requireEqual(
            subject.datePickers.element(wheel, after), model.element(wheel, other),
            "element of wheel \(wheel)")
        }
      }
    })
}

/// The result of a function of the pickers.
private typealias PickerAnswer = Answer<String, DatePickerProblem>
