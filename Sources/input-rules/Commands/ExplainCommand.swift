import ArgumentParser
import Console

/// Says in words what a corpus file holds and what the law says of it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says what an input is, and what its law says of it.")

  @OptionGroup var options: InputOptions

  func run() throws {
    let input = try options.load()
    let explanation = Explanation(input.bytes, of: input.claim)
    if options.json {
      try JSON.print(explanation)
    } else {
      try Output.print("\(explanation)")
    }
  }
}
