extension ChoiceSource {
  /// A field whose sets and limits suit `material`, the joined texts of a scenario.
  mutating func field(_ shape: FieldShape, around material: String) -> FieldDescription {
    var conditions: [ConditionDescription] = []
    if shape.hasLimit { conditions.append(maximumLength(around: material)) }
    repeated(shape.conditions, label: "condition") { source in
      conditions.append(source.condition(shape, around: material))
    }
    return FieldDescription(
      conditions, deletions: element(of: shape.deletions), insertion: element(of: shape.insertion))
  }

  /// One of `values`; the first is the simplest.
  mutating func element<Value>(of values: [Value]) -> Value {
    values[Int(choose(upTo: UInt64(values.count - 1)))]
  }

  /// A limit of up to 63; random limits are near half the length of `material`, so some of it fits.
  private mutating func maximumLength(around material: String) -> ConditionDescription {
    let unit = element(of: LengthUnit.allCases)
    let limit = choose(upTo: 63) { random in
      let half = UInt64(unit.length(of: material) / 2)
      return min(63, max(4, half + random.next(upTo: 8)) - 4)
    }
    return .maximumLength(Int(limit), unit)
  }

  private mutating func condition(_ shape: FieldShape, around material: String)
    -> ConditionDescription
  {
    let memberships = shape.memberships
    switch choose(upTo: shape.hasWholeTextConditions ? 5 : 4) {
    case 0: return maximumLength(around: material)
    case 1:
      let (membership, gap) = (element(of: memberships), 2 + Int(choose(upTo: 6)))
      return .allowed(material.sifted(by: membership) { $0 % gap != gap - 1 }, membership)
    case 2:
      let (membership, step) = (element(of: memberships), 2 + Int(choose(upTo: 6)))
      return .banned(material.sifted(by: membership) { $0 % step == step - 1 }, membership)
    case 3: return .allowed(material, element(of: memberships))
    case 5: return .otherThan(String(material.prefix(Int(choose(upTo: 3)))))
    default:
      let (membership, text) = (element(of: memberships), draw(Generator<String>.text(upTo: 3)))
      return flip() ? .allowed(text, membership) : .banned(text, membership)
    }
  }
}

extension String {
  /// The scalars or the clusters at the indices for which `isWanted` is true.
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

/// The kind of fields that a law is about; a scenario draws its field from that kind.
public struct FieldShape: Hashable, Sendable {
  /// The policies for insertions that fit only partly; the first is the simplest.
  public var insertion = InsertionPolicy.allCases
  /// The policies for deletions; the first is the simplest.
  public var deletions = DeletionPolicy.allCases
  /// How sets compare; the first is the simplest.
  public var memberships = Membership.allCases
  /// Whether there are conditions that can only check whole texts.
  public var hasWholeTextConditions = true
  /// The number of conditions, without the limit that `hasLimit` adds.
  public var conditions = 0...3
  /// Whether the first condition is a maximum length.
  public var hasLimit = false

  /// Any field.
  public static let any = FieldShape()

  /// Fields with a maximum length and perhaps one more condition.
  public static let limited = FieldShape(conditions: 0...1, hasLimit: true)
}
