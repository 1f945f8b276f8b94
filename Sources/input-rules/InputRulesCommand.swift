import ArgumentParser
import Foundation

/// The command line: everything that can be asked of the laws, the corpus and the wrong rules.
@main
struct InputRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "input-rules",
    abstract: "Checks, fuzzes and replays the laws of text-field rules.",
    discussion: "Exit codes: 0 fine, 1 something was found, 2 wrong use.",
    subcommands: [
      ListCommand.self, CheckCommand.self, ReplayCommand.self, ExplainCommand.self,
      ShrinkCommand.self, FuzzCommand.self, MergeCommand.self, HuntCommand.self,
      VectorsCommand.self, BenchCommand.self,
    ])

  /// Runs the command named on the command line; wrong use is one line on standard error and code
  /// 2.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ExitCode {
      exit(error)
    } catch {
      let code = exitCode(for: error)
      if code.isSuccess { exit(withError: error) }
      complain(fullText(of: error))
      exit(ExitCode(2))
    }
  }

  private static func fullText(of error: any Error) -> String {
    let text = message(for: error)
    return text.isEmpty ? "\(error)" : text
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }

  private static func exit(_ code: ExitCode) -> Never {
    Foundation.exit(code.rawValue)
  }
}
