extension Law {
  package static let readyFieldsTakeTheirExamples = Law(
    """
    The example of each ready field can be pasted, can be typed with or without its literals, and \
    is accepted at the end. A prefix of the example is incomplete or, if shorter numbers exist, \
    fails its check. An example with a check digit is refused if one digit is changed.
    """, clauses: ["K8", "K9", "K10"],
    Property(forAll: .int(in: 0...3499)) { subject, number in
      let all = subject.readyFields.ready
      let ready = all[number % all.count]
      let (table, example) = (ready.table, ready.traits.example)
      let field = subject.readyFields.fieldOfTable(table)
      let content = table.content(of: example.scalars)
      let bare = String(scalars: content)
      try requireEqual(field.typing([bare]), FieldState(example), "pasted without literals")
      try requireEqual(field.typing(bare), FieldState(example), "typed without literals")
      try requireEqual(field.typing(example), FieldState(example), "typed with its literals")
      try requireEqual(field.finalObjection(to: example), nil, example)
      let place = number / all.count % content.count
      let start = field.typing([String(scalars: Array(content.prefix(place)))]).text
      if !start.isEmpty {
        let reasons: [Reason] = [.notFormatted(.incomplete), .notFormatted(.failsCheck)]
        try require(field.finalObjection(to: start).map(reasons.contains) ?? false, start)
      }
      guard table.row(of: content).check.detectsEachDigit, place > 3 else { return }
      var wrong = content
      wrong[place] = content[place] == "7" ? "6" : "7"
      let text = field.typing([String(scalars: wrong)]).text
      try requireEqual(field.finalObjection(to: text), .notFormatted(.failsCheck), text)
    })
}

extension ContentCheck {
  /// Whether the check detects any single wrong digit.
  fileprivate var detectsEachDigit: Bool {
    parts.contains { part in
      switch part {
      case .luhn, .mod97: true
      case .slots, .named: false
      }
    }
  }
}
