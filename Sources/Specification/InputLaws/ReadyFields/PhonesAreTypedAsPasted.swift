import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let phonesAreTypedAsPasted = Law(
    """
    In a phone field of any region, a paste that is accepted and joins what is there as it is \
    gives what typing it gives, or pasting it in two pieces: text, caret, value and region.
    """,
    about: .readyFields, clauses: ["K5", "K6", "K14", "K15"],
    Property(
      forAll: .phoneJourney.cover("after other digits", atLeast: 0.2) { !$0.state.text.isEmpty }
    ) { subject, input in
      let field = try subject.phones.fieldOfRegion(input.region).assumed()
      let state = input.end(in: field)
      let word = input.word.scalars
      try assume(!word.isEmpty)
      func entered(_ pieces: some Sequence<some Sequence<Unicode.Scalar>>) -> FieldState {
        pieces.reduce(state) { state, piece in
          let text = String(scalars: piece)
          if text.isEmpty { return state }
          return field.apply(Edit(replacing: state.selection, with: text), to: state)
        }
      }
      func told(_ state: FieldState) -> [String?] {
        [
          subject.phones.valueOfText(state.text, input.region),
          subject.phones.regionOfText(state.text, input.region),
        ]
      }
      let pasted = entered([word])
      let places = try state.places(of: state.selection).assumed()
      let text = state.text.scalars
      let joined = Array(text[..<places.lowerBound]) + word + text[places.upperBound...]
      try assume(pasted.text.scalars.signs == joined.signs)
      let value = told(pasted)
      let typed = entered(word.map { [$0] })
      try requireEqual(typed, pasted, "typed")
      try requireEqual(told(typed), value, "the value, typed")
      let half = word.count / 2
      let pieces = entered([word.prefix(half), word.dropFirst(half)])
      try requireEqual(pieces, pasted, "in two pieces")
      try requireEqual(told(pieces), value, "the value, in two pieces")
    })
}

extension [Unicode.Scalar] {
  /// The digits and the pluses.
  fileprivate var signs: [Unicode.Scalar] {
    map { $0.ascii ?? $0 }.filter { "0"..."9" ~= $0 || $0 == "+" }
  }
}
