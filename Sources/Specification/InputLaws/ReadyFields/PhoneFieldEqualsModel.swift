extension Law {
  package static let phoneFieldEqualsModel = Law(
    """
    A phone field of any region decides about any edit as the model does. The model fills the \
    pattern of the longest prefix in the table. The text, value, region and final problem are also \
    the model's.
    """, clauses: ["K11", "K12", "K13", "K14", "K15", "K16", "K31"],
    Property(
      forAll: .phoneJourney.cover("is a possible number", atLeast: 0.02) { $0.isPossible }
        .cover("has a calling code", atLeast: 0.2) { $0.word.contains("+") }
    ) { subject, input in
      let (phones, model) = (subject.phones, Implementation.Phones.model)
      let region = input.region
      let field = try phones.fieldOfRegion(region).orDiscard()
      let peer = try model.fieldOfRegion(region).orDiscard()
      let state = try input.requireSame(field, as: peer)
      for text in [state.text, input.word] {
        let shown = phones.formattedText(text, region)
        try requireEqual(shown, model.formattedText(text, region), "the text of \(text)")
        let value = phones.valueOfText(text, region)
        try requireEqual(value, model.valueOfText(text, region), "the value of \(text)")
        let owner = phones.regionOfText(text, region)
        try requireEqual(owner, model.regionOfText(text, region), "the region of \(text)")
        try requireEqual(field.finalObjection(to: text), peer.finalObjection(to: text), text)
      }
    })
}

extension PhoneJourney {
  /// Whether the model reads the word as a possible number that is complete.
  fileprivate var isPossible: Bool {
    let model = Implementation.Phones.model
    let text = model.formattedText(word, region) ?? ""
    return !text.isEmpty && model.fieldOfRegion(region)?.finalObjection(to: text) == nil
  }
}
