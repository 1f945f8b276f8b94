import ArgumentParser
import FuzzLaws
import PropertyFuzzing

/// Makes a campaign's report again.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Makes a campaign's report again, and prints its summary.",
    discussion: """
      Writes report.html and report.json into the campaign's folder. The report compares the \
      campaign with the earlier ones beside it, and shows the lines reached if \
      scripts/coverage --campaign has measured them.
      """)

  @Argument(help: ArgumentHelp("The campaign's folder.", valueName: "folder")) var folder: String

  func run() throws {
    registerLaws()
    let code = try PropertyFuzzing.ReportCommand(program: .registered, words: [folder]).run()
    if code != 0 { throw ExitCode(code) }
  }
}
