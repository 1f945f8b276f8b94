import InputRules
import PropertyTesting

/// A field description whose sets and limits are still to be chosen around the texts of a scenario.
public struct FieldTemplate: Hashable, Sendable {
  /// A condition still to be fitted to a scenario.
  enum Condition: Hashable, Sendable {
    /// A limit that is so much below or above the material's length.
    case maximumLength(LengthUnit, offset: Int)
    /// The material's own characters, except every `gap`-th.
    case allowed(Membership, gap: Int)
    /// Every `step`-th of the material's own characters.
    case banned(Membership, step: Int)
    /// The characters of a text that has nothing to do with the material.
    case foreign(isAllowed: Bool, Membership, String)
  }

  var conditions: [Condition]
  var deletions: DeletionPolicy
  var insertion: InsertionPolicy

  /// The description that fits `material`, the texts of a scenario joined.
  func description(around material: String) -> FieldDescription {
    FieldDescription(
      conditions.map { $0.description(around: material) }, deletions: deletions,
      insertion: insertion)
  }
}

extension FieldTemplate.Condition {
  fileprivate func description(around material: String) -> ConditionDescription {
    switch self {
    case .maximumLength(let unit, let offset):
      .maximumLength(max(0, unit.length(of: material) / 2 + offset), unit)
    case .allowed(let membership, let gap):
      .allowed(material.sifted(by: membership) { $0 % gap != gap - 1 }, membership)
    case .banned(let membership, let step):
      .banned(material.sifted(by: membership) { $0 % step == step - 1 }, membership)
    case .foreign(true, let membership, let text): .allowed(text, membership)
    case .foreign(false, let membership, let text): .banned(text, membership)
    }
  }
}

extension String {
  /// The scalars, or the clusters, at the places that are wanted.
  fileprivate func sifted(by membership: Membership, _ isWanted: (Int) -> Bool) -> String {
    switch membership {
    case .scalars:
      var result = String.UnicodeScalarView()
      for (place, scalar) in unicodeScalars.enumerated() where isWanted(place) {
        result.append(scalar)
      }
      return String(result)
    case .characters:
      return enumerated().reduce(into: "") { if isWanted($1.offset) { $0.append($1.element) } }
    }
  }
}
