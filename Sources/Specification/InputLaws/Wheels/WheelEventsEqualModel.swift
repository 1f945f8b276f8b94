extension Law {
  package static let wheelEventsEqualModel = Law(
    "Each action on wheels gives the model's wheels and the model's event.", clauses: ["W5"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, selection, event in
        let model = ModelWheels().event(of: action, on: selection)
        try requireEqual(event.words, model.words, action.words)
      }
    })
}
