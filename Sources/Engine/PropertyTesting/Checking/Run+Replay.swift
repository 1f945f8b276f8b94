extension Run {
  /// Checks the input of a failure again, without shrinking it.
  /// - Parameters:
  ///   - claim: the claim to check.
  ///   - choices: the replay code of the failure's report, or of canonical bytes
  ///     (`Claim.canonical`).
  /// - Throws: `BlobError` if the code is invalid, or doesn't fit the claim's generator.
  public static func replay(_ claim: Claim, choices: String) throws(BlobError) -> Report {
    let bytes = try Blob.decode(choices)
    // Missing bytes at the end are zeros.
    let read = claim.canonical(bytes)
    if !bytes.starts(with: read) || bytes.dropFirst(read.count).contains(where: { $0 != 0 }) {
      throw .misfit(choices)
    }
    let entry = CorpusEntry(name: choices, bytes: bytes)
    var only = claim
    (only.examples, only.known) = ([], [])
    return check(only, RunSettings(cases: 0, shrinkLimit: 0), corpus: [entry])
  }
}

extension Counterexample {
  /// The argument that repeats the failure, as source code: `choices: "1-AQI"`.
  public var argument: String { "choices: \"\(choices)\"" }
}

/// The end of a failure's report, which describes how to repeat the failure.
package struct Repetition: Hashable, CustomStringConvertible {
  /// The advice.
  private let way: String
  /// Other facts about the choices.
  private var note: String?

  /// A repetition as a line describes it.
  init(_ way: String) { self.way = way }

  /// A repetition by an argument of the test, or by a trait if the test can have one.
  /// - Parameters:
  ///   - choices: the replay code.
  ///   - file: the path of a file with the code, which is shown instead of the code.
  package init(argument choices: String, file: String? = nil, hasTrait: Bool = false) {
    let trait = hasTrait ? ", or .choices(…) as its trait" : ""
    way = "choices: \"\(file ?? choices)\" as an argument of the test" + trait
    note = file.map { _ in Self.start(of: choices) }
  }

  /// A repetition by a command with the choices as an option.
  /// - Parameters:
  ///   - choices: the replay code.
  ///   - file: the path of a file with the code, which is shown instead of the code.
  package init(_ command: String, choices: String, file: String? = nil) {
    way = "\(command) --choices \(file ?? choices)"
    note = file.map { _ in Self.start(of: choices) }
  }

  package var description: String {
    (note.map { "  choices \($0)\n" } ?? "") + "  repeat  \(way)"
  }

  /// The start of a long code, and its length.
  private static func start(of word: String) -> String {
    "\(word.prefix(40))… (\(word.count) characters, in the file below)"
  }
}

extension Claim {
  /// A fuzz target's report of an input for which the claim is false.
  /// - Parameters:
  ///   - failure: the failure.
  ///   - bytes: the input as the fuzzer made it.
  ///   - repetition: how to repeat the failure by its choices.
  package func words(
    of failure: Failure, at bytes: [UInt8], _ repetition: (_ choices: String) -> Repetition
  ) -> String {
    let input = describe(bytes: bytes).split(separator: "\n").map { "  \($0)" }
    let lines =
      ["\(property.name) is false"] + (statement.isEmpty ? [] : ["  \(statement)"])
      + ["  found  \(failure.message)"] + input
      + ["\(repetition(Blob.encode(canonical(bytes))))", ""]
    return lines.joined(separator: "\n")
  }
}
