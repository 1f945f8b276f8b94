import Foundation
import InputRules
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// A field to type into, with its rule's decisions and the laws beside it.
  static let `try` = ProgramCommand(
    "try", "RULE…", "Shows a field to type into, with its rule's decisions and the laws.",
    discussion: """
      A rule is one of these. Several conditions, as arguments or joined by commas, must all hold.

        anything              any text
        max:4, max:4:utf8     a length in characters, scalars, utf16 or utf8
        digits                the digits 0 to 9
        allowed:0-9a-f        only these scalars
        banned:,;             none of these scalars
        number:1...100        a number; bounds may be left out, or one of them
        integer:0...          a whole number

      These are fields of their own and join nothing:

        grouped:0...9999      a number whose digits are grouped while it is typed
        pattern:(999) 999     slots: 9 digit, a letter, A capital, ? any, […] optional
        date:dd/mm/yyyy       a date or time: dd mm yy yyyy HH hh MM SS mmm aa
        dates:dd/mm/yyyy      two dates with “ - ” between

      A backslash makes the next scalar of a set or a pattern a plain one. A comma separates only if
      a rule's name comes after it.

      The policies of --insertion are \(policies).

      On a terminal, the field takes keys until Esc, Ctrl-C, Ctrl-D or Ctrl-Q. Otherwise, or with
      --json, the lines of standard input are commands:

        \(TryScriptLine.rowsOfCommands)

      Texts may contain \\n, \\t, \\\\ and \\u{1F600}. Exits 1 if a universal law was broken; 2 for
      an unknown rule or command.
      """,
    options: [
      CommandOption(
        "--insertion", "POLICY",
        help: "How an insertion that fits only in part is treated."),
      CommandOption(
        "--deletions", "POLICY", help: "Whether deletions are checked: always or judged."),
      CommandOption(
        "--locale", "NAME", help: "The locale whose symbols numbers have, such as de or ar-EG."),
      CommandOption(
        "--json", help: "Read commands, and print a line of JSON for each decision."),
    ]
  ) { words, _ in try TryCommand(words).run() }

  private static let policies = InsertionPolicy.allCases.map(\.rawValue).joined(separator: ", ")
}

/// A session of a field, on a terminal or by commands.
private struct TryCommand {
  private let session: TrySession
  private let isJSON: Bool

  init(_ words: CommandWords) throws {
    if words.names.isEmpty { throw UsageError("name a rule, such as max:4,digits") }
    let rule = try TryRule(
      words.names, insertion: words.value("--insertion", InsertionPolicy.init(named:)),
      deletions: words.value("--deletions", DeletionPolicy.init(named:)),
      symbols: words.value("--locale", NumberSymbols.init(named:)) ?? .posix)
    session = TrySession(rule.rule, name: rule.name)
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
