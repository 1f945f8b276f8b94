import ArgumentParser
import Foundation

/// Measures the engine and the rules, and compares them with earlier results and other software.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the engine and the rules, compared with earlier figures and others.",
    discussion: """
      Exit codes: 0 success, 1 a figure is worse than allowed, 2 wrong usage, or a result that can't \
      be written.
      """,
    subcommands: [FindingCommand.self, SpeedCommand.self])

  /// Runs the command that the arguments specify; wrong use prints one line on standard error.
  static func main() {
    let code = code()
    if fflush(nil) == 0 { Foundation.exit(code) }
    complain("standard output can't be written; redirect it")
    Foundation.exit(2)
  }

  private static func code() -> Int32 {
    do {
      var command = try parseAsRoot()
      try command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      // The parser also throws an error if help should be printed.
      let isHelp = exitCode(for: error).isSuccess
      if isHelp { print(fullMessage(for: error)) } else { complain(message(for: error)) }
      return isHelp ? 0 : 2
    }
  }

  private static func complain(_ problem: String) {
    FileHandle.standardError.write(Data("error: \(problem.replacing("\n", with: " "))\n".utf8))
  }
}

/// Reads a positive integer.
func wholeNumber(_ text: String) throws(ValidationError) -> Int {
  guard let number = Int(text), number > 0 else {
    throw ValidationError("give a whole number of at least 1, such as 100")
  }
  return number
}

/// Shows the progress of a measurement if standard error is a terminal.
func showProgress(_ name: String, _ done: Int, of total: Int) {
  guard isatty(STDERR_FILENO) == 1 else { return }
  let text = done < total ? "\(name)  \(done) of \(total)" : ""
  FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
}
