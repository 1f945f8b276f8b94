extension Mutant {
  /// Fields for postal codes.
  static let postalCodes: [Mutant] = [
    .postalPatterns("SpaceAfterThree", "The space is after three scalars, whatever the length.") {
      patterns in
      let slots = (patterns.last?.slots ?? []).map { PatternElement.slot($0) }
      return patterns.contains { $0.literals.contains(" ") }
        ? [Pattern(slots.prefix(3) + [.literal(" ")] + slots.dropFirst(3))] : patterns
    }.killed(by: .postalCodesFillAForm).bug("nosir/cleave.js#299"),
    .postalPatterns("LongCodeAlone", "Only the longest code is complete.") { Array($0.suffix(1)) }
      .killed(by: .postalCodesFillAForm).bug("igorescobar/jQuery-Mask-Plugin#708"),
    .postalPatterns("ShortCodeAlone", "The field is full at the shortest code's length.") {
      Array($0.prefix(1))
    }.killed(by: .postalCodesFillAForm).bug("SwiftValidatorCommunity/SwiftValidator#164"),
    .change(\.readyFields.contentOfText, "PostLosesZeros", "The value is a number.") {
      content, _, _ in String(content.drop { $0 == "0" })
    }.killed(by: .postalCodesFillAForm).bug("fossasia/open-event-frontend#7757"),
    .finalCheck("AnyLetterHolds", "A letter is accepted instead of a digit.") {
      $0 == .notFormatted(.failsCheck) ? nil : $0
    }.killed(by: .postalCodesFillAForm).bug("bcgov/entity#30393"),
  ]

  /// Fields of all regions with changed patterns.
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
