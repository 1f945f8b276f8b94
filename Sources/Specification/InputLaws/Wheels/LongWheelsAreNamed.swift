import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let longWheelsAreNamed = Law(
    """
    Advice names exactly the wheels with too many rows, with the number of rows, in the order of \
    wheels, from whatever position they are dialled.
    """,
    about: .wheels, clauses: ["W7"],
    Property(forAll: .wheelStart) { subject, input in
      guard let advice = input.advice(by: subject.wheels).value else { return }
      var expected: [String] = []
      for (place, wheel) in input.set.wheels.enumerated() where wheel.size > input.mostRows {
        expected.append("wheel \(place), \(wheel.size) rows")
      }
      let found = advice.longWheels.map { "wheel \($0.wheel), \($0.rows) rows" }
      try requireEqual(found, expected, "more than \(input.mostRows) rows")
    })
}
