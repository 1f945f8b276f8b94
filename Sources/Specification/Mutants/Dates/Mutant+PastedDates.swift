extension Mutant {
  /// Pastes into typed dates and times.
  static let pastedDates: [Mutant] = [
    .datePaste("PasteWithoutSegments", "A pasted text loses its separators.") { question in
      question.decision(typing: String(scalars: question.content(of: question.edit.replacement)))
    }
    .killed(by: .pastedSeparatorsForbidPassing, .pastedDatesSayWhatIsShown).bug(
      "taiga-family/maskito#593"),
    .datePaste("PastedAsItIs", "A pasted text stays unchanged.") { question in
      .accept(question.plain)
    }.killed(by: .typedTextKeepsItsForm, .dateFieldsEqualModel),
    .datePaste("PasteRunsOn", "31 over the month of 01/02/2020 is 01/03/1020: the 1 moves on.") {
      let end = $0.edit.range.location + $0.edit.range.length
      return end < $0.state.text.utf16.count
        ? $0.decision(typingEach: $0.edit.replacement) : $0.decision
    }.killed(by: .pastesLeaveTheRest),
    .datePaste("PastedQuotesRefused", "A quoted date is refused.") { question in
      question.quotes.isEmpty ? question.decision : .refuse(.notDate(.fitsNoSlot))
    }.killed(by: .pastedDatesMayBeQuoted),
  ]

  /// Date fields whose decisions about insertions of several scalars are those of `decide`.
  private static func datePaste(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision
  ) -> Mutation { dateInsertion(id, mistake) { $0.isKey ? $0.decision : decide($0) } }
}

extension DateQuestion {
  /// The quotes and brackets of the text that aren't the field's own.
  fileprivate var quotes: [Unicode.Scalar] {
    let own = field.layout.parts.compactMap { part -> Unicode.Scalar? in
      if case .literal(let scalar) = part { scalar } else { nil }
    }
    return edit.replacement.unicodeScalars.filter {
      "\"'()[]\u{201E}\u{201C}\u{AB}\u{BB}".unicodeScalars.contains($0) && !own.contains($0)
    }
  }
}
