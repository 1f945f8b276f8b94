/// A rule that consists of conditions on the text, and policies for insertions and deletions.
public struct FieldRule: TextRule {
  /// The conditions, all of which must hold, in the order in which they are checked (T6).
  package let conditions: [any TextCondition]
  /// Whether deletions are checked (E6).
  package let deletions: DeletionPolicy
  /// The treatment of an insertion if only a part of it is allowed (E8.1).
  package let insertion: InsertionPolicy
  /// Whether the keyboard may correct words (T7).
  package let allowsAutocorrection: Bool

  /// Creates a rule that requires text to satisfy all of `conditions`; if there are none, it
  /// accepts all text.
  /// - Parameters:
  ///   - conditions: the conditions; the first unsatisfied condition determines the reason (T6).
  ///   - deletions: whether deletions are checked (E6).
  ///   - insertion: what happens to an insertion if only a part of it is allowed (E8.1).
  ///   - allowsAutocorrection: whether the keyboard may correct words. A correction may contain
  ///     characters that the rule refuses (T7).
  public init(
    _ conditions: [any TextCondition] = [], deletions: DeletionPolicy = .always,
    insertion: InsertionPolicy = .whole, allowsAutocorrection: Bool = true
  ) {
    (self.conditions, self.deletions, self.insertion) = (conditions, deletions, insertion)
    self.allowsAutocorrection = allowsAutocorrection
  }

  /// The first objection of a condition, or `nil` if no condition objects (T6).
  public func objection(to text: String) -> Reason? {
    for condition in conditions {
      if let reason = condition.objection(to: text) { return reason }
    }
    return nil
  }

  /// The reason the field can't show a state, or `nil` if it can; the state keeps the number of its
  /// characters if they are counted to check a limit (T1, T6).
  private func objection(counting state: inout FieldState) -> Reason? {
    for condition in conditions {
      let limit = condition as? MaximumLength
      let reason =
        limit.map { $0.objection(counting: &state) } ?? condition.objection(to: state.text)
      if let reason { return reason }
    }
    return nil
  }

  /// The first objection of a condition when editing ends, or `nil` if no condition objects (T4,
  /// T6).
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

  /// Accepts `edit` if the result is allowed, whichever range is replaced; a deletion is checked as
  /// its policy requires (E11, E6).
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
    // If text set from code isn't allowed, every deletion must be possible (E13).
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
  /// Whether the scalar belongs to the format of one of the conditions (E8.16).
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

/// The treatment of an insertion if only a part of it is allowed (E8.1).
public enum InsertionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// The insertion is accepted or refused as a whole, as in the *Text Field* article.
  case whole
  /// Characters that aren't allowed are dropped, and the rest is inserted if it fits. In a numeric
  /// field, only white space, format characters and currency signs around the number are dropped.
  case filtered
  /// The longest beginning that fits and ends between two clusters is inserted; a number is never
  /// truncated.
  case truncated
  /// The insertion is filtered, and then truncated.
  case filteredAndTruncated

  var filters: Bool { self == .filtered || self == .filteredAndTruncated }
  var truncates: Bool { self == .truncated || self == .filteredAndTruncated }
}

/// Whether a rule checks the result of a deletion (E6).
public enum DeletionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// Deletions, cuts and caret moves are always accepted, as in the *Text Field* article.
  case always
  /// Deletions are checked like any other edit, except that a field can always be emptied (B31,
  /// B32). Deleting the whole text is accepted, and so is any deletion in a text that isn't
  /// allowed.
  case judged
}
