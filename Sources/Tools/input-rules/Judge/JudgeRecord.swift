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
  }

  let field: String
  let asked: [String]
  let notAsked: [String]
  let broken: [Break]
  let notes: [String]
  let hardlyTested: [String]
  let cases: Int
  /// How many of them each law that was asked had, in their order.
  let casesOfLaws: [Int]
  let edits: EditCounts

  init(_ report: FieldReport) {
    (field, asked, notAsked) = (report.field, report.asked, report.left)
    broken = report.failures.map {
      Break(
        law: $0.law, statement: $0.statement, steps: $0.steps, expected: $0.expected,
        found: $0.found, cause: $0.cause, remedy: $0.remedy, choices: $0.choices)
    }
    (notes, hardlyTested) = (report.notes, report.warnings)
    (cases, casesOfLaws, edits) = (report.cases, report.casesOfLaws, report.counts)
  }
}
