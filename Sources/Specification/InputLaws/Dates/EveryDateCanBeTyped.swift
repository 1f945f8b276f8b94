extension Law {
  package static let everyDateCanBeTyped = Law(
    """
    The text of each value that a date field accepts can be typed digit by digit, typed with its \
    literals, or pasted. Each text typed on the way is a prefix of an accepted value's text.
    """, clauses: ["D15.6", "D15.7"],
    Property(forAll: .dateSample { $0.whole = .refused }) { subject, sample in
      let rule = try subject.dateFields.fieldOfDescription(sample.field)
      try requireEqual(rule.finalObjection(to: sample.text), nil, "the final objection")
      for (keys, text) in [(sample.bare, sample.trimmed), (sample.text, sample.text)] {
        let typed = try typing(keys, sample, rule, subject.dateFields)
        let texts = sample.field.policies.literals == .eager ? [sample.text] : [text]
        try require(texts.contains(typed), "typing \(keys.escaped) gives \(typed.escaped)")
        let pasted = rule.typing([keys]).text
        try require(texts.contains(pasted), "pasting \(keys.escaped) gives \(pasted.escaped)")
      }
    })
}

/// The text after the keys are typed one by one.
///
/// Typing the first letter of a half-day writes the whole half-day, so its later letters may be
/// refused. All other keys must be accepted.
private func typing(
  _ keys: String, _ sample: DateSample, _ rule: any TextRule, _ fields: Implementation.DateFields
) throws -> String {
  var state = FieldState.empty
  for key in keys.unicodeScalars {
    let edit = Edit(replacing: state.selection, with: String(key))
    guard let next = rule.decide(edit, on: state).newState else {
      try require(sample.field.isOfHalfDay(key), "\(edit) of \(state) is refused")
      continue
    }
    try require(fields.isTextRight(next.text, sample.field), "\(next.text.escaped) isn't valid")
    state = next
  }
  return state.text
}
