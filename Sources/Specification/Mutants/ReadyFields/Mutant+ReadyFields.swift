private let model = ModelPrefixFields()

extension Mutant {
  /// `decide` decides about an edit of a field.
  static func prefixEdit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision
  ) -> Mutation {
    changing(id, mistake) {
      $0.readyFields.fieldOfTable = { table in
        MutantRule(ModelPrefixField(table)) { edit, state in
          PrefixQuestion(table, edit, state).map(decide)
        }
      }
    }
  }

  /// Fields whose decisions about insertions are those of `decide`.
  static func prefixInsertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision
  ) -> Mutation { prefixEdit(id, mistake) { $0.edit.isDeletion ? $0.decision : decide($0) } }

  /// Fields whose decisions about deletions are those of `decide`.
  static func prefixDeletion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision
  ) -> Mutation { prefixEdit(id, mistake) { $0.edit.isDeletion ? decide($0) : $0.decision } }

  /// A table is always misread.
  static func prefixTable(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (PrefixTable) -> PrefixTable
  ) -> Mutation {
    changing(id, mistake) {
      $0.readyFields.formattedText = { model.formatted($0, by: misread($1)) }
      $0.readyFields.contentOfText = { model.content(of: $0, in: misread($1)) }
      $0.readyFields.rowOfText = { model.row(of: $0, in: misread($1)) }
      $0.readyFields.isTextComplete = { model.isComplete($0, in: misread($1)) }
      $0.readyFields.fieldOfTable = { model.field(misread($0)) }
    }
  }

  /// Fields whose final objections `answer` computes from the model's.
  static func finalCheck(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (Reason?) -> Reason?
  ) -> Mutation {
    changing(id, mistake) {
      $0.readyFields.fieldOfTable = { table in
        let model = ModelPrefixField(table)
        return MutantRule(model, finalObjection: { answer(model.finalObjection(to: $0)) })
      }
    }
  }

  /// Checks of one kind that hold if `answer` is true.
  static func contentCheck(
    _ id: String, _ mistake: String, of check: ContentCheck,
    _ answer: @escaping @Sendable (_ content: String, _ holds: Bool) -> Bool
  ) -> Mutation {
    replacing(\.readyFields.holds, id, mistake) { asked, content in
      let holds = model.holds(asked, of: content)
      return asked == check ? answer(content, holds) : holds
    }
  }
}
