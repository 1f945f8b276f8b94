extension Law {
  package static let pickersEqualModel = Law(
    "Pickers, their events, rows, titles and enabled rows are the same as in the model.",
    clauses: [
      "D1", "D2", "D3", "D4", "D5", "D6", "D8", "D9", "D11", "D1.6", "D2.4", "D2.5", "D2.6", "D3.4",
      "D3.5", "D4.12", "D6.4", "D6.5", "D6.6", "D6.8", "D6.9", "D6.10", "D6.11", "D6.12", "D8.3",
      "D8.5", "D8.6", "D8.8", "D8.9", "D8.11", "D9.1", "D9.2", "D9.3", "D9.4", "D9.5", "D11.2",
      "D11.3", "D18.2",
    ],
    Property(forAll: .pickerHistoryInAnyCalendar) { subject, history in
      let (pickers, model) = (subject.datePickers, Implementation.DatePickers.model)
      let start = DatePickerAnswer(try model.picker(history.settings, history.start))
      try requireEqual(
        DatePickerAnswer(try pickers.picker(history.settings, history.start)), start,
        "the start")
      guard var other = start.value else { return }
      try history.follow(by: pickers) { action, before, event, after in
        try requireEqual(event, model.perform(action, &other), action.words)
        try requireEqual(after, other, action.words)
        let wheels = model.wheels(after.settings)
        try requireEqual(pickers.wheels(after.settings), wheels, "wheels")
        let rows = model.rows(other)
        try requireEqual(pickers.rows(after), rows, "rows after \(action.words)")
        for (wheel, row) in rows.enumerated() {
          for row in [row, row &+ 1, row - 1, row &+ 7] {
            try requireEqual(
              pickers.isEnabled(row, wheel, after), model.isEnabled(row, wheel, other),
              "row \(row) of wheel \(wheel)")
            let title = PickerAnswer(try pickers.title(row, wheel, after.settings))
            try requireEqual(
              title, PickerAnswer(try model.title(row, wheel, after.settings)),
              "title of row \(row) of wheel \(wheel)")
          }
          let element = pickers.element(wheel, after)
          try requireEqual(element, model.element(wheel, other), "element of wheel \(wheel)")
          try requireEqual(
            element.map(pickers.announcement), element.map(model.announcement), "speech"
          )
        }
      }
    })
}

private typealias PickerAnswer = Answer<String, DatePickerProblem>
