import ArgumentParser
import Foundation
import PropertyConsole

/// Makes what a developer begins with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Makes a package to begin with.",
    subcommands: [NewRuleCommand.self])
}

/// Makes a package with a rule, its meaning, a test and a fuzz program.
struct NewRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule", abstract: "Makes a package for a rule of your own, which builds.",
    discussion: """
      The folder NAME has a text field's delegate to change, what it is meant to do, a test of its \
      laws, a fuzz program, a workflow for GitHub Actions, and an empty corpus. Nothing is made if \
      something is in the way.
      """)

  @Argument(help: "The rule's name, such as Phone; the package's module has it as well.")
  var name: String
  @Option(help: ArgumentHelp("The folder in which the package is made.", valueName: "dir"))
  var path = "."
  @Option(
    help: ArgumentHelp(
      "The address or the folder of InputRules; by default this folder, if it is that.",
      valueName: "url-or-path"))
  var package: String?

  func run() throws {
    let name = try RuleName(name)
    let source = try package.map { try PackageSource($0) } ?? PackageSource.inThisFolder()
    let folder = NewFolder(path: path == "." ? name.module : "\(path)/\(name.module)")
    try folder.make(RuleTemplate(name: name, source: source).files)
    try Output.print(
      "made \(folder.path.visibleInLine); in it, `swift test` checks the rule, and README.md has "
        + "the other commands")
  }
}
