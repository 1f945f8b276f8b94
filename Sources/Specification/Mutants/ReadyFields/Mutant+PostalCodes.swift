extension Mutant {
  /// Fields for postal codes.
  static let postalCodes: [Mutant] = [
    .postalPatterns("SpaceAfterThree", "The space is after three scalars, whatever the length.") {
      patterns in
      let slots = (patterns.last?.slots ?? []).map { PatternElement.slot($0) }
      return patterns.contains { $0.literals.contains(" ") }
        ? [Pattern(slots.prefix(3) + [.literal(" ")] + slots.dropFirst(3))] : patterns
    }.killed(by: .postalCodesFillAForm).bug("nosir/cleave.js/issues/299"),
    .postalPatterns("LongCodeAlone", "Only the longest code is complete.") {
      Array($0.suffix(1))
    }.killed(by: .postalCodesFillAForm).bug("igorescobar/jQuery-Mask-Plugin/issues/708"),
    .postalPatterns("ShortCodeAlone", "The field is full at the length of the shortest code.") {
      Array($0.prefix(1))
    }.killed(by: .postalCodesFillAForm).bug("SwiftValidatorCommunity/SwiftValidator/pull/164"),
    .change(\.readyFields.contentOfText, "PostLosesZeros", "The value is a number.") {
      content, _, _ in
      String(content.drop { $0 == "0" })
    }.killed(by: .postalCodesFillAForm).bug("fossasia/open-event-frontend/issues/7757"),
    .finalCheck("AnyLetterHolds", "A letter is accepted in place of a digit.") {
      $0 == .notFormatted(.failsCheck) ? nil : $0
    }.killed(by: .postalCodesFillAForm).bug("bcgov/entity/issues/30393"),
    .replacing(\.readyFields.postalProblem, "EveryPostIsKnown", "A field exists for any region.") {
      _ in nil
    }.killed(by: .regionsAreKnown),
  ]

  /// The fields of all regions have other patterns.
  private static func postalPatterns(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable ([Pattern]) -> [Pattern]
  ) -> Mutation {
    changing(id, mistake) {
      $0.readyFields.postalField = { region in
        (try? PrefixField.postalCode(region: region)).map { field in
          PrefixField(field.table.patterns(change), field.traits)
        }
      }
    }
  }
}
