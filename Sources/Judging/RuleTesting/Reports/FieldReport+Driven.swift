import PropertyTesting

// A field in another process: its ends, and what is known of it.
extension FieldReport {
  #if os(Linux) || os(macOS)
    /// Keeps an end that no input repeats: a break, unless it is known; if it was late, a note.
    mutating func add(_ ending: DriverJournal.Ending, _ known: KnownBreaks) {
      let times = ending.count == 1 ? "once" : "\(ending.count) times"
      if ending.problem.isLate {
        notes.append(
          "the driver was slow: it \(ending.problem), \(times), but not when repeated; give it "
            + "more time with DriverLimits(answer: 10), and each law more seconds")
        return
      }
      let kind = ending.problem.kind
      let rest = ending.problem.description.dropFirst(kind.count)
      let found = "the field's program \(kind), \(times), not at one input\(rest)"
      if known.has(end: found, count: ending.count) { return }
      failures.insert(FieldFailure(unrepeated: found, ending.requests), at: 0)
    }
  #endif

  /// Keeps that an input of a field in another process was answered in two ways.
  mutating func note(_ state: HiddenState, of law: String) {
    // An end that doesn't come again is told once, whichever law met it.
    if state.found.details(as: BrokenCase.self)?.law.advice == .driver { return }
    let repetition = Repetition(argument: "\(law):\(state.found.choices)")
    notes.append(
      "\(law) is inconclusive: \(state.description(repeating: repetition, causes: Self.causes))")
  }

  /// What usually makes a driver answer in two ways, and what to do.
  private static let causes = [
    "  cause  the field keeps state from the field before it, or the driver answers before the",
    "         field has settled",
    "  advice  make each “new” field from scratch; wait in the driver until the field has settled",
  ]

  /// The breaks that were known, each with the number of its cases, and those that are gone.
  var linesOfKnown: [String] {
    known.filter { !gone.contains($0) }.map { "\n  known: \($0) (in \($0.cases) cases)" }
      + gone.map { "\n  gone: \($0); remove it from the known ones" }
  }
}

extension FieldFailure {
  /// An end of a field's program that no input repeats.
  fileprivate init(unrepeated found: String, _ requests: String) {
    let lines = requests.split(separator: "\n")
    let law = FieldLaw.everyEditIsAnswered
    self.init(
      law: law.name, statement: law.statement,
      steps: [
        "\(lines.count.grouped) requests since the program began; the last: \(lines.last ?? "")"
      ],
      expected: "an answer", found: found,
      cause: "Memory is used after it was freed or written past its end, or earlier fields leave "
        + "state: the last request alone doesn't end the program.",
      remedy:
        "Replay the requests, which also shortens them, and run the program in a debugger or with "
        + "a memory checker.",
      askedFor: [], choices: "", test: "// not repeated by any input", requests: requests)
  }
}
