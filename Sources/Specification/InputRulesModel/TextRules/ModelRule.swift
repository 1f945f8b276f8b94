/// The rule of a field with conditions, implemented directly from its clauses, and therefore slow.
package struct ModelRule: ModelFieldRule {
  let field: FieldDescription

  /// Creates the model of the described field.
  ///
  /// - Throws: `RuleError.negativeLimit` if a limit is below zero (T1).
  package init(_ description: FieldDescription) throws(RuleError) {
    for condition in description.conditions {
      if case .maximumLength(let limit, _) = condition, limit < 0 { throw .negativeLimit(limit) }
    }
    field = description
  }

  /// The reason the first unmet condition doesn't hold for `text`, or `nil` (T6).
  public func objection(to text: String) -> Reason? {
    field.conditions.lazy.compactMap { $0.objection(to: text) }.first
  }

  /// Whether every condition holds for `text` (T6).
  func isAcceptable(_ text: String) -> Bool {
    if case nil = objection(to: text) { true } else { false }
  }

  /// The reason the first unmet condition doesn't hold when editing ends, or `nil` (T4, T6).
  public func finalObjection(to text: String) -> Reason? {
    field.conditions.lazy.compactMap { $0.finalObjection(to: text) }.first
  }

  /// The reason inserting `replacement` must not change the text from `before` to `after` (E6, E7).
  func objection(to after: String, madeFrom before: String, by replacement: String) -> Reason? {
    if replacement.isEmpty { return objectionToDeletion(leaving: after, of: before) }
    return objection(to: after)
  }

  /// The reason a deletion must not change the text from `before` to `after` (E6, E13).
  private func objectionToDeletion(leaving after: String, of before: String) -> Reason? {
    switch field.deletions {
    case .always: return nil
    case .judged:
      if after.isEmpty { return nil }
      return isAcceptable(before) ? objection(to: after) : nil
    }
  }
}

