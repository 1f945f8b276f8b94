import PropertyConsole

/// A command of a program with registered properties.
package struct ProgramCommand: Sendable {
  /// Its name, which may have two parts, such as `new rule`.
  let name: String
  /// What it does, as a sentence.
  let abstract: String
  /// What its words are, such as `[NAME|CHAPTER…]`; empty if it takes none.
  private let words: String
  private let discussion: String
  private let options: [CommandOption]
  private let action: @Sendable (CommandWords, FuzzProgram) throws -> Int32

  package init(
    _ name: String, _ words: String = "", _ abstract: String, discussion: String = "",
    options: [CommandOption] = [],
    run: @escaping @Sendable (CommandWords, FuzzProgram) throws -> Int32
  ) {
    (self.name, self.words, self.abstract) = (name, words, abstract)
    (self.discussion, self.options, action) = (discussion, options, run)
  }

  /// The parts of its name.
  var parts: [String] { name.split(separator: " ").map(String.init) }

  /// Reads the words after its name, does what they ask for and returns the exit code.
  /// - Throws: `UsageError` for words that it doesn't take, and whatever goes wrong.
  func run(_ words: [String], in program: FuzzProgram) throws -> Int32 {
    let read = try CommandWords(words, options(in: program))
    if self.words.isEmpty, let word = read.names.first {
      throw UsageError("\(name) takes no arguments; leave out “\(word.beginning)”")
    }
    return try action(read, program)
  }

  /// The options that it has in a program: only one with subjects lets them be named.
  func options(in program: FuzzProgram) -> [CommandOption] {
    options.filter { $0.name != CommandOption.subject.name || program.subjects != nil }
  }

  /// How it is used in a program.
  func help(in program: FuzzProgram) -> String {
    let options = options(in: program)
    // What comes after another program's name is its own.
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
    "--property", "NAME", help: "The input's property; by default that of its folder.")
  static let subject = CommandOption(
    "--subject", "NAME", help: "The implementation to check: reference, model, or a mutant.")
}
