extension Law {
  package static let shownTextIsReadBack = Law(
    """
    A date field writes a value as the calendar and the clock show it. The text is complete, and \
    is read as the value without the components that the layout omits. A year that the layout \
    can't write is refused.
    """, clauses: ["D13.1", "D15.1", "D15.2", "D15.3", "D15.4", "D15.10"],
    Property(forAll: .dateSample(), .element(of: -290_000, 0, 10_000, 290_000)) {
      subject, sample, year in
      let (fields, field) = (subject.dateFields, sample.field)
      let written = DateTextAnswer(try fields.textOfValues(sample.values, field))
      try requireEqual(written, .success(sample.text), "the written text")
      try require(
        fields.isTextComplete(sample.text, field), "\(sample.text.escaped) isn't complete")
      let read = DateValuesAnswer(try fields.valuesOfText(sample.text, field))
      try requireEqual(read, .success(sample.values.map(field.kept)), "the values read")
      let nothing = DateValuesAnswer(try fields.valuesOfText("", field))
      try requireEqual(nothing, .success([]), "the empty text, read")
      for year in sample.wrongYears + [year] {
        let values = try sample.values.map { value in
          DateFieldValue(try CivilDate(year: year, month: 1, day: 1), value.time)
        }
        let refused = DateTextAnswer(try fields.textOfValues(values, field))
        try requireEqual(refused, .failure(.year(year)), "the year \(year)")
      }
    })
}

extension DateSample {
  /// The years just before and just after those that two digits can represent.
  fileprivate var wrongYears: [Int] {
    let pivot = field.policies.pivot
    return field.segments.contains(.shortYear) ? [pivot - 1, pivot + 100] : []
  }
}
