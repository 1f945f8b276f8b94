import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Makes a package with a rule, its meaning, a test and a fuzz program.
  static let newRule = ProgramCommand(
    "new rule", "NAME [MEANING…]", "Makes a package for a rule of your own, which builds.",
    discussion: """
      NAME is the rule's name, such as Phone, and of the package's module. The folder NAME
      has a text field's delegate to change, what it must do, a test of its laws, a fuzz
      program, a workflow for GitHub Actions, and an empty corpus. If a file is in the way, nothing
      is made.

      MEANING is the options of `judge`; by default, a text of at most ten digits:

        input-rules new rule Pin \(RuleTemplate.usual.map(ShellWord.quoted).joined(separator: " "))

      SET is characters such as 0-9a-f; a backslash takes the next character literally.
      """,
    options: newOptions
  ) { words, _ in
    guard words.names.count == 1 else { throw UsageError("name one rule, such as: new rule Phone") }
    let name = try RuleName(words.names[0])
    let source = try words["--package"].map { try PackageSource($0) } ?? .inThisFolder()
    let path = words["--path"] ?? "."
    if path.isEmpty { throw UsageError("--path is empty; name a folder, or omit it") }
    let folder = NewFolder(path: path == "." ? name.module : "\(path)/\(name.module)")
    let meaning = try WordedMeaning(words, newOptions)
    try folder.make(try RuleTemplate(name, source, meaning).files)
    try Output.print(
      "made \(folder.path.visibleInLine); in it, `swift test` checks the rule, and README.md has "
        + "the other commands")
    return 0
  }

  /// The options of a meaning and of a package.
  private static let newOptions =
    WordedMeaning.options + [
      CommandOption(
        "--path", "FOLDER", help: "The parent folder of the package; by default this one."),
      CommandOption(
        "--package", "URL|FOLDER",
        help: "The address or folder of InputRules; by default this folder."),
    ]
}
