extension Law {
  package static let commitIsOneEdit = Law(
    "Committing composed text has the same result, and the same undo steps, as pasting it.",
    isUniversal: true, clauses: ["E10.6", "E10.7", "E10.8", "E10.11", "E10.12"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      try scenario.follow(by: subject) { _, before, _, session in
        guard before.state.marked == nil, session.state.marked != nil else { return }
        for text in scenario.world.words + [""] {
          let caret = TextRange.caret(at: text.utf16.count)
          var (composed, keyed, pasted) = (session, session, before)
          let paste = pasted.perform(.paste(text))
          let expected = Outcome(
            paste.effect, paste.state, dropped: paste.effect.isRefused ? text : nil)
          try requireEqual(keyed.perform(.type(text)), expected, "typing the text instead")
          let end = composed.perform(.compose(text, selecting: caret))
          // Composing an empty text commits it at once; if the rule refuses it, no text is lost.
          if text.isEmpty { try requireEqual(end.state, paste.state, "composing the empty text") }
          let commit = composed.perform(.commit)
          if !text.isEmpty { try requireEqual(commit, expected, "the commit") }
          try requireEqual(composed.undoCount, pasted.undoCount, "the number of undo steps")
          try requireEqual(composed.perform(.undo).state, pasted.perform(.undo).state, "an undo")
        }
      }
    })
}
