extension StateMachine {
  /// Sequences of commands; the simplest is empty.
  ///
  /// A command is one of all there are, so that it stays the same if a command before it is
  /// removed. Random traces draw only enabled commands. Other sources may choose one that isn't
  /// enabled, and it is skipped.
  public var traces: Generator<Trace<Model, System>> {
    if let error { return .refused(error) { _ in Trace(machine: self, steps: []) } }
    return Generator { source in
      var state = model()
      var taken: [Step<Model, System>] = []
      source.repeated(0...steps, label: "step") { source in
        guard let step = step(in: state, from: &source) else { return }
        _ = step.advance(&state)
        taken.append(step)
      }
      for command in commands {
        source.observe(
          command.name, atLeast: command.weight > 0 ? reach : 0,
          taken.contains { $0.command == command.name })
      }
      return Trace(machine: self, steps: taken)
    }
  }

  /// Why there can be no traces; nil if there can.
  private var error: GeneratorError? {
    if commands.isEmpty { return .nothingToChoose }
    if steps < 0 { return .negativeCount(steps) }
    return GeneratorError(share: reach) ?? commands.lazy.compactMap(\.error).first
  }

  private func step(in state: Model, from source: inout ChoiceSource) -> Step<Model, System>? {
    let option = source.choose(upTo: UInt64(commands.count - 1)) { draw(in: state, &$0) }
    let command = commands[Int(option)]
    let wasRejected = source.isRejected
    if command.isEnabled(state) {
      let step = command.step(&source, state)
      if !source.isRejected || wasRejected || source.isRefused { return step }
    }
    // The trace without this step is enumerated separately; once is enough.
    source.foundNoValue = wasRejected || source.origin == .enumeration
    return nil
  }

  /// The option of an enabled command, with probability proportional to its weight.
  ///
  /// Each command replaces the one drawn before it as often as its weight requires, so the weights
  /// needn't be added up first.
  private func draw(in state: Model, _ random: inout RandomBits) -> UInt64 {
    var drawn: UInt64 = 0
    var total: UInt64 = 0
    for option in 0..<commands.count {
      let weight = commands[option].weight
      guard weight > 0, commands[option].isEnabled(state) else { continue }
      total += weight
      if random.next(upTo: total - 1) < weight { drawn = UInt64(option) }
    }
    return drawn
  }
}
