import ArgumentParser
import PropertyTesting

/// Says in words what a corpus file holds and what the law says of it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says what an input is, and what its law says of it.")

  @OptionGroup var options: InputOptions

  private struct Explanation: Encodable {
    let property: String
    let input: String
    let verdict: String
    let choices: String
  }

  func run() throws {
    let input = try options.load()
    let verdict = input.claim.judge(bytes: input.bytes)
    let explanation = Explanation(
      property: input.claim.property.name, input: input.claim.describe(bytes: input.bytes),
      verdict: verdict.words, choices: Blob.encode(input.claim.canonical(input.bytes)))
    if options.json { return try JSON.print(explanation) }
    print("\(explanation.property) about \(input.claim.subject)")
    print(explanation.input)
    print("verdict \(explanation.verdict)\nchoices \(explanation.choices)")
  }
}

extension Verdict {
  /// The verdict in words.
  var words: String {
    switch self {
    case .holds: "holds"
    case .discarded: "doesn't speak of it"
    case .fails(let failure): "fails: \(failure.message)"
    }
  }
}
