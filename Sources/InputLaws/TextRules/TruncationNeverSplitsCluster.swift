import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// What is left of a truncated insertion is a beginning of it that ends between two characters (T1, E8).
  static var truncationNeverSplitsCluster: Self {
    Property(
      forEach: {
        zip(.scenario(for: $0, fields: .limited(insertion: [.truncated])))
      }
    ) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      for edit in scenario.edits {
        guard case .rewrite(let state) = rule.decide(edit, on: scenario.state) else { continue }
        let before = scenario.state.text.utf16.count
        // What follows the range is as long as before, so what was inserted ends where it begins.
        let tail = before - min(before, edit.range.location + edit.range.length)
        let units = Array(state.text.utf16)
        let end = units.count - tail
        let beginnings = edit.replacement.indices.map { Array(edit.replacement[..<$0].utf16) }
        let isBeginning = beginnings.contains { kept in
          end >= kept.count && Array(units[(end - kept.count)..<end]) == kept && !kept.isEmpty
            && end - kept.count <= edit.range.location
        }
        try require(isBeginning, "\(edit.replacement.escaped) became part of \(state)")
      }
    }
  }
}
