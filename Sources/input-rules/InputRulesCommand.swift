import ArgumentParser
import Foundation
import PropertyConsole

/// The command line: every question about the laws, the corpus and the mutants.
@main
struct InputRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "input-rules",
    abstract: "Checks, fuzzes and replays the laws of text-field rules.",
    discussion: """
      Exit codes: 0 fine, 1 something was found, 2 wrong use, or a result that can't be written.
      When the reader of the output has ended, as in “… | head”, the code is 2 without a message.
      """,
    subcommands: [
      ListCommand.self, CheckCommand.self, ReplayCommand.self, ExplainCommand.self,
      ShrinkCommand.self, FuzzCommand.self, MergeCommand.self, ReportCommand.self,
      HuntCommand.self, BenchCommand.self, TryCommand.self, NewCommand.self,
    ])

  /// Runs the command named on the command line; wrong use prints one line on standard error and
  /// exits with 2.
  static func main() {
    Output.prepare()
    do {
      try requireCommand(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Foundation.exit(code(of: error))
    }
  }

  /// Makes sure that the words begin with a command.
  ///
  /// - Throws: `UsageError` with the nearest one; the parser would call it an unexpected argument.
  private static func requireCommand(_ words: ArraySlice<String>) throws(UsageError) {
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if names.contains(word) { return }
    let advice = word.nearest(among: names).map { "did you mean \($0)?" }
    throw UsageError(
      "there is no command “\(word)”; "
        + (advice ?? "there are \(names.joined(separator: ", "))"))
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
