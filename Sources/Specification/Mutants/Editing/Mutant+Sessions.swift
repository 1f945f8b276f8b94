extension Mutant {
  static func session(
    _ id: String, _ mistake: String,
    _ perform: @escaping @Sendable (inout ModelSession, Action) -> Outcome
  ) -> Mutation {
    describedSession(id, mistake) { session, action, _ in perform(&session, action) }
  }

  /// Sessions in which `perform`, which also gets the descriptions, performs actions on the model's
  /// session.
  static func describedSession(
    _ id: String, _ mistake: String,
    _ perform: @escaping @Sendable (inout ModelSession, Action, SessionDescription) -> Outcome
  ) -> Mutation {
    sessions(id, mistake) { model, description in
      MutantSession(model: model) { perform(&$0, $1, description) }
    }
  }

  /// Sessions that change typed and pasted text if normalization is requested.
  static func insertedText(
    _ id: String, _ mistake: String, _ normalisation: Normalisation,
    _ misread: @escaping @Sendable (Unicode.Scalar) -> String
  ) -> Mutation {
    describedSession(id, mistake) { session, action, description in
      let isNormalised = description.normalisation.contains(normalisation)
      let misread = { (text: String) in text.unicodeScalars.map(misread).joined() }
      return session.perform(isNormalised ? action.changingText(misread) : action)
    }
  }

  /// Sessions that `change` creates from the model's sessions and their descriptions.
  static func sessions(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (ModelSession, SessionDescription) -> any TextSession
  ) -> Mutation {
    madeSessions(id, mistake) { description, state throws(RuleError) in
      change(try ModelSession(description, showing: state), description)
    }
  }

  /// Sessions that `make` creates, with the model's rules.
  static func madeSessions(
    _ id: String, _ mistake: String,
    _ make:
      @escaping @Sendable (SessionDescription, FieldState) throws(RuleError) -> any TextSession
  ) -> Mutation { Mutation(id, mistake) { $0.fields.session = make } }
}

extension Action {
  /// The action with another text, if it types or pastes one.
  func changingText(_ change: (String) -> String) -> Action {
    if case .type(let text) = self { return .type(change(text)) }
    if case .paste(let text) = self { return .paste(change(text)) }
    return self
  }
}
