import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Makes a package with a rule, its meaning, a test and a fuzz program.
  static let newRule = ProgramCommand(
    "new rule", "NAME", "Makes a package for a rule of your own, which builds.",
    discussion: """
      NAME is the rule's name, such as Phone; the package's module has it as well. The folder NAME
      has a text field's delegate to change, what it is meant to do, a test of its laws, a fuzz
      program, a workflow for GitHub Actions, and an empty corpus. Nothing is made if something is
      in the way.
      """,
    options: [
      CommandOption(
        "--path", "FOLDER", help: "The folder in which it is made; by default this one."),
      CommandOption(
        "--package", "URL|FOLDER",
        help: "The address or folder of InputRules; by default this folder, if it is that."),
    ]
  ) { words, _ in
    guard words.names.count == 1 else { throw UsageError("name one rule, such as Phone") }
    let name = try RuleName(words.names[0])
    let source = try words["--package"].map { try PackageSource($0) } ?? .inThisFolder()
    let path = words["--path"] ?? "."
    let folder = NewFolder(path: path == "." ? name.module : "\(path)/\(name.module)")
    try folder.make(RuleTemplate(name: name, source: source).files)
    try Output.print(
      "made \(folder.path.visibleInLine); in it, `swift test` checks the rule, and README.md has "
        + "the other commands")
    return 0
  }
}
