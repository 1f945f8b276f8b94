import PropertyConsole

/// A command of a program with registered properties.
package struct ProgramCommand: Sendable {
  let name: String
  /// What it does, as a sentence.
  let abstract: String
  /// What its words are, such as `[NAME|CHAPTER…]`.
  private let words: String
  private let discussion: String
  private let options: [CommandOption]
  /// Does it, and returns the exit code.
  let run: @Sendable (CommandWords, FuzzProgram) throws -> Int32

  package init(
    _ name: String, _ words: String = "", _ abstract: String, discussion: String = "",
    options: [CommandOption] = [],
    run: @escaping @Sendable (CommandWords, FuzzProgram) throws -> Int32
  ) {
    (self.name, self.words, self.abstract) = (name, words, abstract)
    (self.discussion, self.options, self.run) = (discussion, options, run)
  }

  /// The options that it has in a program: only one with subjects lets them be named.
  func options(in program: FuzzProgram) -> [CommandOption] {
    options.filter { $0.name != CommandOption.subject.name || program.subjects != nil }
  }

  /// How it is used in a program.
  func help(in program: FuzzProgram) -> String {
    let options = options(in: program)
    let width = options.map(\.title.count).max() ?? 0
    let usage = [Terminal.program, name, words, options.isEmpty ? "" : "[OPTION…]"]
    let rows = options.map { "  \($0.title.padded(to: width))  \($0.help)" }
    let parts = [
      "usage: " + usage.filter { !$0.isEmpty }.joined(separator: " "), abstract, discussion,
      rows.joined(separator: "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// An option of a command.
package struct CommandOption: Sendable {
  /// Its name with the dashes.
  let name: String
  /// What its value is; nil for a flag, which has none.
  let value: String?
  let help: String

  package init(_ name: String, _ value: String? = nil, help: String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  /// The option as help shows it, such as `--cases N`.
  var title: String { value.map { "\(name) \($0)" } ?? name }

  static let corpus = CommandOption(
    "--corpus", "FOLDER", help: "The folder of kept inputs; Corpus by default.")
  package static let json = CommandOption("--json", help: "Print JSON.")
  static let junit = CommandOption(
    "--junit", "FILE",
    help: "Also write the results as JUnit XML; a pipe or a device is written to directly.")
  static let property = CommandOption(
    "--property", "NAME", help: "The input's property; by default the one its folder names.")
  static let subject = CommandOption(
    "--subject", "NAME", help: "The implementation to check: reference, model, or a mutant.")
}
