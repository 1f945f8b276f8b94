import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// What a fuzz program does with single inputs; each function returns the exit code.
struct InputCommand {
  let program: FuzzProgram
  /// The words after the command.
  let words: [String]

  /// Checks properties as a test does, or only the input of a word of choices; 1 if one is false.
  func check() throws -> Int32 {
    let words = try CommandWords(words, options: ["--choices", "--corpus", "--junit"])
    let targets = try program.targets.elements(named: words.names)
    if let choices = words["--choices"] {
      guard targets.count == 1, let target = targets.first else {
        throw UsageError("--choices repeats one case of one property; name the property")
      }
      if words["--junit"] != nil {
        throw UsageError("--choices repeats one case, and --junit reports runs; leave one out")
      }
      let bytes = try Blob.decode(ChoicesFile.word(of: choices))
      return try explain(bytes, isWord: true, of: target.claim())
    }
    let junit = words["--junit"].map { ResultFile($0) }
    try junit?.prepare()
    let corpus = Corpus(root: words["--corpus"] ?? "Corpus")
    let reports = try targets.map { target in
      let entries = try corpus.entries(of: target.name)
      return Run.check(target.claim(), RunSettings(), corpus: entries, lanes: .threads())
    }
    // If one can't be written, the other must still be.
    let written = Result { try junit?.write("\(JUnit(reports))") }
    try Output.print(reports.map { text($0).withIndentedLines }.joined(separator: "\n"))
    try written.get()
    return reports.allSatisfy(\.isFine) ? 0 : 1
  }

  /// The verdict, and the command that repeats each failure; a file has its word if that is long.
  private func text(_ report: Report) -> String {
    report.description { found in
      let file = ChoicesFile.path(holding: found.choices, of: report.property)
      return Repetition(
        program.command(checking: report.property), choices: found.choices, file: file)
    }
  }

  /// Describes an input and its claim's verdict on it; 1 if the claim is false for it.
  func explain() throws -> Int32 {
    let words = try CommandWords(words, options: ["--property"])
    let input = try input(words)
    return try explain(input.bytes, isWord: input.isWord, of: input.claim)
  }

  /// Shrinks a failing input, and keeps it as a regression on request; 1 if it fails.
  func shrink() throws -> Int32 {
    let words = try CommandWords(
      words, options: ["--property", "--save", "--corpus"], flags: ["--as-is"])
    let input = try input(words)
    if let name = words["--save"], !Corpus.isRegressionName(name) {
      throw UsageError("--save takes a name of letters, digits and dashes, not “\(name)”")
    }
    let limit = words.has("--as-is") ? 0 : RunSettings().shrinkLimit
    let entry = CorpusEntry(name: words.names[0], bytes: input.bytes)
    let report = Run.check(
      input.claim, RunSettings(cases: 0, shrinkLimit: limit), corpus: [entry])
    guard let counterexample = report.counterexample else {
      try Output.print("\(report.property.name) holds for it; there is nothing to shrink")
      return 0
    }
    try Output.print("\(counterexample)".withIndentedLines)
    if let name = words["--save"] {
      let file = try Corpus(root: words["--corpus"] ?? "Corpus")
        .saveRegression(counterexample.bytes, named: name, of: input.claim)
      try Output.print("kept as \(file.path.visibleInLine)")
    }
    return 1
  }

  private func input(_ words: CommandWords) throws -> KeptInput {
    guard words.names.count == 1 else {
      throw UsageError("name one input: a file, a line of one, or a word of choices")
    }
    return try KeptInput(words.names[0], property: words["--property"], among: program.targets)
  }

  private func explain(_ bytes: [UInt8], isWord: Bool, of claim: Claim) throws -> Int32 {
    let explanation = Explanation(bytes, isWord: isWord, of: claim)
    try Output.print(styled: explanation.text)
    return explanation.holds ? 0 : 1
  }
}
