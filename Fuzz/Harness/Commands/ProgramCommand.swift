import PropertyConsole
import PropertyCorpus

/// A command of a program with registered properties.
package struct ProgramCommand: Sendable {
  /// The name, which may have two parts, such as `new rule`.
  let name: String
  let abstract: String
  /// The arguments in the usage line, such as `[NAME|CHAPTER…]`; empty if there are none.
  private let words: String
  private let discussion: String
  private let options: [CommandOption]
  private let action: @Sendable (CommandArguments, FuzzProgram) throws -> Int32

  package init(
    _ name: String, _ words: String = "", _ abstract: String, discussion: String = "",
    options: [CommandOption] = [],
    run: @escaping @Sendable (CommandArguments, FuzzProgram) throws -> Int32
  ) {
    (self.name, self.words, self.abstract) = (name, words, abstract)
    (self.discussion, self.options, action) = (discussion, options, run)
  }

  var parts: [String] { name.split(separator: " ").map(String.init) }

  /// Reads the arguments after the command's name, performs the command and returns the exit code.
  /// - Throws: `UsageError` for arguments that the command doesn't accept, and other errors.
  func run(_ words: [String], in program: FuzzProgram) throws -> Int32 {
    let read = try CommandArguments(words, options(in: program))
    if self.words.isEmpty, let word = read.names.first {
      throw UsageError("\(name) takes no arguments; omit “\(word.beginning)”")
    }
    return try action(read, program)
  }

  /// The command's options in a program; only a program with subjects supports `--subject`.
  func options(in program: FuzzProgram) -> [CommandOption] {
    options.filter { $0.name != CommandOption.subject.name || program.subjects != nil }
  }

  func help(in program: FuzzProgram) -> String {
    let options = options(in: program)
    // Arguments after the name of another program belong to that program, so no options follow.
    let isLast = !options.isEmpty && !words.contains(" \(CommandOption.others) ")
    let usage = [Terminal.program, name, words, isLast ? "[OPTION…]" : ""]
    let parts = [
      "usage: " + usage.filter { !$0.isEmpty }.joined(separator: " "), abstract, discussion,
      CommandOption.rows(of: options),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension CommandOption {
  static let property = CommandOption(
    "--property", "NAME", help: "The input's property; by default, its folder's property.")
  static let subject = CommandOption(
    "--subject", "NAME", help: "The implementation to check: reference, model, or a mutant.")
}

/// The commands of a program with registered properties; the first arguments name a command.
package struct ProgramCommands: Sendable {
  private let commands: [ProgramCommand]
  private let program: FuzzProgram

  package init(_ commands: [ProgramCommand] = Self.all, of program: FuzzProgram) {
    (self.commands, self.program) = (commands, program)
  }

  package static let all: [ProgramCommand] = [
    .list, .check, .replay, .explain, .shrink, .fuzz(), .merge(), .report, .examine,
    .dictionary,
  ]

  func has(_ word: String) -> Bool {
    Self.help.contains(word) || commands.contains { $0.parts[0] == word }
  }

  /// Runs the command that the arguments name, and returns its exit code, or 2 after an error.
  package func run(_ words: [String]) -> Int32 {
    Output.prepare()
    do {
      return try UnfinishedRuns.including { try answer(words) }
    } catch OutputError.readerLeft {
      return 2
    } catch {
      Terminal.complain("\(error)")
      return 2
    }
  }

  private static let help: Set = ["help", "--help", "-h"]

  private func answer(_ words: [String]) throws -> Int32 {
    let isHelp = words.first.map(Self.help.contains) ?? true
    let asked = words.dropFirst(isHelp ? 1 : 0)
    guard let first = asked.first else { return try printHelp(usage(of: commands)) }
    if let command = commands.first(where: { asked.starts(with: $0.parts) }) {
      let rest = Array(asked.dropFirst(command.parts.count))
      let needsHelp = isHelp || rest.contains("--help") || rest.contains("-h")
      return try needsHelp
        ? printHelp(command.help(in: program)) : command.run(rest, in: program)
    }
    let group = commands.filter { $0.parts[0] == first }
    guard !group.isEmpty else { throw unknown(first, among: commands) }
    guard let second = asked.dropFirst().first, !Self.help.contains(second) else {
      return try printHelp(usage(of: group))
    }
    throw unknown("\(first) \(second)", among: group)
  }

  private func printHelp(_ text: String) throws(OutputError) -> Int32 {
    try Output.print(text)
    return 0
  }

  private func unknown(_ name: String, among commands: [ProgramCommand]) -> UsageError {
    let names = commands.map(\.name)
    let meant = names.count == 1 ? names[0] : name.nearest(among: names)
    let advice = meant.map { "did you mean \($0)?" }
    return UsageError(
      "there is no command “\(name.beginning)”; "
        + (advice ?? "the commands are \(names.joined(separator: ", "))"))
  }

  private func usage(of commands: [ProgramCommand]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \($0.name.padded(to: width))  \($0.abstract)" }
    return """
      usage: \(Terminal.program) COMMAND [ARGUMENT…], in the package's folder
      \(rows.joined(separator: "\n"))

      `\(Terminal.program) help COMMAND` shows the options. The exit code is 0 if nothing was
      found, 1 if something was found, and 2 after wrong use or if a result can't be written. If the
      reader of the output exits early, as in “… | head”, the code is 2 without a message.
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
