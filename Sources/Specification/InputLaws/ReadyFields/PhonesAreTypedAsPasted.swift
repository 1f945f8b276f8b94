extension Law {
  package static let phonesAreTypedAsPasted = Law(
    """
    In a phone field of any region, an accepted paste that is added unchanged to the shown text \
    has the same result as typing the paste, or pasting it in two pieces.
    """, clauses: ["K5", "K6", "K14"],
    Property(
      forAll: .phoneJourney.cover("follows other digits", atLeast: 0.2) { !$0.state.text.isEmpty }
    ) { subject, input in
      let field = try subject.phones.fieldOfRegion(input.region).orDiscard()
      let state = input.end(in: field)
      let word = input.word.scalars
      try assume(!word.isEmpty)
      let edit = Edit(replacing: state.selection, with: input.word)
      let pasted = try field.decide(edit, on: state).newState.orDiscard()
      let places = try state.places(of: state.selection).orDiscard()
      let text = state.text.scalars
      let (head, tail) = (text[..<places.lowerBound], text[places.upperBound...])
      let joined = Array(head) + word + tail
      try assume(pasted.text.scalars.signs == joined.signs)
      let typed = field.typing(input.word, into: state)
      try requireEqual(typed, pasted, "the typed number")
      let halves = word.halves
      let texts = halves.map { String(scalars: $0) }
      // The field may format or refuse the first half as a separate number.
      let first = (head + halves[0] + tail).signs
      guard field.typing([texts[0]], into: state).text.scalars.signs == first else { return }
      // A second half that is a complete number and begins with the shown text replaces the text.
      if !first.isEmpty && halves[1].signs.starts(with: first) { return }
      let pieces = field.typing(texts, into: state)
      try requireEqual(pieces, pasted, "the paste in two pieces")
    })
}

extension [Unicode.Scalar] {
  /// The digits and plus signs in the text.
  fileprivate var signs: [Unicode.Scalar] {
    map { $0.ascii ?? $0 }.filter { "0"..."9" ~= $0 || $0 == "+" }
  }
}
