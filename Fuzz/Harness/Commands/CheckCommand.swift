import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  package static let check = ProgramCommand(
    "check", "[NAME|CHAPTER…]", "Searches for counterexamples to properties; by default, to all.",
    discussion: """
      First checks the kept inputs, then random inputs or all inputs by size. Exits 1 if a
      property is false, and prints the command that repeats the failure; exits 2 if no child
      process could be started for --isolated.
      """,
    options: [
      CommandOption(
        "--cases", "N",
        help: "The number of inputs, or the maximum if enumerated; 10,000 by default."),
      CommandOption(
        "--seed", "N", help: "The random seed; \(RunSettings.defaultSeed) by default."),
      CommandOption(
        "--exhaustive", help: "Enumerate inputs by size instead of drawing them at random."),
      CommandOption(
        "--resume", "CODE", help: "Resume an enumeration from the code that it printed."),
      CommandOption("--seconds", "N", help: "The time limit for each property's search."),
      CommandOption(
        "--failures", "N", help: "The number of different failures to find for each property."),
      CommandOption(
        "--workers", "N", help: "The number of cores to use, which doesn't change the report."),
      CommandOption(
        "--certain",
        help: "Continue until it is certain whether each kind of input occurs often enough."),
      CommandOption(
        "--isolated", help: "Check in child processes, so that traps and hangs are failures."),
      .subject,
      CommandOption(
        "--choices", "CODE|FILE",
        help: "Check only the input of this replay code, or of the code in this file."),
      CommandOption(
        "--leaks",
        help: "With --choices, also fail if checking the input many times leaks memory."),
      .json, .junit, .corpus,
    ]
  ) { words, program in try CheckCommand(words, program).run() }
}

/// A search for counterexamples: in the corpus, then among random inputs or, by size, all inputs.
private struct CheckCommand {
  private let words: CommandArguments
  private let program: FuzzProgram
  private let claims: [(name: PropertyName, claim: Claim)]
  private let settings: RunSettings
  private let workers: Workers

  init(_ words: CommandArguments, _ program: FuzzProgram) throws {
    (self.words, self.program) = (words, program)
    settings = try Self.settings(words)
    claims = try program.claims(
      of: program.targets.elements(named: words.names), about: words["--subject"])
    workers = .threads(try words.value("--workers", Number.workers) ?? Workers.processors)
  }

  private static func settings(_ words: CommandArguments) throws(UsageError) -> RunSettings {
    var settings = RunSettings(
      cases: try words.value("--cases", Number.count) ?? 10_000,
      seed: try words.value("--seed", Number.seed) ?? RunSettings.defaultSeed,
      isExhaustive: words.has("--exhaustive"))
    settings.failures = try words.value("--failures", Number.count) ?? 1
    settings.seconds = try words.value("--seconds", Number.seconds)
    settings.decidesCoverage = words.has("--certain")
    settings.resumption = try words.value("--resume") { text throws(UsageError) in
      guard let place = Resumption(text) else {
        throw UsageError("copy the whole code that the stopped run printed")
      }
      return place
    }
    if settings.resumption != nil && !settings.isExhaustive {
      throw UsageError("--resume continues an enumeration; add --exhaustive")
    }
    return settings
  }

  func run() throws -> Int32 {
    if let choices = words["--choices"] { return try repeatCase(choices) }
    if words.has("--leaks") {
      throw UsageError("--leaks checks the input of --choices; add --choices CODE")
    }
    if settings.resumption != nil && claims.count != 1 {
      throw UsageError("--resume continues one \(program.noun); name one \(program.noun)")
    }
    try requireCorpus()
    let junit = try words.junit()
    let reports = try claims.map(report)
    let failed = reports.filter { !$0.passed }
    // If one report can't be written, the other must still be written.
    let written = Result { try junit?.write("\(JUnit(reports))") }
    if words.has("--json") {
      try JSON.print(reports)
    } else {
      let count = reports.count - failed.count
      let held = count == 1 ? "1 \(program.noun) holds" : "\(count) \(program.nouns) hold"
      try Output.print("seed \(settings.seed): \(held), \(failed.count) don't")
    }
    try written.get()
    return failed.isEmpty ? 0 : failed.contains(where: \.isUnchecked) ? 2 : 1
  }

