import ArgumentParser
import InputLaws
import PropertyTesting
import WildRules

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

  /// The subject of that name, of which there may be one of each kind: the reference, the model, or
  /// a wrong rule.
  static func subject(named name: String) throws -> SelectedSubject {
    let known = Catalogue.subjects + WildGallery.rules.map(\.subject)
    let subjects = known.filter { $0.name.lowercased() == name.lowercased() }
    guard let first = subjects.first else {
      throw unknown("subject", name, among: known.map(\.name))
    }
    return SelectedSubject(name: first.name, subjects: subjects)
  }

  /// The wrong rules of those ids, in the gallery's order; all where none is named.
  ///
  /// - Throws: `UsageError` for an id there is no wrong rule of, with the nearest one there is.
  static func wrongRules(named ids: [String]) throws -> [WildRule] {
    let wanted = try Set(ids.map { try wrongRule(named: $0).id })
    return WildGallery.rules.filter { ids.isEmpty || wanted.contains($0.id) }
  }

  private static func wrongRule(named id: String) throws -> WildRule {
    let rules = WildGallery.rules
    guard let rule = rules.first(where: { $0.id.lowercased() == id.lowercased() }) else {
      throw unknown("wrong rule", id, among: rules.map(\.id))
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
