import ArgumentParser
import Foundation
import FuzzLaws
import PropertyConsole
import PropertyFuzzing

/// The command line: every question about the laws, the corpus and the mutants.
///
/// It has the commands of any program with registered properties, and reads its own with another
/// parser.
@main
struct InputRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "input-rules",
    subcommands: [
      HuntCommand.self, BenchCommand.self, TryCommand.self, NewCommand.self,
    ])

  /// Runs the command named on the command line; wrong use prints one line on standard error and
  /// exits with 2.
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if let code = commands.run(words) { Foundation.exit(code) }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Foundation.exit(code(of: error))
    }
  }

  /// The commands that any program with properties has; scripts build what fuzzes and merges.
  private static var commands: ProgramCommands {
    registerLaws()
    var laws = FuzzProgram.registered
    laws.noun = "law"
    laws.subjects = PropertySubjects(standard: "reference") { names, subject in
      try LawSelection.claims(
        of: names.map { try LawSelection.law(named: $0.name) },
        about: LawSelection.subject(named: subject))
    }
    return ProgramCommands(
      [
        .laws, .check, .replay, .explain, .shrink, .session(named: "fuzz", by: "scripts/fuzz"),
        .merge(by: "scripts/merge"), .report,
      ],
      others: configuration.subcommands.map {
        ($0.configuration.commandName ?? "", $0.configuration.abstract)
      }, of: laws)
  }

  /// Prints the error that ended a command, if it has a message, and returns the exit code.
  private static func code(of error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if error as? OutputError == .readerLeft { return 2 }
    guard exitCode(for: error).isSuccess else {
      Terminal.complain(fullText(of: error))
      return 2
    }
    // Help, which the parser throws. It would print the help itself, without checking whether it
    // could.
    do {
      try Output.print(fullMessage(for: error))
      return 0
    } catch {
      return code(of: error)
    }
  }

  private static func fullText(of error: any Error) -> String {
    let text = message(for: error)
    return text.isEmpty ? "\(error)" : text
  }
}