  private func prepared(_ claim: Claim) -> Claim {
    words.has("--isolated") ? claim.isolated() : claim
  }

  /// Whether the corpus applies to a claim; the corpus doesn't apply to a mutant, because a kept
  /// regression may fail for the mutant.
  private func hasCorpus(_ claim: Claim) -> Bool { program.isAboutItself(claim.subject) }

  /// Checks that the named corpus exists; if no corpus is named and none exists, prints that no
  /// kept inputs are checked.
  private func requireCorpus() throws {
    guard claims.contains(where: { hasCorpus($0.claim) }) else { return }
    if try words["--corpus"] == nil && !SystemFile.exists(words.corpus.root) {
      return Terminal.note(
        "there is no Corpus folder here, so no kept inputs are checked; name one with --corpus\n")
    }
    try words.corpus.requireFolder()
  }

  private func report(_ name: PropertyName, _ claim: Claim) throws -> Report {
    let entries = hasCorpus(claim) ? try words.corpus.entries(of: name) : []
    let progress = ProgressLine()
    let report = Run.check(
      prepared(claim), settings, corpus: entries, workers: workers
    ) {
      let doing = $0.phase == .shrinking ? ", \($0)" : ""
      progress.show(claim.property.name + doing, $0.cases, of: settings.cases)
    }
    progress.clear()
    if !words.has("--json") {
      let command = program.command(checking: name, about: report.subject)
      try Output.print(styled: report.lines(repeatedBy: command).lines)
    }
    return report
  }

  private func repeatCase(_ blob: String) throws -> Int32 {
    guard words.names.count == 1, let claim = claims.first?.claim, claims.count == 1 else {
      let noun = program.noun
      throw UsageError("--choices repeats one case of one \(noun); name one \(noun)")
    }
    if words["--junit"] != nil {
      throw UsageError("--choices repeats one case, and --junit reports runs; omit one of them")
    }
    if let other = ["--exhaustive", "--certain", "--seconds"].first(where: words.has) {
      throw UsageError("--choices repeats one case, and \(other) searches; omit one of them")
    }
    let bytes = try Blob.decode(ChoicesFile.word(of: blob))
    let explanation = Explanation(bytes, isWord: true, of: prepared(claim))
    guard explanation.holds && words.has("--leaks") else { return try explanation.show(words) }
    let leaving = claim.leavingNothing(isIsolated: true)
    return try Explanation(bytes, isWord: true, of: leaving).show(words)
  }
}

extension Report {
  func lines(repeatedBy command: String) -> [StyledText] {
    let rate = seconds > 0 ? Int(Double(cases) / seconds) : 0
    let figures = "\(cases.grouped) cases".padded(to: -16) + "\(rate.grouped)/s".padded(to: -14)
    let time = passed && isOutOfTime ? " until its time limit" : ""
    let head: StyledText = "\(property.name.padded(to: 34))\(figures)  \(verdict)\(time)"
    if passed {
      let more = resumption.map { "\n  resume  \(command) --exhaustive --resume \($0)" } ?? ""
      return ["\(head)\(more)"]
    }
    let repetition = { (found: Counterexample) in
      let file = ChoicesFile.path(holding: found.choices, of: property).map(ShellWord.quoted)
      return Repetition(command, choices: found.choices, file: file)
    }
    if counterexamples.isEmpty {
      return [head, StyledText("  \(description(repeating: repetition))".withIndentedLines)]
    }
    return [head] + (statement.isEmpty ? [] : ["  \(statement)"])
      + counterexamples.map {
        StyledText($0.description(repeating: repetition($0)).withIndentedLines)
      }
  }

  /// Whether the system, not the property, ended the run.
  fileprivate var isUnchecked: Bool {
    if case .unhealthy(.noChildProcess) = outcome { true } else { false }
  }

  private var verdict: StyledText {
    switch outcome {
    case .holds: .good("holds")
    case .proved(let inputs, nil):
      .good("proved for all \(inputs.grouped) possible inputs")
    case .proved(let inputs, let size?):
      .good("proved for all \(inputs.grouped) inputs up to size \(size)")
    case .fails: .bad("FALSE")
    case .unhealthy: .bad("INCONCLUSIVE")
    case .notReached: .bad("NOT REACHED")
    }
  }
}
