extension StateMachine {
  /// A generator of sequences of commands; the simplest sequence is empty.
  ///
  /// A command is chosen from all commands, so it stays the same if shrinking removes an earlier
  /// command. Random traces contain only enabled commands. A quarter of these traces omit some
  /// commands, each with a probability of one half. If a source that isn't random chooses a command
  /// that isn't enabled, the command is skipped. If the model follows the system's answers, this
  /// generator fails the property.
  public var traces: Generator<Trace<Model, System>> {
    if let error = error ?? (follows ? .needsSystem : nil) {
      return .refused(error) { _ in Trace(self, [], ChoiceSource.largestCase, count: 0) }
    }
    return Generator { source in
      var (count, allowance) = (0, source.allowance)
      let choices = source.choices { count = perform(&$0, onSystem: false).count }
      return Trace(self, choices.map(\.value), allowance, count: count)
    }
  }

  /// The functions that check whether system and model agree; the system performs each command
  /// before the next is drawn.
  ///
  /// After a failure, a model that doesn't follow the system continues, to record all choices.
  @inlinable var parts: Claim.Parts {
    let judge: Claim.Judge = { source in
      let performance = perform(&source, onSystem: true)
      if source.isRejected { return source.rejection }
      return performance.failure.map { failure in Claim.verdict { throw failure } } ?? .holds
    }
    var parts = Claim.parts(traces) {
      try $0.run()
    } arguments: {
      [$0]
    }
    if error != nil { return parts }
    (parts.judge, parts.sample) = (judge, Claim.sampled(by: judge))
    parts.generate = { source in _ = perform(&source, onSystem: follows) }
    if follows {
      parts.isPerformed = true
      parts.arguments = { [Calls(lines: perform(&$0, onSystem: true, lines: []).lines ?? [])] }
    }
    return parts
  }

  /// Draws a trace and performs its commands on the model and, if requested, on the system.
  @inlinable func perform(
    _ source: inout ChoiceSource, onSystem: Bool, lines: [String]? = nil
  ) -> Performance<Model, System> {
    var performance = Performance(model(), invariant, lines: lines)
    if onSystem { performance.begin(system) }
    let isObserved = source.isClassifying
    var taken = isObserved ? commands.map { _ in false } : []
    var seen = isObserved ? kinds.map { $0.isHit(performance.model) } : []
    let swarm = Swarm(start: source.start, options: ~commands.count, share: 2)
    source.repeated(0...max(0, steps), label: "step") { source in
      if performance.failure != nil && follows { return }
      guard let command = perform(&source, swarm, &performance) else { return }
      if isObserved { taken[command] = true }
      note(performance.model, in: &seen)
    }
    if isObserved && !(performance.failure != nil && follows) { observe(seen, taken, &source) }
    return performance
  }

  /// Whether the model follows the system's answers.
  @inlinable var follows: Bool { commands.contains(where: \.follows) }

  /// The reason that no traces can be generated, or `nil` if they can.
  @usableFromInline var error: GeneratorError? {
    if commands.isEmpty { return .nothingToChoose }
    if steps < 0 { return .negativeCount(steps) }
    return ([reach] + kinds.map(\.minimum)).lazy.compactMap(GeneratorError.init(share:)).first
      ?? commands.lazy.compactMap(\.error).first
  }

  /// Draws a command and performs it; returns its option, or `nil` if it was skipped.
  @inlinable @inline(__always)
  func perform(
    _ source: inout ChoiceSource, _ swarm: Swarm, _ performance: inout Performance<Model, System>
  ) -> Int? {
    let option = Int(
      source.choose(upTo: UInt64(commands.count - 1)) { random in
        draw(in: performance.model, &random, swarm.has)
          ?? draw(in: performance.model, &random) { _ in true } ?? 0
      })
    let wasRejected = source.isRejected
    if commands[option].isEnabled?(performance.model) ?? true,
      commands[option].perform(&source, &performance)
    {
      return option
    }
    // An enumeration also visits the trace without this step, so this case is discarded.
    source.foundNoValue = source.isRefused || wasRejected || source.origin == .enumeration
    return nil
  }

  /// Draws an enabled command that the case uses, with a probability proportional to its weight, or
  /// returns `nil` if there is none.
  ///
  /// Each command replaces the drawn command with a probability that depends on its weight, so the
  /// sum of the weights needn't be known first.
  @inlinable func draw(
    in state: Model, _ random: inout RandomBits, _ isOn: (Int) -> Bool
  ) -> UInt64? {
    var drawn: UInt64?
    var total: UInt64 = 0
    for option in 0..<commands.count {
      let weight = commands[option].weight
      guard weight > 0, isOn(option), commands[option].isEnabled?(state) ?? true else { continue }
      total += weight
      if random.next(upTo: total - 1) < weight { drawn = UInt64(option) }
    }
    return drawn
  }
}
