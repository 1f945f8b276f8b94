import InputRules
import PropertyTesting

extension Law {
  package static let phoneTextsSayTheirNumber = Law(
    """
    After any edits of a phone field, the text without its literals is what was typed. Put into \
    the empty field, with literals or without, it gives the same text, and so the same value. A \
    value that is pasted into the field of any region gives itself.
    """,
    about: .readyFields, clauses: ["K2", "K14", "K15"],
    Property(forAll: .phoneJourney) { subject, input in
      let (phones, region) = (subject.phones, input.region)
      let field = try phones.fieldOfRegion(region).assumed()
      let text = input.end(in: field).text
      let shown = try phones.formattedText(text, region).assumed()
      let content = shown.scalars.filter { "0"..."9" ~= $0 || $0 == "+" }
      let bare = String(scalars: content)
      let typed = content.reduce(FieldState.empty) { state, scalar in
        field.apply(Edit(replacing: state.selection, with: String(scalar)), to: state)
      }
      try requireEqual(typed.text.scalars, shown.scalars, "typed without literals")
      try requireEqual(phones.formattedText(shown, region), shown, "pasted")
      try requireEqual(phones.formattedText(bare, region), shown, "pasted without literals")
      let value = phones.valueOfText(shown, region)
      try requireEqual(phones.valueOfText(bare, region), value, "the value of \(bare)")
      guard let value, value.utf8.count <= 16 else { return }
      let international = try phones.formattedText(value, region).assumed()
      try requireEqual(phones.valueOfText(international, region), value, international)
      if bare.hasPrefix("+") { try requireEqual(value, bare, "the value of \(shown)") }
    })
}
