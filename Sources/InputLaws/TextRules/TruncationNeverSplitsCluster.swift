import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// What is left of a truncated insertion is a beginning of it that ends between two characters
  /// (T1, E8).
  static var truncationNeverSplitsCluster: Self {
    Property(
      forEach: {
        zip(
          .scenario(
            for: $0, fields: FieldShape(insertion: [.truncated], conditions: 0...1, hasLimit: true))
        )
      }
    ) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        guard case .rewrite(let state) = rule.decide(edit, on: scenario.state) else { continue }
        let beginnings = edit.replacement.indices.map { edit.replacement[..<$0] }
        let isBeginning = beginnings.contains { kept in
          !kept.isEmpty
            && state.holds(Array(kept.utf16), insertedBy: edit, into: scenario.state.text)
        }
        try require(isBeginning, "\(edit.replacement.escaped) became part of \(state)")
      }
    }
  }
}

extension FieldState {
  /// Whether `kept` stands between where the edit began, outside of any surrogate pair (E5), and
  /// the caret.
  fileprivate func holds(_ kept: [UInt16], insertedBy edit: Edit, into text: String) -> Bool {
    let before = Array(text.utf16)
    let place = edit.range.location
    let cutsPair = before.indices.contains(place) && UTF16.isTrailSurrogate(before[place])
    let start = cutsPair ? place - 1 : place
    let after = Array(self.text.utf16)
    guard start >= 0, start <= selection.location, selection.location <= after.count else {
      return false
    }
    return Array(after[start..<selection.location]) == kept
  }
}
