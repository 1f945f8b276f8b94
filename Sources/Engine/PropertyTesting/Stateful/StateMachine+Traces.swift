extension StateMachine {
  /// Sequences of commands; the simplest is empty.
  ///
  /// A command is one of all there are, so that it stays the same if a command before it is
  /// removed. Random traces draw only enabled commands; a quarter of them omit some commands
  /// altogether, each by the toss of a coin. Other sources may choose one that isn't enabled, and
  /// it is skipped. There are no traces without the system if the model follows its answers.
  public var traces: Generator<Trace<Model, System>> {
    if let error = error ?? (follows ? .needsSystem : nil) {
      return .refused(error) { _ in Trace(machine: self, steps: []) }
    }
    return Generator { source in
      var state = model()
      var (taken, seen, made) = ([Step<Model, System>](), seen(of: state, source), 0)
      source.repeated(0...steps, label: "step") { source in
        guard let step = step(in: state, made: made, from: &source) else { return }
        _ = step.advance?(&state)
        made += step.makes == nil ? 0 : 1
        taken.append(step)
        note(state, in: &seen)
      }
      observe(seen, &source) { name in taken.contains { $0.command == name } }
      return Trace(machine: self, steps: taken)
    }
  }

  /// Draws a trace and performs each command before the next is drawn.
  @Sendable func perform(_ draws: inout Draws) throws {
    if let error {
      draws.place.pointee.refuse(error)
      throw Discard()
    }
    var performance = try Performance(of: self)
    var (taken, seen) = (Set<String>(), seen(of: performance.model, draws.place.pointee))
    try draws.repeat(0...steps, label: "step") { draws in
      let (state, made) = (performance.model, performance.things.count)
      guard let step = step(in: state, made: made, from: &draws.place.pointee) else { return }
      taken.insert(step.command)
      defer { draws.log?.drawn.append(step.text(performance.answer)) }
      try performance.perform(step)
      note(performance.model, in: &seen)
    }
    observe(seen, &draws.place.pointee, taken.contains)
  }

  /// Whether the model follows what the system answers.
  var follows: Bool { commands.contains(where: \.follows) }

  /// The reason there can be no traces, or `nil`.
  private var error: GeneratorError? {
    if commands.isEmpty { return .nothingToChoose }
    if steps < 0 { return .negativeCount(steps) }
    return ([reach] + kinds.map(\.minimum)).lazy.compactMap(GeneratorError.init(share:)).first
      ?? commands.lazy.compactMap(\.error).first
  }

  private func step(
    in state: Model, made: Int, from source: inout ChoiceSource
  ) -> Step<Model, System>? {
    let swarm = Swarm(start: source.start, options: ~commands.count, share: 2)
    let option = source.choose(upTo: UInt64(commands.count - 1)) { random in
      draw(in: state, &random, swarm.has) ?? draw(in: state, &random) { _ in true } ?? 0
    }
    let command = commands[Int(option)]
    let wasRejected = source.isRejected
    if command.isEnabled(state) {
      let step = command.step(&source, state, made)
      if !source.isRejected || wasRejected || source.isRefused { return step }
    }
    // The trace without this step is enumerated separately; once is enough.
    source.foundNoValue = wasRejected || source.origin == .enumeration
    return nil
  }

  /// The option of an enabled command among those that the case has, with probability proportional
  /// to its weight; nil if there is none.
  ///
  /// Each command replaces the one drawn before it as often as its weight requires, so the weights
  /// needn't be added up first.
  private func draw(
    in state: Model, _ random: inout RandomBits, _ isOn: (Int) -> Bool
  ) -> UInt64? {
    var drawn: UInt64?
    var total: UInt64 = 0
    for option in 0..<commands.count {
      let weight = commands[option].weight
      guard weight > 0, isOn(option), commands[option].isEnabled(state) else { continue }
      total += weight
      if random.next(upTo: total - 1) < weight { drawn = UInt64(option) }
    }
    return drawn
  }
}
