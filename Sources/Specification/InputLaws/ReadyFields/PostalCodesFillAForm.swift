extension Law {
  package static let postalCodesFillAForm = Law(
    """
    A postal code that fills a form of its region is shown in that form, in upper case, however \
    the code was typed, and is accepted at the end. Any other code is refused at the end.
    """, clauses: ["K8", "K9", "K17"],
    Property(forAll: .postalCode.cover("a form is filled", atLeast: 0.3) { $0.text != nil }) {
      subject, input in
      let fields = subject.readyFields
      let table = try fields.postalField(input.region).orDiscard().table
      let field = fields.fieldOfTable(table)
      let lower = String(scalars: input.content).lowercased()
      let pasted = field.typing([lower])
      let typed = field.typing(lower)
      guard let text = input.text else {
        let kept = typed.text.scalars.filter { $0 != " " && $0 != "-" }
        if kept != input.content || kept.isEmpty { return }
        try require(field.finalObjection(to: typed.text) != nil, "\(typed) is accepted")
        return
      }
      try requireEqual(typed, pasted, "the typed code")
      try requireEqual(pasted.text.scalars, text, "the pasted code")
      let value = fields.contentOfText(pasted.text, table)
      try requireEqual(value.scalars, input.content, "the value of \(pasted)")
      try requireEqual(field.finalObjection(to: pasted.text), nil, "\(pasted) at the end")
    })
}

/// Content to type into a field for postal codes.
struct PostalContent: Hashable, Sendable {
  var region: String
  var content: [Unicode.Scalar]

  /// The text that shows the content, or `nil` if the content doesn't fill any form.
  var text: [Unicode.Scalar]? {
    PostalSamples.all.forms(of: region).lazy.compactMap { $0.filled(by: content) }.first
  }
}

extension Generator<PostalContent> {
  /// Content that usually fills a form, and otherwise almost fills one.
  fileprivate static let postalCode = Generator { source in
    let region = source.element(of: PostalSamples.all.regions)
    let form = source.element(of: region.forms).filter { $0 != " " && $0 != "-" }
    let isWrong = source.flip(0.3)
    var content = form.map { place in
      source.element(of: .postal(isWrong && source.flip(0.2) ? "*" : place))
    }
    if source.flip(0.1) { content.removeLast() }
    if source.flip(0.1) { content.append(source.element(of: .postal("*"))) }
    return PostalContent(region: region.name, content: content)
  }
}
