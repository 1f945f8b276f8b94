import RuleTesting

/// What the laws said of a field, as JSON.
struct JudgeRecord: Encodable {
  struct Break: Encodable {
    let law: String
    let statement: String
    let steps: [String]
    let expected: String
    let found: String
    let cause: String
    let remedy: String
    let choices: String
    /// What was drawn for a person to do, which `--known` reads.
    let keystrokes: [String]
    let anyText: Bool
    /// The file of the requests that ended the field's program, if no one input does.
    let requests: String?
  }

  let field: String
  let asked: [String]
  let notAsked: [String]
  let broken: [Break]
  /// The breaks that were known, and those of them that break no law any more.
  let (known, gone): ([KnownRecord], [KnownRecord])
  let notes: [String]
  let hardlyTested: [String]
  let cases: Int
  /// How many of them each law that was asked had, in their order.
  let casesOfLaws: [Int]
  let edits: EditCounts

  init(_ report: FieldReport, _ files: [String?]) {
    (field, asked) = (report.field, report.asked)
    notAsked = report.left.map(\.inCommandTerms)
    broken = zip(report.failures, files).map { failure, file in
      Break(
        law: failure.law, statement: failure.statement, steps: failure.steps,
        expected: failure.expected, found: failure.found, cause: failure.cause.inCommandTerms,
        remedy: failure.remedy.inCommandTerms, choices: failure.choices,
        keystrokes: failure.keystrokes.map(\.words), anyText: failure.isOfAnyText, requests: file)
    }
    gone = report.gone.map(KnownRecord.init)
    known = report.known.filter { !report.gone.contains($0) }.map(KnownRecord.init)
    (notes, hardlyTested) =
      (report.notes.map(\.inCommandTerms), report.warnings.map(\.inCommandTerms))
    (cases, casesOfLaws, edits) = (report.cases, report.casesOfLaws, report.counts)
  }
}
