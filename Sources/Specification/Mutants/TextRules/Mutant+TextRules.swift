extension Mutant {
  /// Mistakes in maximum lengths and in sets of characters.
  static let textRules: [Mutant] = [
    .fieldDecision(
      "AstralHalves", "Banning an emoji bans all others that share half of its surrogate pair."
    ) { edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard !edit.isDeletion, let next = decision.newState else { return decision }
      for case .banned(let members, .scalars) in field.conditions {
        let units = Set(members.utf16)
        let banned = next.text.unicodeScalars.first { !units.isDisjoint(with: String($0).utf16) }
        if let banned { return .refuse(.banned(ExactText(String(banned)))) }
      }
      return decision
    }.killed(by: .editEqualsModel).bug("Sigil-Ebook/Sigil#658"),
    .fieldDecision("B24", "Truncation cuts inside a character.") { edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard field.insertion == .truncated && !decision.isAccepted else { return decision }
      let scalars = edit.replacement.unicodeScalars
      for end in scalars.indices.dropFirst().reversed() {
        let beginning = Edit(replacing: edit.range, with: String(scalars[..<end]))
        if case .accept(let next) = model.decide(beginning, on: state) {
          return decision.rewriting(to: next)
        }
      }
      return decision
    }.killed(by: .truncationNeverSplitsCluster).bug("whatwg/html#7861"),
    .conditions("B25", "A negative limit is treated as no limit.") { conditions in
      conditions.filter { if case .maximumLength(let limit, _) = $0 { limit >= 0 } else { true } }
    }.killed(by: .negativeLimitIsRefused).bug("dotnet/maui#662"),
    .conditions("B27", "If digits are allowed, all numeric characters are accepted.") {
      $0.map {
        guard case .allowed(let members, let membership) = $0,
          members.contains(where: { "0"..."9" ~= $0 })
        else { return $0 }
        return .allowed(members + numerals, membership)
      }
    }.killed(by: .allowedAndBannedAreComplements).bug("vultisig/vultisig-ios#5070"),
    .conditions(
      "BannedByCluster", "A banned scalar isn't found if a combining mark follows it."
    ) { conditions in
      conditions.map {
        if case .banned(let members, .scalars) = $0 { .banned(members, .characters) } else { $0 }
      }
    }.killed(by: .allowedAndBannedAreComplements).bug("PaulTabaco/ConstrainedTextField---Swift-2"),
    .conditions("EmptyAllowedSet", "The empty allowed set is treated as no restriction.") {
      conditions in conditions.filter { if case .allowed("", _) = $0 { false } else { true } }
    }
    .killed(by: .emptySetsAllowOrBanNothing, .allowedAndBannedAreComplements).bug(
      "deutsche-nationalbibliothek/pica-rs#903"),
    .conditions("EmptyBannedSet", "The empty banned set bans everything.") { conditions in
      conditions.map {
        if case .banned("", let membership) = $0 { .allowed("", membership) } else { $0 }
      }
    }.killed(by: .emptySetsAllowOrBanNothing).bug("lusakasa/saka-key#204"),
    .fieldDecision(
      "FormattersInTurn", "If the limit comes first, a paste is cut before it is filtered."
    ) { edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard field.insertion == .filteredAndTruncated, !decision.isAccepted,
        case .maximumLength? = field.conditions.first
      else { return decision }
      let cut = field.cutting(edit.replacement) {
        (try? state.replacing(Edit(replacing: edit.range, with: $0)))?.text ?? ""
      }
      let next = model.decide(Edit(replacing: edit.range, with: cut), on: state).newState
      return next.map(decision.rewriting) ?? decision
    }.killed(by: .compositionIsOrderFree).bug("antiwork/gumroad#6325"),
    .conditions("LastConditionWins", "Only the last of several conditions counts.") { $0.suffix(1) }
      .killed(by: .compositionIsOrderFree).bug("foundation/foundation-sites#6404"),
    .conditions(
      "LastReasonNamed", "The reason names the last condition that failed, not the first."
    ) { $0.reversed() }.killed(by: .compositionIsOrderFree).bug("agavi/agavi#362"),
    .conditions("MixedUnits", "Every limit is counted in UTF-16 units.") { conditions in
      conditions.map {
        if case .maximumLength(let limit, _) = $0 { .maximumLength(limit, .utf16) } else { $0 }
      }
    }.killed(by: .lengthNeverExceedsLimit).bug("verbb/formie#1012"),
    .fieldDecision("RangeIgnored", "Text that a paste replaces still counts against the limit.") {
      edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard !edit.isDeletion && decision.isAccepted else { return decision }
      for case .maximumLength(let limit, let unit) in field.conditions
      where unit.length(of: state.text) + unit.length(of: edit.replacement) > limit {
        return .refuse(.tooLong(limit: limit, unit: unit))
      }
      return decision
    }.killed(by: .editEqualsModel).bug("testing-library/user-event#1254"),
  ]
}

/// All numeric characters except 0 to 9.
private let numerals = String(scalars: Set.scalars { $0.numericType != nil }.filter { !$0.isASCII })
