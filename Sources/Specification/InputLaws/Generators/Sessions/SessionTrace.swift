/// Actions in a session and in the specification's model of it.
struct SessionTrace: Sendable {
  let world: SessionWorld
  let trace: Trace<ModelSession, any TextSession>
}

extension SessionTrace: CustomStringConvertible {
  /// The session, the first state, and one line per action with the model's outcome.
  var description: String { "\(world)\n\(trace)" }
}

extension Generator where Value == SessionTrace {
  /// A session, and up to `steps` actions in it.
  static func trace(for subject: Implementation, steps: Int, _ shape: SessionShape = .any)
    -> Generator
  {
    Generator { source in
      let world = source.world(for: subject, shape)
      let machine = StateMachine.session(of: subject, in: world, steps: steps)
      return SessionTrace(world: world, trace: source.draw(machine.traces))
    }
  }
}

extension StateMachine<ModelSession, any TextSession> {
  /// The subject's session and the model's; after each action they must show the same and have the
  /// same number of steps.
  static func session(of subject: Implementation, in world: SessionWorld, steps: Int)
    -> StateMachine
  {
    StateMachine(
      model: { .known(world) }, system: { try subject.session(in: world) }, steps: steps,
      commands: ActionKind.allCases.map { .action($0, in: world, typing: subject.fields.texts) },
      invariant: { model, system in
        try requireEqual(system.state, model.state, "what is shown")
        try requireEqual(system.undoCount, model.undoCount, "steps to undo")
        try requireEqual(system.redoCount, model.redoCount, "steps to redo")
        try requireEqual(system.violation, model.violation, "violation")
      })
  }
}

extension Command<ModelSession, any TextSession> {
  /// An action of the kind, whose outcome must equal the model's.
  fileprivate static func action(
    _ kind: ActionKind, in world: SessionWorld, typing texts: Generator<String>
  ) -> Command {
    Command(
      kind.rawValue,
      of: { session in
        Generator { source in
          ActionCall(
            kind: kind,
            action: kind.draw(from: &source, in: session.state, words: world.words, fresh: texts))
        }
      }, weight: kind.weight, model: { $0.perform($1.action) }, system: { $0.perform($1.action) })
  }
}

extension ModelSession {
  /// The model's session in a world whose field is known to be possible.
  fileprivate static func known(_ world: SessionWorld) -> ModelSession {
    guard let session = try? ModelSession(world.session, showing: world.state) else {
      preconditionFailure("A scenario's field has a limit below zero.")
    }
    return session
  }
}

/// An action as the argument of the command with its name.
private struct ActionCall: CustomStringConvertible, Sendable {
  let kind: ActionKind
  let action: Action

  /// The action without its name.
  var description: String {
    let words = "\(action)"
    guard words.hasPrefix(kind.rawValue) else { return words }
    return String(words.dropFirst(kind.rawValue.count).drop { $0 == " " })
  }
}
