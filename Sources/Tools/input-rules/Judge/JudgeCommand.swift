import Foundation
import InputRules
import PropertyConsole
import PropertyCorpus
import PropertyFuzzing
import PropertyTesting
import RuleTesting

extension ProgramCommand {
  /// Checks whether a field in another process behaves as the options require.
  static let judge = ProgramCommand(
    "judge", "[OPTION…] -- COMMAND…",
    "Tests a field in another process, in any language, against its intended behavior.",
    discussion: """
      COMMAND starts a driver: a program that reads requests from its standard input, operates a
      field, and answers each with what the field shows. The page “Any field” describes the
      protocol, and Tests/Drivers contains drivers for web pages, Qt and Textual.

        input-rules judge --at-most 4 --characters 0-9 -- python3 pin.py

      The options before -- state what the field must do. All arguments after -- start the driver.

      \(MeaningOptions.values)

      Exits 1 if a law is broken or has too few cases (--at-least), or if a known break is gone.
      """,
    options: judgeOptions
  ) { words, _ in
    #if os(Linux) || os(macOS)
      try JudgeCommand(words).run()
    #else
      throw UsageError("this system can't start programs; run judge on Linux or macOS")
    #endif
  }

  /// The options that set what the field must do, and those for the search.
  fileprivate static let judgeOptions =
    MeaningOptions.options + [
      CommandOption("--cases", "N", help: "Random inputs for each law; 2,000 by default."),
      CommandOption(
        "--seconds", "N",
        help: "The seconds for each law; 8 by default, or up to 60 for its first cases."),
      CommandOption(
        "--at-least", "N", help: "Cases that a law needs to pass; 100 or, if less, --cases."),
      CommandOption(
        "--seed", "N", help: "The random seed; \(RunSettings.defaultSeed) by default."),
      CommandOption("--choices", "CODE", help: "Check only the input with this replay code."),
      CommandOption(
        "--check-driver", help: "Check only the driver, with any field; exits 2 if a check fails."),
      CommandOption(
        "--known", "FILE", help: "An earlier output of judge --json; breaks in it are skipped."),
      CommandOption(
        "--replay", "FILE", help: "Only send the requests in FILE, and shorten the list."),
      CommandOption(
        "--answer", "SECONDS", help: "The driver's time limit for each answer; 2 by default."),
      .json, .junit,
      CommandOption(CommandOption.others, "COMMAND…", help: "The driver and its arguments."),
    ]
}

