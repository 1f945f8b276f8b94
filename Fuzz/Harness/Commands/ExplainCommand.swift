import PropertyConsole
import PropertyTesting

extension ProgramCommand {
  package static let explain = ProgramCommand(
    "explain", KeptInput.words, "Describes an input and its property's verdict on it.",
    discussion: KeptInput.discussion + "\nExits 1 if the property is false for it.",
    options: [.property, .subject, .json]
  ) { words, program in
    let input = try KeptInput(words, in: program)
    return try Explanation(input.bytes, isWord: input.isWord, of: input.claim).tell(words)
  }
}

extension Explanation {
  /// Prints it, as JSON if the words ask for that, and returns the exit code.
  func tell(_ words: CommandWords) throws -> Int32 {
    if words.has("--json") { try JSON.print(self) } else { try Output.print(styled: text) }
    return holds ? 0 : 1
  }
}
