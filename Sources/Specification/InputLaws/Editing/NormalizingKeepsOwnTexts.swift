extension Law {
  package static let normalizingKeepsOwnTexts = Law(
    """
    Under any normalization, a text in the field's own format can be cut and pasted back, or \
    typed, unchanged. This holds for numbers in any locale, and for allowed characters.
    """, clauses: ["E8.11", "E8.14", "E8.15", "E8.16"],
    Property(forAll: .ownText) { subject, own in
      let session = try subject.session(own.session, showing: .empty)
      try session.requireReturn(of: own.text)
    })
}

/// A field, and a text in the format that the field writes.
private struct OwnText: Hashable, Sendable {
  var session: SessionDescription
  var text: String
}

extension Generator<OwnText> {
  fileprivate static let ownText = Generator { source in
    source.flip(0.3) ? source.allowedText() : source.numericText()
  }
}

extension ChoiceSource {
  fileprivate mutating func numericText() -> OwnText {
    let number = draw(Generator<OwnNumber>.ownNumber)
    let description = NumberDescription(number.format)
    return OwnText(
      session: session([.numeric(description)], number.normalization), text: number.text)
  }

  fileprivate mutating func allowedText() -> OwnText {
    let characters = [
      "a", "\u{2019}", "\u{A0}", "\u{2014}", "\u{2013}", "\u{201C}", "\u{200F}", "-", "'", " ",
      "\u{202F}", "\u{2212}", "\u{2067}", "\u{301}",
    ]
    var text = ""
    repeated(1...4, label: "character") { text += $0.element(of: characters) }
    let membership = element(of: Membership.allCases)
    return OwnText(session: session([.allowed(text, membership)], plainKinds()), text: text)
  }

  private mutating func session(
    _ conditions: [ConditionDescription], _ normalization: Normalization
  ) -> SessionDescription {
    let field = FieldDescription(
      conditions, deletions: element(of: DeletionPolicy.allCases),
      insertion: element(of: InsertionPolicy.allCases))
    return SessionDescription(field, normalization: normalization)
  }
}
