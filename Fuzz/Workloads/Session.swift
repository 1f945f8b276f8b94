import PropertyTesting

extension Workloads {
  /// A claim about a session that fails only in a state that few command sequences reach.
  static let stateIsDeep = Claim(
    forAll: .array(of: Session.command, 0...40),
    named: PropertyName(chapter: "Workloads", name: "StateIsDeep")
  ) { commands in
    var session = Session()
    for command in commands {
      session.handle(command)
      try require(session.state != .broken, "a commit after a rollback")
    }
  }
}

/// A database session, which ends at an unexpected command.
private struct Session {
  enum Command: Sendable {
    case hello, user, password, select, begin, write, save, rollback, commit, quit
  }

  static let command = Generator<Command>.element(
    of: .quit, .hello, .user, .password, .select, .begin, .write, .save, .rollback, .commit)

  enum State {
    case closed, greeted, named, open, selected, begun, written, saved, rolledBack, broken
  }

  var state = State.closed

  mutating func handle(_ command: Command) {
    switch (state, command) {
    case (.closed, .hello): state = .greeted
    case (.greeted, .user): state = .named
    case (.named, .password): state = .open
    case (.open, .select): state = .selected
    case (.selected, .begin): state = .begun
    case (.begun, .write): state = .written
    case (.written, .save): state = .saved
    case (.saved, .rollback): state = .rolledBack
    case (.rolledBack, .commit): state = .broken
    default: state = .closed
    }
  }
}
