import InputRules
import PropertyTesting

extension Law {
  package static let patternCommitIsOneEdit = Law(
    """
    In a field with a pattern, committing composed text gives what pasting it where composing \
    began gives. If that is refused, the composed text is handed out.
    """,
    about: .patterns, clauses: ["F4.3", "E10.6", "E10.7", "E10.8"],
    Property(forAll: .patternSession) { subject, input in
      var session = input.session(of: subject)
      for action in input.actions { _ = session.perform(action) }
      _ = session.perform(.commit)
      for word in input.words where !word.isEmpty {
        var (composed, pasted) = (session, session)
        let paste = pasted.perform(.paste(word))
        let end = TextRange.caret(at: word.utf16.count)
        let marked = composed.perform(.compose(word, selecting: end))
        try requireEqual(marked.effect, .done, "composing \(word.escaped)")
        let commit = composed.perform(.commit)
        let dropped = paste.effect.isRefused ? word : nil
        try requireEqual(
          commit, Outcome(paste.effect, paste.state, dropped: dropped), word.escaped)
        try requireEqual(composed.undoCount, pasted.undoCount, "steps")
      }
    })
}
