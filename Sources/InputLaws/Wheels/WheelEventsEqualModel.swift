import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == WheelSubject {
  /// What actions do, and what their events say, is what the specification's model says (W5).
  static var wheelEventsEqualModel: Self {
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, selection, event in
        let model = ModelWheels().event(of: action, on: selection)
        try requireEqual(event.words, model.words, action.words)
      }
    }
  }
}
