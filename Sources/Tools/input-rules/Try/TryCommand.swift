import Foundation
import InputRules
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// A field to type into, with its rule's decisions and the laws beside it.
  static let `try` = ProgramCommand(
    "try", "MEANING…", "Shows a field to type into, with its rule's decisions and the laws.",
    discussion: """
      MEANING is what the field of `judge` is meant to do, in the same words. The field is a rule of
      ours that allows the texts that it says; what else it says, such as --caret, changes nothing.

        input-rules try --at-most 4 --characters 0-9
        input-rules try "pattern:(999) 999-9999"

      \(WordedMeaning.values)

      The policies of --insertion are \(policies).

      On a terminal, the field takes keys until Esc, Ctrl-C, Ctrl-D or Ctrl-Q. Otherwise, or with
      --json, the lines of standard input are commands:

        \(TryScriptLine.rowsOfCommands)

      Texts may contain \\n, \\t, \\\\ and \\u{1F600}. Exits 1 if a universal law was broken; 2 for
      an unknown rule or command.
      """,
    options: tryOptions
  ) { words, _ in try TryCommand(words).run() }

  /// The options of a meaning and of a session.
  fileprivate static let tryOptions =
    WordedMeaning.options + [
      CommandOption(
        "--insertion", "POLICY",
        help: "How an insertion that fits only in part is treated."),
      CommandOption(
        "--deletions", "POLICY", help: "Whether deletions are checked: always or judged."),
      CommandOption(
        "--json", help: "Read commands, and print a line of JSON for each decision."),
    ]

  private static let policies = InsertionPolicy.allCases.map(\.rawValue).joined(separator: ", ")
}

/// A session of a field, on a terminal or by commands.
private struct TryCommand {
  private let session: TrySession
  private let isJSON: Bool

  init(_ words: CommandWords) throws {
    let meaning = try WordedMeaning(words, ProgramCommand.tryOptions, rules: words.names)
    if meaning.name.isEmpty {
      throw UsageError("say which texts may stand, such as --at-most 4 --characters 0-9")
    }
    let rule = try meaning.rule(
      insertion: words.value("--insertion", InsertionPolicy.init(named:)),
      deletions: words.value("--deletions", DeletionPolicy.init(named:)))
    session = TrySession(rule, name: meaning.name)
    isJSON = words.has("--json")
  }

  func run() throws -> Int32 {
    if !isJSON, RawTerminal.showsScreens, let terminal = RawTerminal() {
      var loop = TryLoop(session, on: terminal)
      loop.run()
      return 0
    }
    return try follow(session) ? 0 : 1
  }

  /// Performs the commands of standard input; returns whether every law held.
  private func follow(_ start: TrySession) throws -> Bool {
    var (session, number, areKept) = (start, 0, true)
    while let line = readLine() {
      number += 1
      guard let command = try TryScriptLine(line, number: number) else { continue }
      for _ in 0..<command.times {
        for step in session.perform(command.action) {
          areKept = areKept && step.laws.allSatisfy { $0.found == nil }
          try print(step, session)
        }
      }
    }
    if !isJSON {
      let end = session.finalObjection.map { "refused: \($0)" } ?? "accepted"
      try Output.print("the end: \(session.state.text.escaped) is \(end)")
    }
    return areKept
  }

  private func print(_ step: TryStep, _ session: TrySession) throws {
    if isJSON {
      try JSON.printLine(TryRecord(step, of: session.rule))
    } else {
      try Output.print("\(TryLine(step))")
    }
  }
}

extension NumberSymbols {
  /// The symbols of a locale.
  ///
  /// - Throws: `UsageError` if none is named so.
  init(named locale: String) throws(UsageError) {
    guard let symbols = NumberSymbols(locale: locale) else {
      throw UsageError("there is no such locale; use a name such as de, en-IN or ar-EG")
    }
    self = symbols
  }
}
