import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let wheelNumbersEqualModel = Law(
    """
    Decimal numbers have the positions that the specification's model says, or are refused for \
    its reasons.
    """,
    about: .wheels, .comparison, clauses: ["W3", "W4"],
    Property(forAll: .wheelNumber) { subject, input in
      try requireEqual(
        input.count(by: subject.wheels), input.count(by: Implementation.Wheels.model),
        "the model says otherwise")
    })
}
