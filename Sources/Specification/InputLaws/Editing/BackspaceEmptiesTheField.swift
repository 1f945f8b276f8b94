import InputRules
import PropertyTesting

extension Law {
  package static let backspaceEmptiesTheField = Law(
    "If deletions are always accepted, each backspace deletes one unit, until the text is empty.",
    about: .fields, clauses: ["E6", "E9.4", "E13"],
    Property(
      forEach: {
        zip(.session(for: $0, SessionShape(fields: FieldShape(deletions: [.always]))))
      }
    ) { subject, scenario in
      var session = try subject.session(in: scenario.world)
      for action in scenario.actions { _ = session.perform(action) }
      for unit in DeletionUnit.allCases {
        var emptied = session
        _ = emptied.perform(.commit)
        _ = emptied.perform(.select(.caret(at: emptied.state.text.utf16.count)))
        let steps = emptied.state.text.length(in: unit)
        for _ in 0..<steps { _ = emptied.perform(.deleteBackward(unit)) }
        try requireEqual(emptied.state, .empty, "after \(steps) times backspace by \(unit)")
      }
    })
}

extension String {
  fileprivate func length(in unit: DeletionUnit) -> Int {
    switch unit {
    case .character: count
    case .scalar: unicodeScalars.count
    }
  }
}
