import InputLaws
import InputRules

extension RuleSubject {
  /// Makes faultless rules of fields in which numbers are misread.
  static func misreadingNumbers(
    _ id: String, _ misread: @escaping @Sendable (inout NumberDescription) -> Void
  ) -> RuleSubject {
    .misreading(id) { field in
      field.misreadingConditions { conditions in
        conditions.map { condition in
          guard case .numeric(var number) = condition else { return condition }
          misread(&number)
          return .numeric(number)
        }
      }
    }
  }
}

extension FieldDescription {
  /// The numbers that the field is held to.
  var numbers: [NumberDescription] {
    conditions.compactMap { if case .numeric(let number) = $0 { number } else { nil } }
  }
}
