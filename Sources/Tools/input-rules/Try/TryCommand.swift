import InputRules
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Performs commands on a field, and prints the rule's decisions and any broken laws.
  static let `try` = ProgramCommand(
    "try", "MEANING…", "Performs commands on a field, and prints its rule's decisions.",
    discussion: """
      MEANING states which texts the built-in field accepts, with options of `judge`.

        printf 'type 12x\\nbackspace\\n' | input-rules try --at-most 4 --characters 0-9
        printf 'paste 2015550123\\n' | input-rules try phone:US

      \(MeaningOptions.values)

      The policies of --insertion are \(policies).

      The lines of standard input are commands:

        \(TryScriptLine.rowsOfCommands)

      Texts may contain \\n, \\t, \\\\ and \\u{1F600}. Exits 1 if a universal law was broken; 2 for
      an unknown rule or command.
      """,
    options: tryOptions
  ) { words, _ in try TryCommand(words).run() ? 0 : 1 }

  /// The options for a meaning, and those for the field's policies and the output.
  fileprivate static let tryOptions =
    MeaningOptions.options + [
      CommandOption(
        "--insertion", "POLICY",
        help: "The treatment of an insertion that fits only partly."),
      CommandOption(
        "--deletions", "POLICY", help: "The treatment of deletions: always (accepted) or judged."),
      .json,
    ]

  private static let policies = InsertionPolicy.allCases.map(\.rawValue).joined(separator: ", ")
}

private struct TryCommand {
  private var session: TrySession
  private let isJSON: Bool

  init(_ words: CommandArguments) throws {
    let meaning = try MeaningOptions(words, ProgramCommand.tryOptions, rules: words.names)
    let unused = meaning.parts.filter { $0.rule == nil }.map { $0.words.prefix { $0 != " " } }
    if let option = (unused.map(String.init) + ["--typing"]).first(where: words.has) {
      throw UsageError("\(option) has no effect in try; omit it, or use judge")
    }
    if meaning.name.isEmpty {
      throw UsageError("state which texts are accepted, as in: --at-most 4 --characters 0-9")
    }
    let rule = try meaning.rule(
      insertion: words.value("--insertion", InsertionPolicy.init(named:)),
      deletions: words.value("--deletions", DeletionPolicy.init(named:)))
    session = TrySession(rule)
    isJSON = words.has("--json")
  }

  /// Performs the commands; returns whether every law held.
  consuming func run() throws -> Bool {
    var (number, areKept) = (0, true)
    while let line = readLine() {
      number += 1
      guard let command = try TryScriptLine(line, number: number) else { continue }
      for _ in 0..<command.times {
        for step in session.perform(command.action) {
          areKept = areKept && step.laws.allSatisfy { $0.found == nil }
          try print(step)
        }
      }
    }
    if !isJSON {
      let end = session.rule.finalObjection(to: session.state.text).map { "refused: \($0)" }
      try Output.print("final text: \(session.state.text.escaped), \(end ?? "accepted")")
    }
    return areKept
  }

  private func print(_ step: TryStep) throws {
    if isJSON {
      try JSON.printLine(TryRecord(step, of: session.rule))
    } else {
      try Output.print("\(step)")
    }
  }
}

extension NumberSymbols {
  init(named locale: String) throws(UsageError) {
    guard let symbols = NumberSymbols(locale: locale) else {
      throw UsageError("this locale isn't known; use one such as de, en-IN or ar-EG")
    }
    self = symbols
  }
}

/// A step, in the form printed as a line of JSON.
struct TryRecord: Encodable {
  struct Range: Encodable {
    let location: Int
    let length: Int

    init(_ range: TextRange) { (location, length) = (range.location, range.length) }
  }

  struct RequestedEdit: Encodable {
    let range: Range
    let replacement: String
  }

  struct Verdict: Encodable {
    let law: String
    let holds: Bool
    let found: String?
  }

  private let action: String
  private let edit: RequestedEdit?
  private let result: String
  private let reason: String?
  private let text: String
  private let selection: Range
  private let objection: String?
  private let finalObjection: String?
  private let laws: [Verdict]

  init(_ step: TryStep, of rule: any TextRule) {
    action = "\(step.action)"
    edit = step.edit.map { RequestedEdit(range: Range($0.range), replacement: $0.replacement) }
    result = step.result.rawValue
    reason = step.reason.map { "\($0)" }
    text = step.after.text
    selection = Range(step.after.selection)
    objection = rule.objection(to: step.after.text).map { "\($0)" }
    finalObjection = rule.finalObjection(to: step.after.text).map { "\($0)" }
    laws = step.laws.map { Verdict(law: $0.name, holds: $0.found == nil, found: $0.found) }
  }
}
