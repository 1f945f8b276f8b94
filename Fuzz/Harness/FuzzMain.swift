import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// What a fuzz program does by its first word.
enum FuzzMain: String, CaseIterable {
  case session, merge, report, check, explain, shrink, examine, replay, list, dictionary, help

  /// Does what the arguments ask for and returns the exit code; nil where they ask for no command,
  /// because a fuzzer or a replay of files reads them.
  static func run(_ arguments: [String], _ program: FuzzProgram) -> Int32? {
    let word = arguments.dropFirst().first ?? ""
    let isHelp = ["--help", "-h"].contains(word)
    guard let command = FuzzMain(rawValue: isHelp ? "help" : word) else {
      return isOther(arguments) ? nil : complain(ofUnknown: word)
    }
    Output.prepare()
    do {
      return try command.run(Array(arguments.dropFirst(2)), program)
    } catch OutputError.readerLeft {
      return 2
    } catch {
      Terminal.complain("\(error)")
      return 2
    }
  }

  /// Whether the arguments are those of a fuzzer, or of a replay of files: they name a property, or
  /// begin with an option or a file.
  private static func isOther(_ arguments: [String]) -> Bool {
    let words = arguments.dropFirst()
    guard let first = words.first, !first.hasPrefix("-") else { return true }
    return words.contains { $0.hasPrefix("--property=") }
      || (try? SystemFile.exists(first)) != false
  }

  private static func complain(ofUnknown word: String) -> Int32 {
    let advice = word.nearest(among: allCases.map(\.rawValue)).map { "did you mean \($0)?" }
    Terminal.complain(
      "there is no command “\(word)”; " + (advice ?? "\(Terminal.program) help shows all"))
    return 2
  }

  private func run(_ words: [String], _ program: FuzzProgram) throws -> Int32 {
    let inputs = InputCommand(program: program, words: words)
    switch self {
    case .session: return try FuzzCommand(request: FuzzRequest(.session, words, program)).fuzz()
    case .merge: return try MergeCommand(request: FuzzRequest(.merge, words, program)).run()
    case .report: return try ReportCommand(program: program, words: words).run()
    case .check: return try inputs.check()
    case .explain: return try inputs.explain()
    case .shrink: return try inputs.shrink()
    case .examine: return try inputs.examine()
    case .replay: return try inputs.replay()
    case .list: try Output.print(program.names.joined(separator: "\n"))
    case .dictionary: try Output.print(String(ChoiceDictionary.text.dropLast()))
    case .help: try Output.print(Self.usage)
    }
    return 0
  }

  private static var usage: String {
    """
    usage: \(Terminal.program) COMMAND, in the package's folder
      session [NAME|CHAPTER…] [--for 60s|10m|8h] [--jobs N] [--campaign DIR] [--json]
                              fuzzes properties, all by default, for one minute in total
      session --resume DIR [--json]
                              continues a campaign that was stopped
      merge [NAME|CHAPTER…] [--campaign DIR] [--dry-run] [--jobs N]
                              minimises what campaigns found into the seeds of Corpus
      report FOLDER           makes a campaign's report again, report.html and report.json
      check [NAME|CHAPTER…]   checks properties as a test does
      check NAME --choices WORD|FILE
                              checks the input of a report
      explain FILE|WORD [--property NAME]
                              describes an input and its property's verdict on it
      shrink FILE|WORD [--property NAME] [--as-is] [--save NAME]
                              shrinks a failing input, and keeps it as a regression
      examine FILE [--property NAME] [--quick]
                              prints what a fuzzer's failing input is, and shrunk, as JSON
      replay [FILE|FOLDER…] [--property NAME]
                              checks kept inputs again, all of Corpus by default
      list                    lists the properties
      dictionary              prints libFuzzer's dictionary
    Only `session` and `merge` need a build with -sanitize=fuzzer. Every command but `list`,
    `dictionary`, `explain` and `examine` takes --corpus FOLDER. `check` and `replay` also write
    their results as JUnit XML, with --junit FILE. Exit codes: 0 nothing was found, 1 something was
    found, 2 wrong use.
    """
  }
}
