extension Law {
  package static let wheelTextsEqualModel = Law(
    "A text selects the rows that the model gives, or is refused for the model's reason.",
    about: .wheels, .comparison, clauses: ["W6"],
    Property(forAll: .wheelText) { subject, input in
      try requireEqual(
        input.rows(by: subject.wheels), input.rows(by: Implementation.Wheels.model),
        "the model reads otherwise")
    })
}

extension WheelText {
  fileprivate func rows(by wheels: Implementation.Wheels) -> WheelAnswer<[Int]> {
    WheelAnswer(try wheels.rowsOfText(text, set))
  }
}
