import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A kept input or the input of a replay code, with its claim.
struct KeptInput {
  static let words = "FILE|CODE"
  static let discussion =
    "FILE is a corpus file, a line in one (a.seeds:17), or a fuzzer's failing input; CODE is\n"
    + "a replay code."

  let name: String
  let bytes: [UInt8]
  let claim: Claim
  let isWord: Bool

  /// Reads the single input that the arguments name.
  init(_ words: CommandArguments, in program: FuzzProgram) throws {
    guard words.names.count == 1 else {
      throw UsageError("name one input: a file, a line such as a.seeds:17, or a replay code")
    }
    name = words.names[0]
    isWord = name.hasPrefix("\(Blob.version)-")
    let property = words["--property"]
    if isWord && property == nil {
      throw UsageError("name the replay code's \(program.noun) with --property")
    }
    let file = try program.targets.file(name, property: property)
    let target = try program.targets.element(named: file.property.name)
    claim = try program.claims(of: [target], about: words["--subject"])[0].claim
    bytes = isWord ? try Blob.decode(name) : try file.entry().bytes
  }
}

extension ProgramCommand {
  package static let explain = ProgramCommand(
    "explain", KeptInput.words, "Shows an input, and whether its property holds for it.",
    discussion: KeptInput.discussion + "\nExits 1 if the property is false for the input.",
    options: [.property, .subject, .json]
  ) { words, program in
    let input = try KeptInput(words, in: program)
    return try Explanation(input.bytes, isWord: input.isWord, of: input.claim).show(words)
  }
}

extension Explanation {
  /// Prints the explanation, as JSON if requested, and returns the exit code.
  func show(_ words: CommandArguments) throws -> Int32 {
    if words.has("--json") { try JSON.print(self) } else { try Output.print(styled: text) }
    return holds ? 0 : 1
  }
}

extension ProgramCommand {
  package static let shrink = ProgramCommand(
    "shrink", KeptInput.words, "Makes a failing input as simple as possible.",
    discussion: KeptInput.discussion + "\nExits 1 if the input fails, 0 if its property holds.",
    options: [
      .property, .subject,
      CommandOption(
        "--as-is", help: "Keep the input unchanged, even if it passes."),
      CommandOption(
        "--save", "NAME",
        help: "Keep the result as a regression with this name, such as paste-over-selection."),
      .json, .corpus,
    ]
  ) { words, program in
    let save = words["--save"]
    if let save, !Corpus.isRegressionName(save) {
      throw UsageError("--save needs a name of letters, digits and dashes, not “\(save)”")
    }
    if words["--corpus"] != nil { try words.corpus.requireFolder() }
    let input = try KeptInput(words, in: program)
    let report = Run.check(
      input.claim,
      RunSettings(cases: 0, shrinkLimit: words.has("--as-is") ? 0 : RunSettings().shrinkLimit),
      corpus: [CorpusEntry(name: input.name, bytes: input.bytes)])
    let isJSON = words.has("--json")
    if isJSON { try JSON.print(report) }
    let found = report.counterexample
    if !isJSON {
      let passing = "\(report.property.name) holds for this input; there is nothing to shrink"
      try Output.print(found.map { "\($0)".withIndentedLines } ?? passing)
    }
    if let save {
      guard let bytes = found?.bytes ?? (words.has("--as-is") ? input.bytes : nil) else {
        throw UsageError("the input passes, so it isn't kept; add --as-is to keep it")
      }
      let file = try words.corpus.saveRegression(bytes, named: save, of: input.claim)
      if !isJSON { try Output.print("kept as \(file.path.visibleInLine)") }
    }
    return found == nil ? 0 : 1
  }

  /// Examines a fuzzer's failing input; a campaign runs this command in another process, so that no
  /// input ends the campaign.
  static let examine = ProgramCommand(
    "examine", KeptInput.words, "Prints a fuzzer's failing input, and its shrunk form, as JSON.",
    discussion: KeptInput.discussion + "\nAlways exits 1, because the input failed.",
    options: [
      .property,
      CommandOption("--known", "ORIGIN", help: "Don't shrink a failure with this origin."),
      CommandOption("--ends-with-stdin", help: "End when standard input ends."),
    ]
  ) { words, program in
    let input = try KeptInput(words, in: program)
    let result = onLargeStack {
      Examination(
        input.bytes, FailureKind(artifact: input.name) ?? .trap, of: input.claim,
        knowing: Set(words.all(of: "--known")), found: { try? JSON.printLine($0) })
    }
    try JSON.printLine(result)
    return 1
  }

  /// The size of the stack, in bytes; the default size is too small, because shrinking recurses
  /// deeply.
  private static let stackSize = 64 << 20

  private static func onLargeStack(_ work: @escaping @Sendable () -> Examination) -> Examination? {
    // This is safe because the answer is written before the semaphore is signaled, and read
    // afterward.
    nonisolated(unsafe) var answer: Examination?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer = work()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return answer
  }
}
