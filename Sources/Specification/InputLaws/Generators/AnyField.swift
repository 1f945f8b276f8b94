/// A field of any chapter, and moves in it.
struct AnyField: Sendable {
  let chapter: String
  let journey: any FieldJourney & Sendable

  /// The subject's field, and its final state.
  func end(for subject: Implementation) throws -> (field: any TextRule, state: FieldState) {
    let field = try journey.rule(of: subject)
    return (field, journey.end(in: field))
  }
}

extension AnyField: CustomStringConvertible {
  /// The chapter, and the journey as the chapter's laws show it.
  var description: String { "chapter \(chapter)\n\(journey)" }
}

extension Generator<AnyField> {
  /// A field with a pattern whose literals can't be content, a table of prefixes, amounts, phone
  /// numbers or dates.
  static let anyField = Generator.oneOf(
    journey("F", Generator<PatternJourney>.patternJourney(.distinct, .standard)),
    journey("K, prefixes", Generator<PrefixJourney>.prefixJourney),
    journey("K, amounts", Generator<AmountJourney>.amountJourney),
    journey("K, phones", Generator<PhoneJourney>.phoneJourney),
    journey("D", Generator<DateJourney>.dateJourney(withOtherTexts: false)))

  private static func journey(
    _ chapter: String, _ journeys: Generator<some FieldJourney & Sendable>
  ) -> Generator { journeys.map { AnyField(chapter: chapter, journey: $0) } }
}
