/// The rule of a text field: conditions on the text, and policies for insertions and deletions.
public struct FieldRule: TextRule {
  /// The conditions, all of which must hold, in the order in which they are checked (T6).
  package let conditions: [any TextCondition]
  /// Whether deletions are checked (E6).
  package let deletions: DeletionPolicy
  /// The treatment of an insertion that fits only in part (E8.1).
  package let insertion: InsertionPolicy
  /// Whether the keyboard may correct words (T7).
  package let allowsAutocorrection: Bool

  /// Creates a rule whose text must satisfy all of `conditions`; without any, it accepts all text.
  /// - Parameters:
  ///   - conditions: the conditions; the first unsatisfied condition determines the reason (T6).
  ///   - deletions: whether deletions are checked (E6).
  ///   - insertion: the treatment of an insertion that fits only in part (E8.1).
  ///   - allowsAutocorrection: whether the keyboard may correct words; corrections may contain
  ///     characters that the rule refuses (T7).
  public init(
    _ conditions: [any TextCondition] = [], deletions: DeletionPolicy = .always,
    insertion: InsertionPolicy = .whole, allowsAutocorrection: Bool = true
  ) {
    self.conditions = conditions
    self.deletions = deletions
    self.insertion = insertion
    self.allowsAutocorrection = allowsAutocorrection
  }

  /// The first objection, in the order of the conditions, or `nil` if there is none (T6).
  public func objection(to text: String) -> Reason? {
    for condition in conditions {
      if let reason = condition.objection(to: text) { return reason }
    }
    return nil
  }

  /// The reason the field may not show a state, or `nil`; if a length limit may be exceeded, the
  /// state's characters are counted (T1, T6).
  private func objection(counting state: inout FieldState) -> Reason? {
    for condition in conditions {
      let limit = condition as? MaximumLength
      let reason =
        limit.map { $0.objection(counting: &state) } ?? condition.objection(to: state.text)
      if let reason { return reason }
    }
    return nil
  }

  /// The first objection when editing ends, or `nil` if there is none (T4, T6).
  public func finalObjection(to text: String) -> Reason? {
    for condition in conditions {
      if let reason = condition.finalObjection(to: text) { return reason }
    }
    return nil
  }

  /// Accepts, rewrites or refuses `edit` according to the conditions and policies (E4, E6, E7,
  /// E8.1).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let site = try state.text.site(of: edit.range)
      let next = state.replacing(site, with: edit.replacement)
        .counted(after: state, replacing: site.bytes)
      guard edit.isDeletion else {
        return try insert(edit.replacement, at: site, of: state, giving: next)
      }
      return try delete(from: state, giving: next)
    } catch {
      return .refuse(error)
    }
  }

  /// Accepts `edit` if all its choices are acceptable; deletions follow their policy (E11, E6).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) {
      var states: [FieldState] = []
      for choice in try state.choices(of: edit) {
        let next = try state.replacing(choice.edit).placingCaret(at: choice.caret)
        if edit.replacement.isEmpty {
          _ = try delete(from: state, giving: next)
        } else if let reason = objection(to: next.text) {
          throw reason
        }
        states.append(next)
      }
      return .accept(states)
    } catch {
      return .refuse(error)
    }
  }

  private func delete(from state: FieldState, giving next: FieldState) throws(Reason) -> Decision {
    if deletions == .always || next.text.isEmpty { return .accept(next) }
    guard let reason = objection(to: next.text) else { return .accept(next) }
    // Text set from code may be unacceptable; then every deletion must be possible (E13).
    if objection(to: state.text) != nil { return .accept(next) }
    throw reason
  }

  private func insert(
    _ replacement: String, at site: SpliceSite, of state: FieldState, giving next: FieldState
  ) throws(Reason) -> Decision {
    var next = next
    guard let reason = objection(counting: &next) else { return .accept(next) }
    let reduced = reduction(of: Insertion(replacement, into: state.text, at: site))
    if reduced.isEmpty || reduced.hasSameUnits(as: replacement) { throw reason }
    var result = state.replacing(site, with: reduced)
      .counted(after: state, replacing: site.bytes)
    guard objection(counting: &result) == nil else { throw reason }
    return .rewrite(result, because: reason)
  }
}

extension FieldRule {
  /// Whether the scalar is part of the format of any condition (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    conditions.contains { $0.isOwn(scalar) }
  }

  /// The minus sign of the first condition that has one (E8.17).
  public var ownMinus: Unicode.Scalar? {
    for condition in conditions {
      if let minus = condition.ownMinus { return minus }
    }
    return nil
  }

  /// Whether any condition requires a number (T4).
  var isNumeric: Bool { conditions.contains { $0.isNumeric } }
}

/// The treatment of an insertion that fits only in part (E8.1).
public enum InsertionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// The insertion is accepted or refused as a whole, as in the *Text Field* article.
  case whole
  /// Characters that aren't allowed are dropped, and the rest is inserted if it fits. Around a
  /// number, only white space, format characters and currency signs are dropped.
  case filtered
  /// The longest prefix that fits is inserted, cut between two clusters; a number is never cut.
  case truncated
  /// The insertion is filtered, then truncated.
  case filteredAndTruncated

  var filters: Bool { self == .filtered || self == .filteredAndTruncated }
  var truncates: Bool { self == .truncated || self == .filteredAndTruncated }
}

/// Whether the rule checks the result of a deletion (E6).
public enum DeletionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// Deletions, cuts and caret moves are always accepted, as in the *Text Field* article.
  case always
  /// Deletions are checked like any edit, except that the field can always be emptied (B31, B32).
  /// Deleting the whole text is accepted, and so is any deletion in unacceptable text.
  case judged
}
