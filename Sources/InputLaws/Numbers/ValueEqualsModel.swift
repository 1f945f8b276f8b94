import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == NumberSubject {

  /// Whatever stands in a text, its value is the model's, or there is none (N5).
  static var valueEqualsModel: Self {
    Property(forAll: .numberText) { subject, input in
      try requireEqual(
        subject.numbers.value(of: input.text, in: input.format),
        ModelNumbers().value(of: input.text, in: input.format), "the model reads otherwise")
    }
  }
}
