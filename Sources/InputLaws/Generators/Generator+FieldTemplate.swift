import InputRules
import PropertyTesting

extension Generator where Value == FieldTemplate {
  /// Templates of up to three conditions, with any policies.
  ///
  /// - Parameters:
  ///   - insertion: the policies for insertions that fit only in part; all by default.
  ///   - deletions: the policies for deletions; both by default.
  ///   - memberships: how sets compare; both ways by default.
  ///   - count: how many conditions.
  public static func fieldTemplate(
    insertion: [InsertionPolicy] = InsertionPolicy.allCases,
    deletions: [DeletionPolicy] = DeletionPolicy.allCases,
    memberships: [Membership] = Membership.allCases, conditions count: ClosedRange<Int> = 0...3
  ) -> Generator {
    Generator { source in
      var conditions: [FieldTemplate.Condition] = []
      source.repeated(count, label: "condition") { source in
        conditions.append(source.condition(memberships))
      }
      return FieldTemplate(
        conditions: conditions, deletions: source.element(of: deletions),
        insertion: source.element(of: insertion))
    }
  }

  /// Templates whose first condition is a maximum length.
  public static func limited(
    insertion: [InsertionPolicy] = InsertionPolicy.allCases
  ) -> Generator {
    let others = fieldTemplate(insertion: insertion, conditions: 0...1)
    return Generator { source in
      let limit = source.maximumLength()
      var template = source.draw(others)
      template.conditions.insert(limit, at: 0)
      return template
    }
  }
}

extension ChoiceSource {
  /// One of `values`; the first is the simplest.
  mutating func element<Value>(of values: [Value]) -> Value {
    values[Int(choose(upTo: UInt64(values.count - 1)))]
  }

  fileprivate mutating func maximumLength() -> FieldTemplate.Condition {
    // Most limits stand near half of the material, so that some insertions fit and some don't.
    let distance = Int(choose(upTo: 8))
    let offset = distance % 2 == 0 ? distance / 2 : -(distance + 1) / 2
    return .maximumLength(element(of: LengthUnit.allCases), offset: offset)
  }

  fileprivate mutating func condition(_ memberships: [Membership]) -> FieldTemplate.Condition {
    switch choose(upTo: 4) {
    case 0: maximumLength()
    case 1: .allowed(element(of: memberships), gap: 2 + Int(choose(upTo: 6)))
    case 2: .banned(element(of: memberships), step: 2 + Int(choose(upTo: 6)))
    case 3: .allowed(element(of: memberships), gap: .max)
    default:
      .foreign(
        isAllowed: flip(), element(of: memberships), draw(Generator<String>.text(upTo: 3)))
    }
  }
}
