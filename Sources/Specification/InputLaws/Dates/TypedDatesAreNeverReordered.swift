extension Law {
  package static let typedDatesAreNeverReordered = Law(
    """
    A date field never swaps the two dates of a range. A range that ends before it begins is \
    refused when editing ends.
    """, clauses: ["D13.5", "D15.5", "D15.8"],
    Property(
      forAll: .dateSample(.range) {
        ($0.minimum, $0.maximum) = (nil, nil)
        if $0.whole == .refused { $0.whole = .atEnd }
      }
    ) { subject, sample in
      let rule = try subject.dateFields.fieldOfDescription(sample.field)
      let reversed = DateSample(field: sample.field, values: sample.values.reversed())
      for typed in [sample, reversed] {
        let text = rule.typing(typed.text).text
        try requireEqual(text, typed.text, "the typed range")
        let kept = typed.values.map(typed.field.kept)
        let problem = kept[1] < kept[0] ? Reason.notDate(.reversed) : nil
        try requireEqual(rule.finalObjection(to: text), problem, "the final objection")
      }
    })
}
