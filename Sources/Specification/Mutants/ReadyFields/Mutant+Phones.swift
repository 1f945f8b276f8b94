extension Mutant {
  static let phones: [Mutant] = [
    .phoneEdit(
      "PhoneTypedOtherwise", "A digit typed at the end doesn't change the groups."
    ) { question in
      let isTyped = !question.edit.isDeletion && question.edit.replacement.unicodeScalars.count == 1
      guard question.isAtEnd, isTyped, !question.content(of: question.edit.replacement).isEmpty
      else { return nil }
      return question.changing { _ in
        FieldState(question.state.text + question.edit.replacement)
      }
    }.killed(by: .phonesAreTypedAsPasted, .phoneTextsShowTheirNumber, .phoneFieldEqualsModel).bug(
      "grantila/awesome-phonenumber/issues/24"),
    .phoneEdit(
      "PhoneBracketStays", "A backspace leaves the literal before the deleted digit."
    ) { question in
      guard question.edit.isDeletion, question.isAtEnd else { return nil }
      if !question.takesContent { return question.showing(question.state) }
      let rest = TextRange(location: 0, length: question.edit.range.location)
      return question.showing(FieldState(question.state.text(in: rest)))
    }.killed(by: .backspaceEmptiesThePhoneField, .phoneFieldEqualsModel).bug(
      "marmelroy/PhoneNumberKit/issues/686"),
    .change(
      \.phones.valueOfText, "ZeroAfterCodeDropped",
      "A national prefix after the calling code is omitted from the value."
    ) { value, _, _ in
      value.map { value in
        value.dropFirst(3).hasPrefix("0") ? String(value.prefix(3) + value.dropFirst(4)) : value
      }
    }.killed(by: .phoneTextsShowTheirNumber, .phoneFieldEqualsModel).bug(
      "google/libphonenumber/issues/2026"),
    .change(
      \.phones.valueOfText, "ValueHasThePrefix", "The value includes the national prefix."
    ) { value, text, region in
      guard let value, region == "FR", text.hasPrefix("0") else { return value }
      return "+330" + value.dropFirst(3)
    }.killed(by: .phoneFieldEqualsModel).bug("hbb20/CountryCodePickerProject/issues/149"),
    .change(
      \.phones.regionOfText, "AmericaIsOneRegion", "A number with +1 belongs to the United States."
    ) { region, text, _ in
      text.unicodeScalars.starts(with: "+1".unicodeScalars) && region != nil ? "US" : region
    }.killed(by: .phoneFieldEqualsModel).bug("marmelroy/PhoneNumberKit/issues/451"),
    .phoneField("TooShortIsTooLong", "A number that is too short is reported as wrong.") {
      $0.field { $0 == .notFormatted(.incomplete) ? .notFormatted(.failsCheck) : $0 }
    }.killed(by: .phoneFieldEqualsModel).bug("jackocnr/intl-tel-input/issues/232"),
    .phoneEdit("ExtensionJoins", "A paste inserts all its digits, whatever is between them.") {
      question in
      let text = question.edit.replacement.unicodeScalars.filter { "0"..."9" ~= $0 || $0 == "+" }
      return question.edit.isDeletion ? nil : question.decision(typing: String(text))
    }.killed(by: .pastedPhonesKeepTheirNumber, .phoneFieldEqualsModel).bug(
      "marmelroy/PhoneNumberKit/issues/101"),
    .phoneEdit("TrunkZeroJoins", "A zero in brackets after the calling code is dialed.") {
      $0.edit.replacement.contains("(0)") ? $0.decision(typingEach: $0.edit.replacement) : nil
    }.killed(by: .pastedPhonesKeepTheirNumber).bug("colinhacks/zod#5563"),
    .phoneEdit("ZeroIsNeverDialed", "A zero in brackets isn't dialed, even in Italy.") {
      $0.decision(typing: $0.edit.replacement.replacing("(0)", with: ""))
    }.killed(by: .pastedPhonesKeepTheirNumber),
    .phoneEdit("WidePlusIsDropped", "A full-width plus is dropped.") {
      $0.decision(typing: $0.edit.replacement.filter { $0 != "\u{FF0B}" })
    }.killed(by: .pastedPhonesKeepTheirNumber).bug("radzenhq/radzen-blazor/pull/2240"),
    .phoneTable("ExtensionKeysGoOn", "After a number, a letter is refused, but not digits.") {
      $0.keepsStrays = false
    }.killed(by: .pastedPhonesKeepTheirNumber, .phoneFieldEqualsModel),
    .phoneTable("PrefixOfOthersJoins", "Text before a pasted number is part of the number.") {
      $0.choice = $0.choice.map {
        PrefixChoice($0.name, international: $0.international, row: $0.row)
      }
    }.killed(by: .pastedPhonesKeepTheirNumber, .phoneFieldEqualsModel).bug(
      "AfterShip/phone/issues/443"),
    .replacing(\.phones.problem, "EveryRegionIsKnown", "Every region has a phone field.") { _ in nil
    }
    .killed(by: .regionsAreKnown),
  ]

  private static func phoneField(
    _ id: String, _ mistake: String, _ field: @escaping @Sendable (PrefixTable) -> any TextRule
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.phones.fieldOfRegion = { Implementation.Phones.modelTable($0).map(field) }
    }
  }

  private static func phoneTable(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (inout PrefixTable) -> Void
  ) -> Mutant {
    phoneField(id, mistake) {
      var table = $0
      change(&table)
      return ModelPrefixField(table)
    }
  }

  private static func phoneEdit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision?
  ) -> Mutant { phoneField(id, mistake) { $0.field(deciding: decide) } }

  static let postalCodes: [Mutant] = [
    .postalPatterns("SpaceAfterThree", "The space follows three scalars, whatever the length.") {
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
    .change(\.readyFields.contentOfText, "PostLosesZeros", "The value loses its leading zeros.") {
      content, _, _ in String(content.drop { $0 == "0" })
    }.killed(by: .postalCodesFillAForm).bug("fossasia/open-event-frontend#7757"),
    .finalCheck("AnyLetterHolds", "A letter is accepted in a digit's place.") {
      $0 == .notFormatted(.failsCheck) ? nil : $0
    }.killed(by: .postalCodesFillAForm).bug("bcgov/entity#30393"),
  ]

  /// Creates a mutant in which `change` changes the patterns of every region's postal codes.
  private static func postalPatterns(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable ([Pattern]) -> [Pattern]
  ) -> Mutant {
    Mutant(id, mistake) {
      $0.readyFields.postalField = { region in
        (try? PrefixField.postalCode(region: region)).map { field in
          PrefixField(field.table.patterns(change), field.traits)
        }
      }
    }
  }
}