#if os(Linux) || os(macOS)
  private struct JudgeCommand {
    private let words: CommandArguments
    private let meaning: [FieldMeaning]
    private let typing: [String]
    private let settings: RunSettings
    private let fewest: Int
    private var limits: DriverLimits
    private let known: [KnownBreak]

    init(_ words: CommandArguments) throws {
      if words.others.isEmpty {
        throw UsageError("name the driver after --, as in: judge --at-most 4 -- python3 pin.py")
      }
      self.words = words
      let worded = try MeaningOptions(words, ProgramCommand.judgeOptions, rules: words.names)
      (meaning, typing) = (try worded.meant(), worded.typing)
      if meaning.isEmpty && !words.has("--replay") && !words.has("--check-driver") {
        throw UsageError(
          "state before -- what the field must do, as in: judge --at-most 4 -- python3 pin.py"
        )
      }
      known = try words["--known"].map(KnownFile.breaks) ?? []
      var settings = RunSettings(
        cases: try words.value("--cases", Number.count) ?? 2_000,
        seed: try words.value("--seed", Number.seed) ?? RunSettings.defaultSeed)
      fewest = try words.value("--at-least", Number.count) ?? 100
      settings.seconds = try words.value("--seconds", Number.seconds)
      if settings.seconds == nil {
        (settings.seconds, settings.enough) = (60, RunSettings.Enough(cases: fewest, seconds: 8))
      }
      self.settings = settings
      limits = DriverLimits(
        answer: try words.value("--answer", Number.seconds) ?? DriverLimits().answer)
      // If the limit for answers is raised, allow more time for new fields too.
      limits.new = max(limits.new, 4 * limits.answer)
    }

    func run() throws -> Int32 {
      Self.endDriversAtSignals()
      if words.has("--check-driver") || words.has("--replay"),
        let option = ["--json", "--junit", "--known"].first(where: words.has)
      {
        throw UsageError("\(option) can't be used with --check-driver or --replay; omit it")
      }
      if words.has("--check-driver") { return try checkDriver() }
      if let file = words["--replay"] {
        return try RequestsFile(file).replay(words.others, limits)
      }
      let junit = try words.junit()
      let field = try driven()
      let progress = ProgressLine(plainSeconds: 20)
      let report = field.judged(
        meaning: meaning, typing: typing, settings: settings,
        choices: words["--choices"], past: known, causes: 3, fewest: fewest
      ) { progress.show("\(field.name.prefix(16)) \($0)", $1, of: $2) }
      progress.clear()
      if let problem = report.problem { throw UsageError("\(problem)") }
      let written = Result { try junit?.write("\(JUnit(field.name, report.results))") }
      let kept = report.failures.map { failure in
        failure.requests.map { text in
          Result { try RequestsFile(writing: text, of: field.name).path }
        }
      }
      let files = kept.map { try? $0?.get() }
      if words.has("--json") {
        try JSON.print(JudgeRecord(report, files))
      } else {
        let word = report.undertested.isEmpty ? "" : "\n\(Self.tooLittle)"
        try Output.print(text(of: report, files) + word)
      }
      try written.get()
      for file in kept { _ = try file?.get() }
      return report.passed && report.isTested ? 0 : 1
    }

    private func checkDriver() throws -> Int32 {
      let checks = DriverCheck.all(of: words.others, limits: limits)
      try Output.print(checks.map(\.description.visible).joined(separator: "\n"))
      return checks.contains(where: \.hasFailed) ? 2 : 0
    }

    /// Makes a signal first end the drivers, and then have its default effect on this process.
    private static func endDriversAtSignals() {
      SignalPipe.carry([SIGINT, SIGTERM, SIGHUP])
      Thread.detachNewThread {
        var request = pollfd(fd: SignalPipe.reading, events: Int16(POLLIN), revents: 0)
        while poll(&request, 1, -1) < 1 {}
        RunningDrivers.end()
        let number = SignalPipe.next() ?? SIGTERM
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }

    /// The report as text for a person, in which each law's advice appears only once.
    private func text(of report: FieldReport, _ files: [String?]) -> String {
      let failures = report.failures.enumerated().map { place, failure in
        let isMore = place > 0 && report.failures[place - 1].law == failure.law
        let again = again(failure, files[place])
        let summary = failure.description(repeatedBy: again, isMore: isMore, \.inCommandTerms)
        return "“\(report.field)” \(summary)"
      }
      let others = (report.notes + [report.summary]).map(\.inCommandTerms)
      return (failures + others).map(\.visible).joined(separator: "\n")
    }

    private func driven() throws(UsageError) -> TestedField {
      do {
        return try TestedField.driven(by: words.others, limits: limits)
      } catch .notStarted(let program, let reason) {
        throw UsageError("\(DriverProblem.notStarted(program, reason))")
      } catch {
        throw UsageError("the driver \(error)")
      }
    }

    /// The command that checks an input again, or that sends the requests in a file again.
    private func again(_ failure: FieldFailure, _ file: String?) -> String {
      let all = words.all.prefix { $0 != CommandOption.others }.filter { $0 != "--json" }
      let choices = words.has("--choices") ? [] : ["--choices", failure.choices]
      let what = file.map { ["--replay", $0] } ?? all + choices
      return ([Terminal.program, "judge"] + what + [CommandOption.others] + words.others)
        .map(ShellWord.quoted).joined(separator: " ")
    }

    private static let tooLittle =
      "Too few cases to pass: raise --seconds, or accept fewer cases with --at-least N."
  }
#endif

extension FieldReport {
  /// The laws, each with the reason it fails, any notes, and any known breaks that are gone.
  fileprivate var results: [(name: String, failure: String?)] {
    let others = notes.map(\.inCommandTerms) + gone.map { "gone: \($0)" }
    let laws = checked.map { law in
      let few = untested.contains(law) ? "barely tested" : nil
      return (law, failures.first { $0.law == law }?.example ?? few)
    }
    return others.isEmpty ? laws : laws + [("Notes", others.joined(separator: "\n"))]
  }
}
