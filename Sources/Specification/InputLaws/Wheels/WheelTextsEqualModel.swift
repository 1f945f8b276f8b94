extension Law {
  package static let wheelTextsEqualModel = Law(
    "A text selects the wheel rows that the model gives, or is refused for the model's reason.",
    clauses: ["W6"],
    Property(comparing: .wheelText) { subject, input in
      ["rows": WheelAnswer(try subject.wheels.rowsOfText(input.text, input.set))]
    })
}
