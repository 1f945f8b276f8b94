/// An option of a command.
package struct CommandOption: Sendable {
  /// Its name with the dashes.
  package let name: String
  /// What its value is; nil for a flag, which has none.
  let value: String?
  let help: String

  package init(_ name: String, _ value: String? = nil, help: String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  /// Whether it has no value.
  package var isFlag: Bool { value == nil }
  /// The option as help shows it, such as `--cases N`.
  private var title: String { value.map { "\(name) \($0)" } ?? name }

  /// Some options as help shows them, one a line.
  package static func rows(of options: [CommandOption]) -> String {
    let width = options.map(\.title.count).max() ?? 0
    return options.map { "  \($0.title.padded(to: width))  \($0.help)" }.joined(separator: "\n")
  }

  /// What separates a command's words from those of another program that it starts.
  package static let others = "--"

  package static let corpus = CommandOption(
    "--corpus", "FOLDER", help: "The folder of kept inputs; Corpus by default.")
  package static let json = CommandOption("--json", help: "Print JSON.")
  package static let junit = CommandOption(
    "--junit", "FILE",
    help: "Also write JUnit XML; a pipe or a device is written to directly.")
}