extension ModelRule {
  /// Whether the format of any condition uses the scalar (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    field.conditions.contains { $0.isMadeOf(scalar) }
  }

  /// The minus sign of the first condition that has one (E8.17).
  public var ownMinus: Unicode.Scalar? { field.conditions.compactMap(\.minusSign).first }

  /// Returns the decision about an edit (E3 to E7, E8.1).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let units = Units(state.text)
      let span = try units.span(of: edit.range)
      let prospective = units.state(replacing: span, by: edit.replacement)
      guard
        let objection = objection(to: prospective.text, madeFrom: state.text, by: edit.replacement)
      else { return .accept(prospective) }
      return try reduce(edit.replacement, at: span, of: units, objection: objection)
    } catch { return .refuse(error) }
  }

  /// Inserts the part of `replacement` that the insertion policy keeps, or refuses for the reason
  /// in `objection` (E8.8).
  private func reduce(_ replacement: String, at span: Span, of units: Units, objection: Reason)
    throws(Reason) -> Decision
  {
    let reduced = reduced(replacement, at: span, of: units)
    if reduced.isEmpty || reduced.isSame(as: replacement) { return .refuse(objection) }
    let state = units.state(replacing: span, by: reduced)
    return isAcceptable(state.text) ? .rewrite(state, because: objection) : .refuse(objection)
  }

  /// Returns the decision about an edit that inserts a text into any one of several ranges (E11).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) { return .accept(try states(after: edit, on: state)) } catch {
      return .refuse(error)
    }
  }

  /// The state for each range that may receive the text, in order; all must be acceptable (E11).
  private func states(after edit: SeveralRangesEdit, on state: FieldState) throws(Reason)
    -> [FieldState]
  {
    let units = Units(state.text)
    let spans = try units.spans(of: edit.ranges)
    var states: [FieldState] = []
    for chosen in spans {
      let new = units.state(deleting: spans, putting: edit.replacement, at: chosen)
      let objection = objection(to: new.text, madeFrom: state.text, by: edit.replacement)
      if let objection { throw objection }
      states.append(new)
    }
    return states
  }

  /// The part of `replacement` that the insertion policy keeps (E8.1, E8.7).
  func reduced(_ replacement: String, at span: Span, of units: Units) -> String {
    switch field.insertion {
    case .truncated where isHeldToNumber: return replacement
    case .filteredAndTruncated where isHeldToNumber: return filtered(replacement)
    case .whole: return replacement
    case .filtered: return typed(filtered(replacement), at: span, of: units)
    case .truncated: return truncated(replacement, at: span, of: units)
    case .filteredAndTruncated:
      let beginning = truncated(filtered(replacement), at: span, of: units)
      return typed(beginning, at: span, of: units)
    }
  }

  /// The part that is kept if a condition checks whole texts: the characters that are accepted when
  /// they are typed (E8.3).
  private func typed(_ replacement: String, at span: Span, of units: Units) -> String {
    let judgesWholeTexts = field.conditions.contains { condition in
      switch condition {
      case .otherThan, .numeric: true
      case .maximumLength, .allowed, .banned: false
      }
    }
    if isHeldToNumber || !judgesWholeTexts { return replacement }
    if replacement.count > 4_096 { return "" }
    var kept = ""
    for character in replacement {
      let longer = kept + String(character)
      if isAcceptable(units.text(replacing: span, by: longer)) { kept = longer }
    }
    return kept
  }

  /// The replacement without forbidden scalars, and then without forbidden characters; in a field
  /// for numbers, without the parts around the number (E8.2, E8.4).
  private func filtered(_ replacement: String) -> String {
    if isHeldToNumber { return Significance(of: replacement).number }
    let scalars = replacement.unicodeScalars.filter { everyConditionAdmits($0) }
    return String(String(String.UnicodeScalarView(scalars)).filter { everyConditionAdmits($0) })
  }

  /// Whether any condition requires a number (T4).
  var isHeldToNumber: Bool {
    field.conditions.contains { condition in
      switch condition {
      case .numeric: true
      case .maximumLength, .allowed, .banned, .otherThan: false
      }
    }
  }

  /// Whether every condition allows the scalar (E8.2).
  func everyConditionAdmits(_ scalar: Unicode.Scalar) -> Bool {
    field.conditions.allSatisfy { $0.admits(scalar) }
  }

  /// Whether every condition allows the character (E8.2).
  func everyConditionAdmits(_ character: Character) -> Bool {
    field.conditions.allSatisfy { $0.admits(character) }
  }

  /// The longest beginning of the replacement that keeps the text within every limit (E8.6, T1).
  private func truncated(_ replacement: String, at span: Span, of units: Units) -> String {
    let characters = Array(replacement)
    for count in (0...characters.count).reversed() {
      let beginning = String(characters.prefix(count))
      let text = units.text(replacing: span, by: beginning)
      if keepsEveryLimit(text) { return beginning }
    }
    return ""
  }

  /// Whether no limit is exceeded (T1).
  func keepsEveryLimit(_ text: String) -> Bool {
    field.conditions.allSatisfy { $0.keepsLimit(text) }
  }

  /// The state with its text filtered and shortened until it is acceptable, if possible (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    if isAcceptable(state.text) { return state }
    let units = Units(state.text)
    let filtered = filtered(units)
    let kept = isHeldToNumber ? filtered : beginning(of: filtered, in: units)
    return state.carried(to: units.text(in: kept)) { carried($0, among: kept) }
  }

  /// The spans of the scalars that filtering keeps (E8.2, E8.4, E12.9).
  private func filtered(_ units: Units) -> [Span] {
    if isHeldToNumber { return Array(units.scalars[Significance(of: units.text).places]) }
    return admittedClusters(of: admittedScalars(of: units), in: units)
  }

  /// The spans of the scalars that every condition allows (E12.9).
  private func admittedScalars(of units: Units) -> [Span] {
    zip(units.text.unicodeScalars, units.scalars).filter { everyConditionAdmits($0.0) }.map(\.1)
  }

  /// The spans that are left after forbidden clusters are dropped repeatedly until all clusters are
  /// allowed (E12.9).
  private func admittedClusters(of scalars: [Span], in units: Units) -> [Span] {
    var before = scalars
    var after = withoutRefusedClusters(before, in: units)
    // When a cluster is dropped, its neighbors may join and form another cluster.
    while after.count < before.count {
      before = after
      after = withoutRefusedClusters(before, in: units)
    }
    return after
  }

  /// The spans that don't belong to a cluster that any condition forbids (E12.9).
  private func withoutRefusedClusters(_ scalars: [Span], in units: Units) -> [Span] {
    zip(units.text(in: scalars), units.clusters(of: scalars)).flatMap { character, cluster in
      everyConditionAdmits(character) ? cluster : []
    }
  }

  /// The spans, after dropping as many clusters from the end as the limits require (E12.9, T1).
  private func beginning(of scalars: [Span], in units: Units) -> [Span] {
    var clusters = units.clusters(of: scalars)
    while !clusters.isEmpty && !keepsEveryLimit(units.text(in: clusters.flatMap { $0 })) {
      clusters.removeLast()
    }
    return clusters.flatMap { $0 }
  }

  /// The new offset: the number of kept units before the old offset (E12.10).
  private func carried(_ offset: Int, among kept: [Span]) -> Int {
    kept.filter { $0.end <= offset }.map(\.length).reduce(0, +)
  }
}
