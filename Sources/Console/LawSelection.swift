import InputLaws
import PropertyTesting

/// The laws that a command is about: those named, or all.
package enum LawSelection {
  /// The laws with those names or in those chapters; all if none is named.
  ///
  /// - Throws: `UsageError` for an unknown name, with the nearest known one.
  package static func laws(named names: [String]) throws -> [Law] {
    names.isEmpty ? Catalogue.laws : try names.flatMap(laws(named:))
  }

  private static let chapters = Set(Catalogue.laws.map(\.name.chapter))

  /// The law of that name.
  package static func law(named name: String) throws -> Law {
    guard let law = Catalogue.law(named: name) else {
      throw unknown("property", name, among: Catalogue.laws.map(\.name.name))
    }
    return law
  }

  private static func laws(named name: String) throws -> [Law] {
    let chapter = Catalogue.laws.filter { $0.name.chapter.lowercased() == name.lowercased() }
    if !chapter.isEmpty { return chapter }
    if let law = Catalogue.law(named: name) { return [law] }
    let known = Catalogue.laws.map(\.name.name) + chapters.sorted()
    throw unknown("property or chapter", name, among: known)
  }

  /// What is said of a name that nothing has, with the nearest of those that there are.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let nearest = known.min { $0.distance(to: name) < $1.distance(to: name) } ?? ""
    return UsageError(
      "there is no \(kind) named “\(name)”; did you mean \(nearest)? (input-rules list shows all)")
  }
}

extension String {
  /// How many characters must be inserted, removed or replaced to turn one into the other.
  package func distance(to other: String) -> Int {
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
