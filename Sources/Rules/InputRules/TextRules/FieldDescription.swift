/// A description of a field's rule as plain data, from which the reference, the model and every
/// mutant are created.
package struct FieldDescription: Hashable, Sendable {
  /// The conditions, in the order in which they are checked (T6).
  package var conditions: [ConditionDescription]
  /// Whether deletions are checked (E6).
  package var deletions: DeletionPolicy
  /// The treatment of an insertion if only a part of it is allowed (E8.1).
  package var insertion: InsertionPolicy

  package init(
    _ conditions: [ConditionDescription] = [], deletions: DeletionPolicy = .always,
    insertion: InsertionPolicy = .whole
  ) {
    self.conditions = conditions
    self.deletions = deletions
    self.insertion = insertion
  }
}

extension FieldDescription: CustomStringConvertible {
  package var description: String {
    let held = conditions.map(\.description).joined(separator: " and ")
    return (held.isEmpty ? "anything" : held)
      + (insertion == .whole ? "" : ", insertions \(insertion)")
      + (deletions == .always ? "" : ", deletions \(deletions)")
  }
}

extension FieldRule {
  /// Creates a field's rule from its description; this is the reference implementation.
  /// - Throws: `RuleError.negativeLimit` if a limit is below zero.
  package init(_ description: FieldDescription) throws(RuleError) {
    var conditions: [any TextCondition] = []
    conditions.reserveCapacity(description.conditions.count)
    for condition in description.conditions { conditions.append(try condition.condition()) }
    self.init(
      conditions, deletions: description.deletions, insertion: description.insertion)
  }
}
