import ArgumentParser
import Foundation
import InputRules
import PropertyConsole

/// A field to type into, with its rule's decisions and the laws beside it.
struct TryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Shows a field to type into, with its rule's decisions and the laws.",
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

      A backslash makes the next scalar of a set or a pattern a plain one. A comma separates only \
      if a rule's name comes after it.

      On a terminal, the field takes keys until Esc, Ctrl-C, Ctrl-D or Ctrl-Q. Otherwise, or with \
      --json, the lines of standard input are commands: \
      \(TryScriptLine.commands.joined(separator: ", ")). Texts may contain \\n, \\t, \\\\ and \
      \\u{1F600}. Exits 1 if a universal law was broken; 2 for an unknown rule or command.
      """)

  @Argument(help: "The rule: such as max:4,digits or \"pattern:(999) 999-9999\".")
  var rule: [String]
  @Option(help: "How an insertion that fits only in part is treated.")
  var insertion: InsertionPolicy?
  @Option(help: "Whether deletions are checked.")
  var deletions: DeletionPolicy?
  @Option(help: "The locale whose symbols numbers have, such as de or ar-EG.")
  var locale: String?
  @Flag(help: "Read commands, and print a line of JSON for each decision.") var json = false

  func run() throws {
    let rule = try TryRule(
      rule, insertion: insertion, deletions: deletions, symbols: try symbols)
    let session = TrySession(rule.rule, name: rule.name)
    if !json, RawTerminal.showsScreens, let terminal = RawTerminal() {
      var loop = TryLoop(session, on: terminal)
      return loop.run()
    }
    if try !follow(session) { throw ExitCode(1) }
  }

  private var symbols: NumberSymbols {
    get throws {
      guard let locale else { return .posix }
      guard let symbols = NumberSymbols(locale: locale) else {
        throw UsageError(
          "there is no locale “\(locale.beginning)”; use a name such as de, en-IN or ar-EG")
      }
      return symbols
    }
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
    if !json {
      let end = session.finalObjection.map { "refused: \($0)" } ?? "accepted"
      try Output.print("the end: \(session.state.text.escaped) is \(end)")
    }
    return areKept
  }

  private func print(_ step: TryStep, _ session: TrySession) throws {
    if json {
      try JSON.printLine(TryRecord(step, of: session.rule))
    } else {
      try Output.print("\(TryLine(step))")
    }
  }
}

extension InsertionPolicy: ExpressibleByArgument {}
extension DeletionPolicy: ExpressibleByArgument {}
