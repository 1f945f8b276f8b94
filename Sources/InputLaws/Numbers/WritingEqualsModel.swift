import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == NumberSubject {

  /// A number is written as the specification's model writes it, or refused for its reason (N7).
  static var writingEqualsModel: Self {
    Property(forAll: .numberToWrite) { subject, input in
      try requireEqual(
        input.written(by: subject.numbers), input.written(by: ModelNumbers()),
        "the model writes otherwise")
    }
  }
}
