import ArgumentParser
import InputLaws
import Mutants
import PropertyTesting

/// Which laws a command is about: those named, or all.
enum LawSelection {
  /// The laws of those names or chapters; all where none is named.
  ///
  /// - Throws: `UsageError` for a name there is no law of, with the nearest one there is.
  static func laws(named names: [String]) throws -> [Law] {
    names.isEmpty ? Catalogue.laws : try names.flatMap(laws(named:))
  }

  private static let chapters = Set(Catalogue.laws.map(\.name.chapter))

  /// The law of that name.
  static func law(named name: String) throws -> Law {
    guard let law = Catalogue.law(named: name) else {
      throw unknown("property", name, among: Catalogue.laws.map(\.name.name))
    }
    return law
  }

  /// The implementation of that name: the reference, the model, or a mutant.
  static func subject(named name: String) throws -> Implementation {
    let known = [.reference, .model] + Mutant.all.map(\.implementation)
    guard let subject = known.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw unknown("subject", name, among: known.map(\.name))
    }
    return subject
  }

  /// What those of `laws` claim of `subject` that are worth asking of it.
  ///
  /// - Throws: `UsageError` where none is: nothing would be checked.
  static func claims(of laws: [Law], about subject: Implementation) throws -> [Claim] {
    let claims = laws.filter { $0.isWorthAsking(of: subject) }.map { $0.claim(about: subject) }
    if claims.isEmpty {
      throw UsageError(
        "none of these laws is about “\(subject.name)”; name one that `hunt \(subject.name)` shows"
      )
    }
    return claims
  }

  /// The mutants of those ids, in the order in which they are listed; all where none is named.
  ///
  /// - Throws: `UsageError` for an id there is no mutant of, with the nearest one there is.
  static func mutants(named ids: [String]) throws -> [Mutant] {
    let wanted = try Set(ids.map { try mutant(named: $0).id })
    return Mutant.all.filter { ids.isEmpty || wanted.contains($0.id) }
  }

  private static func mutant(named id: String) throws -> Mutant {
    let rules = Mutant.all
    guard let rule = rules.first(where: { $0.id.lowercased() == id.lowercased() }) else {
      throw unknown("mutant", id, among: rules.map(\.id))
    }
    return rule
  }

  private static func laws(named name: String) throws -> [Law] {
    let chapter = Catalogue.laws.filter { $0.name.chapter.lowercased() == name.lowercased() }
    if !chapter.isEmpty { return chapter }
    if let law = Catalogue.law(named: name) { return [law] }
    let known = Catalogue.laws.map(\.name.name) + chapters.sorted()
    throw unknown("property or chapter", name, among: known)
  }

  private static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let nearest = known.min { $0.distance(to: name) < $1.distance(to: name) } ?? ""
    return UsageError(
      "there is no \(kind) named “\(name)”; did you mean \(nearest)? (input-rules list shows all)")
  }
}

extension String {
  /// How many characters must be inserted, removed or exchanged to get from one to the other.
  func distance(to other: String) -> Int {
    let (one, two) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...two.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in two.indices {
        let cost = diagonal + (character == two[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[two.count]
  }
}
