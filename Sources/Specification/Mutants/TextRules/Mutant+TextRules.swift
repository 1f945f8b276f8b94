extension Mutant {
  /// Limits and sets of characters.
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
    .conditions("B25", "A negative limit counts as no limit.") { conditions in
      conditions.filter { if case .maximumLength(let limit, _) = $0 { limit >= 0 } else { true } }
    }.killed(by: .negativeLimitIsRefused).bug("dotnet/maui#662"),
    .fieldDecision("B27", "If digits are allowed, all numeric characters are accepted.") {
      edit, state, model, field in
      let numbers = (state.text + edit.replacement).filter { $0.isNumber && !$0.isASCII }
      let widened = field.misreadingConditions { $0.map { $0.admitting(numbers) } }
      return ((try? widened.model()) ?? model).decide(edit, on: state)
    }.killed(by: .allowedAndBannedAreComplements).bug("vultisig/vultisig-ios#5070"),
    .conditions(
      "BannedByCluster", "Banned scalars are searched for among clusters, so marks hide them."
    ) { conditions in
      conditions.map {
        if case .banned(let members, .scalars) = $0 { .banned(members, .characters) } else { $0 }
      }
    }.killed(by: .allowedAndBannedAreComplements).bug("PaulTabaco/ConstrainedTextField---Swift-2"),
    .conditions("EmptyAllowedSet", "The empty allowed set counts as no restriction.") {
      conditions in conditions.filter { if case .allowed("", _) = $0 { false } else { true } }
    }
    .killed(by: .emptySetsMeanWhatTheySay, .allowedAndBannedAreComplements).bug(
      "deutsche-nationalbibliothek/pica-rs#903"),
    .conditions("EmptyBannedSet", "The empty banned set bans everything.") { conditions in
      conditions.map {
        if case .banned("", let membership) = $0 { .allowed("", membership) } else { $0 }
      }
    }.killed(by: .emptySetsMeanWhatTheySay).bug("lusakasa/saka-key#204"),
    .fieldDecision(
      "FormattersInTurn", "A paste may be cut before disallowed characters are dropped."
    ) { edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard field.insertion == .filteredAndTruncated && !decision.isAccepted else {
        return decision
      }
      let reduced = field.conditions.reduce(edit) { $1.reducing($0, on: state) }
      guard case .accept(let next) = model.decide(reduced, on: state), !reduced.isDeletion else {
        return decision
      }
      return decision.rewriting(to: next)
    }.killed(by: .compositionIsOrderFree).bug("antiwork/gumroad#6325"),
    .conditions("LastConditionWins", "Only the last of several conditions counts.") { $0.suffix(1) }
      .killed(by: .compositionIsOrderFree).bug("foundation/foundation-sites#6404"),
    .conditions(
      "LastReasonNamed", "The reason names the last condition that failed, not the first."
    ) { $0.reversed() }.killed(by: .compositionIsOrderFree).bug("agavi/agavi#362"),
    .conditions("MixedUnits", "Limits in other units are counted in UTF-16 units.") { conditions in
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

extension ConditionDescription {
  /// The condition with `numbers` added to the allowed characters, if these include digits.
  fileprivate func admitting(_ numbers: String) -> ConditionDescription {
    guard case .allowed(let members, let membership) = self,
      members.contains(where: { $0.isASCII && $0.isNumber })
    else { return self }
    return .allowed(members + numbers, membership)
  }

  /// The part of the edit that this condition alone keeps.
  fileprivate func reducing(_ edit: Edit, on state: FieldState) -> Edit {
    guard let condition = try? condition() else { return edit }
    if condition.maximumLength != nil { return truncating(edit, on: state, to: condition) }
    var scalars = String.UnicodeScalarView()
    for scalar in edit.replacement.unicodeScalars where condition.admits(scalar) {
      scalars.append(scalar)
    }
    let kept = String(scalars).filter { condition.admits($0) }
    return Edit(replacing: edit.range, with: kept)
  }

  private func truncating(_ edit: Edit, on state: FieldState, to limit: any TextCondition) -> Edit {
    var edit = edit
    while !edit.isDeletion, let next = try? state.replacing(edit),
      limit.objection(to: next.text) != nil
    { edit.replacement.removeLast() }
    return edit
  }
}
