import InputRules
import PropertyTesting

/// A field of any chapter, and what is done in it.
struct AnyField: Sendable {
  let chapter: String
  let journey: any FieldJourney & Sendable

  /// What the subject's field shows in the end, and the field.
  func end(for subject: Implementation) throws -> (state: FieldState, field: any TextRule) {
    let field = try journey.rule(of: subject)
    return (journey.end(in: field), field)
  }
}

extension AnyField: CustomStringConvertible {
  /// The chapter, and the journey as its own chapter shows it.
  var description: String { "chapter \(chapter)\n\(journey)" }
}

extension Generator<AnyField> {
  /// A field with a pattern whose literals can't be content, with a table of prefixes, for amounts,
  /// for phone numbers or for dates.
  static let anyField = Generator.oneOf(
    .journey("patterns", .patternJourney(.distinct, .standard)),
    .journey("prefixes", .prefixJourney), .journey("amounts", .amountJourney),
    .journey("phones", .phoneJourney), .journey("dates", .dateJourney(strangers: false)))

  private static func journey(
    _ chapter: String, _ journeys: Generator<some FieldJourney & Sendable>
  ) -> Generator {
    journeys.map { AnyField(chapter: chapter, journey: $0) }
  }
}
