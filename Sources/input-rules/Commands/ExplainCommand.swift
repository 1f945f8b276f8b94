import ArgumentParser
import PropertyConsole
import PropertyTesting

/// Describes a corpus file's input and the law's verdict on it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Describes an input and its law's verdict on it.")

  @OptionGroup var options: InputOptions

  func run() throws {
    let input = try options.load()
    let explanation = Explanation(input.bytes, isWord: input.isWord, of: input.claim)
    if options.json {
      try JSON.print(explanation)
    } else {
      try Output.print(styled: explanation.text)
    }
  }
}
