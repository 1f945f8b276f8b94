extension Law {
  package static let dashesBecomeTheSign = Law(
    """
    If dashes are normalized, a typed or pasted dash before a number becomes its minus sign. If \
    the number can't have a sign, the paste is refused.
    """, clauses: ["E8.5", "E8.17"],
    Property(forAll: .dashedNumber) { subject, input in
      let format = input.number.format
      let numeric = ConditionDescription.numeric(NumberDescription(format))
      let field = FieldDescription([numeric], insertion: input.insertion)
      let plain = input.number.normalization.union(.dashes)
      let text = input.dash + input.number.number
      let own = format.symbols.minusSign.unicodeScalars.contains { String($0) == input.dash }
      let sign = own ? input.dash : format.symbols.minusSign.withoutBidiMarks
      let mayHaveSign = format.signs != .none
      var pasted = try subject.session(
        SessionDescription(field, normalization: plain), showing: .empty)
      var typed = pasted
      let outcome = pasted.perform(.paste(text))
      guard mayHaveSign else {
        return try requireEqual(outcome.state, .empty, "\(text.escaped), refused")
      }
      let wanted = FieldState(sign + input.number.number)
      try requireEqual(outcome.state, wanted, "\(text.escaped), pasted")
      for character in text { _ = typed.perform(.type(String(character))) }
      try requireEqual(typed.state, wanted, "\(text.escaped), typed")
    })
}

private struct DashedNumber: Hashable, Sendable {
  var number: OwnNumber
  var dash: String
  var insertion: InsertionPolicy
}

extension Generator<DashedNumber> {
  fileprivate static var dashedNumber: Generator {
    let dashes = [
      "\u{2014}", "\u{2013}", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2015}",
    ]
    return Generator { source in
      DashedNumber(
        number: source.draw(Generator<OwnNumber>.ownNumber), dash: source.element(of: dashes),
        insertion: source.element(of: InsertionPolicy.allCases))
    }
  }
}
