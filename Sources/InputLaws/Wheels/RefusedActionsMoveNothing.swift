import InputRules
import PropertyTesting

extension Law {
  package static let refusedActionsMoveNothing = Law(
    """
    An action that is refused leaves the same wheels in the same position; one that selects, \
    shows or writes leaves the same wheels in any case; the others put theirs there unless \
    refused.
    """,
    about: .wheels, clauses: ["W5"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, before, event in
        if event.effect.problem == nil {
          let set = before.set.after(action)
          return try requireEqual(event.selection.set.words, set.words, action.words)
        }
        try requireEqual(event.selection.set.words, before.set.words, action.words)
        try requireEqual(event.selection.count, before.count, action.words)
        try require(event.moves.isEmpty, "\(action.words) moved \(event.moves)")
      }
    })
}
