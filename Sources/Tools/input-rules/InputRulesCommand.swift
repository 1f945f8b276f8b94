import Foundation
import FuzzLaws
import PropertyFuzzing

/// The command line: every question about the laws, the corpus and the mutants.
///
/// It has the commands of any program with registered properties, and its own beside them.
@main
enum InputRulesCommand {
  /// Runs the command named on the command line; wrong use prints one line on standard error and
  /// exits with 2.
  static func main() {
    Foundation.exit(commands.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// The commands; scripts build what fuzzes and merges.
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
        .merge(by: "scripts/merge"), .report, .hunt, .benchRules, .benchFuzzing, .try, .judge,
        .newRule,
      ], of: laws)
  }
}
