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
    let explanation = Explanation(input.bytes, of: input.claim)
    if options.json {
      try JSON.print(explanation)
    } else {
      try Output.print("\(explanation)")
    }
  }
}

/// A description of an input, and its law's verdict on it.
struct Explanation: Encodable, CustomStringConvertible {
  let property: String
  let subject: String
  let input: String
  let holds: Bool
  let verdict: String
  let choices: String

  /// Explains the input of `claim` that `bytes` encode.
  init(_ bytes: [UInt8], of claim: Claim) {
    let verdict = claim.judge(bytes: bytes)
    property = claim.property.name
    subject = claim.subject
    input = claim.describe(bytes: bytes)
    self.verdict = verdict.words
    if case .fails = verdict { holds = false } else { holds = true }
    choices = Blob.encode(claim.canonical(bytes))
  }

  var description: String {
    let mark = holds ? Terminal.good(verdict) : Terminal.bad(verdict)
    return "\(property) about \(subject)\n\(input)\nverdict \(mark)\nchoices \(choices)"
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .discarded: "discarded: the law doesn't apply to it"
    case .fails(let failure): "fails: \(failure.message)"
    }
  }
}
