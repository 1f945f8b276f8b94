import InputRules
import InputRulesModel
import PropertyTesting

extension Property where Subject == NumberSubject {

  /// The article's scanner reads what its description says, with all its limits (N1).
  static var scanningEqualsModel: Self {
    Property(forAll: .scannerText) { subject, input in
      let symbols = input.format.symbols
      try requireEqual(
        subject.numbers.scanned(input.text, with: symbols),
        ModelNumbers().scanned(input.text, with: symbols), "the model reads otherwise")
      try requireEqual(
        subject.numbers.problem(of: input.text, as: .scanner, in: input.format),
        ModelNumbers().problem(of: input.text, as: .scanner, in: input.format),
        "the model says otherwise")
    }
  }
}
