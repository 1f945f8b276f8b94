import InputLaws
import Mutants
import PropertyConsole
import PropertyTesting

/// What a command is about: laws, implementations and mutants.
enum LawSelection {
  private static let all = NamedProperties(Catalogue.laws, name: \.name)

  /// The law of that name.
  /// - Throws: `UsageError` if there is none, with the nearest known name.
  static func law(named name: String) throws(UsageError) -> Law { try all.element(named: name) }

  /// The implementation of that name: the reference, the model, or a mutant.
  static func subject(named name: String) throws -> Implementation {
    let known = [.reference, .model] + Mutant.all.map(\.implementation)
    guard let subject = known.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UsageError.unknown("subject", name, among: known.map(\.name))
    }
    return subject
  }

  /// The claims of `laws` that apply to `subject`.
  /// - Throws: `UsageError` if none applies, because nothing would be checked.
  static func claims(of laws: [Law], about subject: Implementation) throws -> [Claim] {
    let claims = laws.filter { $0.isWorthAsking(of: subject) }.map { $0.claim(about: subject) }
    if claims.isEmpty {
      throw UsageError(
        "these laws aren't about “\(subject.name)”; name one that `hunt \(subject.name)` shows"
      )
    }
    return claims
  }

  /// The mutants with those ids, in list order; all if none is named.
  /// - Throws: `UsageError` for an unknown id, with the nearest known one.
  static func mutants(named ids: [String]) throws -> [Mutant] {
    let wanted = try Set(ids.map { try mutant(named: $0).id })
    return Mutant.all.filter { ids.isEmpty || wanted.contains($0.id) }
  }

  private static func mutant(named id: String) throws -> Mutant {
    let rules = Mutant.all
    guard let rule = rules.first(where: { $0.id.lowercased() == id.lowercased() }) else {
      throw UsageError.unknown("mutant", id, among: rules.map(\.id))
    }
    return rule
  }
}
