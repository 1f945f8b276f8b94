import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  package static let shrink = ProgramCommand(
    "shrink", KeptInput.words, "Makes a failing input as simple as possible.",
    discussion: KeptInput.discussion + "\nExits 1 if it fails, 0 if its property holds for it.",
    options: [
      .property, .subject,
      CommandOption(
        "--as-is", help: "Keep the input as it is, such as a report's, which is shrunk already."),
      CommandOption(
        "--save", "NAME",
        help: "Keep the result as a regression with this name, such as paste-over-selection."),
      .json, .corpus,
    ]
  ) { words, program in
    let save = words["--save"]
    if let save, !Corpus.isRegressionName(save) {
      throw UsageError("--save takes a name of letters, digits and dashes, not “\(save)”")
    }
    let input = try KeptInput(words, in: program)
    let report = Run.check(
      input.claim,
      RunSettings(cases: 0, shrinkLimit: words.has("--as-is") ? 0 : RunSettings().shrinkLimit),
      corpus: [CorpusEntry(name: input.name, bytes: input.bytes)])
    let isJSON = words.has("--json")
    if isJSON { try JSON.print(report) }
    guard let counterexample = report.counterexample else {
      if !isJSON {
        try Output.print("\(report.property.name) holds for this input; there is nothing to shrink")
      }
      return 0
    }
    if !isJSON { try Output.print("\(counterexample)".withIndentedLines) }
    if let save {
      let file = try words.corpus.saveRegression(counterexample.bytes, named: save, of: input.claim)
      if !isJSON { try Output.print("kept as \(file.path.visibleInLine)") }
    }
    return 1
  }
}
