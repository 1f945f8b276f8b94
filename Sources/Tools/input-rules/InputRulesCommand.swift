import Foundation
import FuzzLaws
import InputLaws
import Mutants
import PropertyConsole
import PropertyFuzzing
import PropertyTesting

/// A command-line program for the laws, the corpus and the mutants, with the commands of any
/// program that registers properties, and a few others.
@main
enum InputRulesCommand {
  /// Runs the command that the arguments name; after incorrect use, it prints one line to standard
  /// error, and the exit code is 2.
  static func main() {
    Foundation.exit(commands.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// The program's commands; for fuzzing and merging, scripts build and run a separate program.
  private static var commands: ProgramCommands {
    registerLaws()
    var laws = FuzzProgram.registered
    laws.noun = "law"
    laws.subjects = PropertySubjects(standard: "reference") { names, subject in
      try LawSelection.claims(
        of: names.map { try LawSelection.law(named: $0.name) },
        about: LawSelection.subject(named: subject))
    }
    return ProgramCommands(
      [
        .laws, .check, .replay, .explain, .shrink, .fuzz(by: "scripts/fuzz"),
        .merge(by: "scripts/merge"), .report, .hunt, .benchRules, .benchFuzzing, .try, .judge,
        .newRule,
      ], of: laws)
  }
}

extension ProgramCommand {
  /// Lists the laws with their clauses, and the implementations that the laws can check.
  static let laws = ProgramCommand(
    "list", "", "Lists the laws and the implementations they can check.",
    options: [
      .json,
      CommandOption("--markdown", help: "Print the laws as a Markdown table."),
    ]
  ) { words, _ in
    if words.has("--json") {
      try JSON.print(Listing())
    } else if words.has("--markdown") {
      try Output.print(Catalog.markdown.joined(separator: "\n"))
    } else {
      try Output.print(lines.joined(separator: "\n"))
    }
    return 0
  }

  private static var lines: [String] {
    let laws = Catalog.laws.flatMap { law in
      ["\(law.name)\(law.isUniversal ? " (of every rule)" : "")", "  \(law.statement)"]
    }
    let mutants = Mutant.all.map { "  \($0.id.padded(to: 20))  \($0.mistake)" }
    return laws + ["", "subjects: reference, model, and the mutants:"] + mutants
  }
}

private struct Listing: Encodable {
  struct Entry: Encodable {
    let name: String
    let chapter: String
    let clauses: [String]
    let sentence: String
    let isComparison: Bool
    let isUniversal: Bool
  }
  struct KnownBug: Encodable {
    let id: String
    let mistake: String
    let source: String
    let caughtBy: [String]
  }
  let laws = Catalog.laws.map {
    Entry(
      name: $0.name.name, chapter: $0.name.chapter, clauses: $0.clauses,
      sentence: $0.sentence, isComparison: $0.isComparison, isUniversal: $0.isUniversal)
  }
  let knownBugs = Mutant.all.map {
    KnownBug(
      id: $0.id, mistake: $0.mistake, source: $0.source.address,
      caughtBy: $0.killers.map(\.name.name))
  }
}

/// The selection of laws, implementations and mutants by the names in a command's arguments.
enum LawSelection {
  private static let all = NamedProperties(Catalog.laws, name: \.name)

  /// The law with this name.
  /// - Throws: `UsageError` if there is no such name; it suggests a similar known name, if there is
  ///   one.
  static func law(named name: String) throws(UsageError) -> Law { try all.element(named: name) }

  /// The implementation with this name: the reference, the model, or a mutant.
  static func subject(named name: String) throws -> Implementation {
    let known = [.reference, .model] + Mutant.all.map(\.implementation)
    return try find("subject", name, among: known, \.name)
  }

  /// The claims of those `laws` that apply to `subject`.
  /// - Throws: `UsageError` if no law applies, because nothing would then be checked.
  static func claims(of laws: [Law], about subject: Implementation) throws -> [Claim] {
    let claims = laws.filter { $0.isWorthChecking(with: subject) }.map { $0.claim(about: subject) }
    if claims.isEmpty {
      throw UsageError(
        "these laws don't check “\(subject.name)”; name one that `hunt \(subject.name)` lists"
      )
    }
    return claims
  }

  /// The mutants with these ids, in the order of the list, or all mutants if `ids` is empty.
  /// - Throws: `UsageError` for an unknown id; it suggests a similar known id, if there is one.
  static func mutants(named ids: [String]) throws -> [Mutant] {
    let wanted = try Set(ids.map { try find("mutant", $0, among: Mutant.all, \.id).id })
    return Mutant.all.filter { ids.isEmpty || wanted.contains($0.id) }
  }

  /// The element with a name; letter case is ignored.
  private static func find<Element>(
    _ kind: String, _ name: String, among all: [Element], _ nameOf: (Element) -> String
  ) throws(UsageError) -> Element {
    if let found = all.first(where: { nameOf($0).lowercased() == name.lowercased() }) {
      return found
    }
    throw .unknown(kind, name, among: all.map(nameOf))
  }
}
