extension Law {
  package static let phoneTextsShowTheirNumber = Law(
    """
    After any edits of a phone field, typing the digits and plus of an acceptable text gives that \
    text. Formatting the text, with or without its literals, gives the same text and value; \
    without literals, the result may be an international number. Formatting a value in any \
    region's field gives a text with this value.
    """, clauses: ["K2", "K14", "K15"],
    Property(forAll: .phoneJourney) { subject, input in
      let (phones, region) = (subject.phones, input.region)
      let field = try phones.fieldOfRegion(region).orDiscard()
      let shown = input.end(in: field).text
      // A digit typed after a complete number stays in the text.
      let isDigit = shown.scalars.last.map { "0"..."9" ~= $0 } ?? false
      try assume(field.objection(to: shown) == nil && (isDigit || shown == "+"))
      let content = shown.scalars.filter { "0"..."9" ~= $0 || $0 == "+" }
      let bare = String(scalars: content)
      let typed = field.typing(bare)
      try requireEqual(typed.text.scalars, shown.scalars, "typed without literals")
      try requireEqual(phones.formattedText(shown, region), shown, "the formatted text")
      let value = phones.valueOfText(shown, region)
      let again = try phones.formattedText(bare, region).orDiscard()
      let read = String(scalars: again.scalars.filter { "0"..."9" ~= $0 })
      let isInternational = again.hasPrefix("+") && bare.hasSuffix(read)
      try require(again == shown || isInternational, "formatting \(bare) gives \(again)")
      try requireEqual(phones.valueOfText(bare, region), value, "the value of \(bare)")
      guard let value, value.utf8.count <= 16 else { return }
      let international = try phones.formattedText(value, region).orDiscard()
      try requireEqual(phones.valueOfText(international, region), value, international)
      if bare.hasPrefix("+") { try requireEqual(value, bare, "the value of \(shown)") }
    })
}
