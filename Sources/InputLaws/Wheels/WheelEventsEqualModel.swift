import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let wheelEventsEqualModel = Law(
    "Actions do, and their events say, what the model gives.",
    about: .wheels, .comparison, clauses: ["W5"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, selection, event in
        let model = ModelWheels().event(of: action, on: selection)
        try requireEqual(event.words, model.words, action.words)
      }
    })
}
