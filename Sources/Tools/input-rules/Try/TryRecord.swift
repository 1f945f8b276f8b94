import InputRules

/// A step as a line of JSON.
struct TryRecord: Encodable {
  struct Range: Encodable {
    let location: Int
    let length: Int

    init(_ range: TextRange) { (location, length) = (range.location, range.length) }
  }

  struct AskedEdit: Encodable {
    let range: Range
    let replacement: String
  }

  struct Verdict: Encodable {
    let law: String
    let holds: Bool
    let found: String?
  }

  private let action: String
  private let edit: AskedEdit?
  private let result: String
  private let reason: String?
  private let text: String
  private let selection: Range
  private let objection: String?
  private let finalObjection: String?
  private let laws: [Verdict]

  init(_ step: TryStep, of rule: any TextRule) {
    action = "\(step.action)"
    edit = step.edit.map { AskedEdit(range: Range($0.range), replacement: $0.replacement) }
    result = step.result.rawValue
    reason = step.reason.map { "\($0)" }
    text = step.after.text
    selection = Range(step.after.selection)
    objection = rule.objection(to: step.after.text).map { "\($0)" }
    finalObjection = rule.finalObjection(to: step.after.text).map { "\($0)" }
    laws = step.laws.map { Verdict(law: $0.name, holds: $0.found == nil, found: $0.found) }
  }
}
