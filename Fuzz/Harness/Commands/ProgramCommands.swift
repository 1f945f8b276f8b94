import PropertyConsole

/// The commands of a program with registered properties, of which its first word names one.
package struct ProgramCommands: Sendable {
  /// A command that something else reads and does.
  package typealias Other = (name: String, abstract: String)

  private let commands: [ProgramCommand]
  private let others: [Other]
  private let program: FuzzProgram

  /// - Parameters:
  ///   - commands: the commands; those of every fuzz program by default.
  ///   - others: the program's commands that something else does.
  ///   - program: the properties.
  package init(
    _ commands: [ProgramCommand] = Self.all, others: [Other] = [], of program: FuzzProgram
  ) {
    (self.commands, self.others, self.program) = (commands, others, program)
  }

  /// The commands of every fuzz program.
  package static let all: [ProgramCommand] = [
    .list, .check, .replay, .explain, .shrink, .session(), .merge(), .report, .examine,
    .dictionary,
  ]

  /// Whether a word asks for one of them, or for help.
  func has(_ word: String) -> Bool {
    Self.help.contains(word) || commands.contains { $0.name == word }
  }

  /// Does what words ask for and returns the exit code; nil where something else does it.
  package func run(_ words: [String]) -> Int32? {
    Output.prepare()
    do {
      return try answer(words)
    } catch OutputError.readerLeft {
      return 2
    } catch {
      Terminal.complain("\(error)")
      return 2
    }
  }

  private static let help: Set = ["help", "--help", "-h"]

  private func answer(_ words: [String]) throws -> Int32? {
    let isHelp = words.first.map(Self.help.contains) ?? true
    guard let name = isHelp ? words.dropFirst().first : words.first else { return try tell(usage) }
    guard let command = try command(named: name) else { return nil }
    let rest = Array(words.dropFirst())
    if isHelp || rest.contains("--help") || rest.contains("-h") {
      return try tell(command.help(in: program))
    }
    return try command.run(CommandWords(rest, command.options(in: program)), program)
  }

  private func tell(_ text: String) throws(OutputError) -> Int32 {
    try Output.print(text)
    return 0
  }

  /// The command of that name; nil for one that something else does.
  private func command(named name: String) throws(UsageError) -> ProgramCommand? {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name) + others.map(\.name)
    if names.contains(name) { return nil }
    let advice = name.nearest(among: names).map { "did you mean \($0)?" }
    throw UsageError(
      "there is no command “\(name.beginning)”; "
        + (advice ?? "there are \(names.joined(separator: ", "))"))
  }

  private var usage: String {
    let rows = commands.map { ($0.name, $0.abstract) } + others
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { "  \($0.0.padded(to: width))  \($0.1)" }.joined(separator: "\n")
    return """
      usage: \(Terminal.program) COMMAND [WORD…], in the package's folder
      \(lines)

      `\(Terminal.program) help COMMAND` shows a command's options. Exit codes: 0 nothing was found,
      1 something was found, 2 wrong use, or a result that can't be written. When the reader of the
      output has ended, as in “… | head”, the code is 2 without a message.
      """
  }
}

extension ProgramCommand {
  static let list = ProgramCommand("list", "", "Lists the properties.") { _, program in
    try Output.print(program.targets.elements.map { "\($0.name)" }.joined(separator: "\n"))
    return 0
  }

  static let dictionary = ProgramCommand(
    "dictionary", "", "Prints libFuzzer's dictionary."
  ) { _, _ in
    try Output.print(String(ChoiceDictionary.text.dropLast()))
    return 0
  }
}
