import InputRules
import ReadyFields

extension GrowthRow {
  /// Conditions on whole texts; their limits are close to the length of the text.
  static var conditions: [GrowthRow] {
    let limits = LengthUnit.allCases.map { unit in
      GrowthRow("MaximumLength.objection(to:), \(unit)") { text in
        let limit = try MaximumLength(unit.length(of: text) - 1, unit: unit)
        return { limit.objection(to: text) == nil ? 0 : 1 }
      }
    }
    let sets = [Membership.scalars, .characters].flatMap { membership in
      [
        GrowthRow("AllowedCharacters, \(membership)") { text in
          { AllowedCharacters(text, by: membership).objection(to: text) == nil ? 0 : 1 }
        },
        GrowthRow("BannedCharacters, \(membership)") { text in
          let banned = BannedCharacters("#~", by: membership)
          return { banned.objection(to: text) == nil ? 0 : 1 }
        },
        GrowthRow("AllowedCharacters, hashed, \(membership)") { text in
          { AllowedCharacters(text, by: membership).hashValue & 1 }
        },
      ]
    }
    return limits + sets + [
      GrowthRow("FieldRule(_:), allowed and banned characters") { text in
        {
          let rule = FieldRule([AllowedCharacters(text), BannedCharacters(text)])
          return rule.objection(to: text) == nil ? 0 : 1
        }
      },
      GrowthRow("LengthUnit.length(of:)") { text in
        { LengthUnit.allCases.reduce(0) { $0 &+ $1.length(of: text) } }
      },
      GrowthRow("TextPredicate.objection(to:)") { text in
        let predicate = TextPredicate("short") { $0.utf8.count < 9 }
        return { predicate.objection(to: text) == nil ? 0 : 1 }
      },
    ]
  }

  /// The results that fields with prefix tables compute for a text.
  static var prefixes: [GrowthRow] {
    [
      GrowthRow("PhoneField: the objection to a text") { text in
        let field = try? PhoneField(region: "US")
        return {
          let isUnknown = (try? PhoneField.phone(region: text)) == nil
          return (field?.value(of: text)?.utf8.count ?? 0)
            &+ (field?.region(of: text)?.utf8.count ?? 0) &+ (isUnknown ? 1 : 0)
            &+ (field?.accessibilityValue(of: text).utf8.count ?? 0)
        }
      },
      GrowthRow("AmountField: the objection to a text") { text in
        let field = AmountField.amount(.usd, typing: .shifted)
        return {
          let isUnknown = (try? Currency(text)) == nil
          let isForeign = (try? AmountField.amount(.usd, locale: text)) == nil
          let flags = [isUnknown, isForeign, field.value(of: text) == nil]
          return flags.count { $0 }
        }
      },
      GrowthRow("PrefixField: the objection to a text") { text in
        let field = PrefixField.iban
        return {
          field.formatted(text).utf8.count &+ field.content(of: text).utf8.count
            &+ field.row(of: text).name.utf8.count &+ (field.isComplete(text) ? 1 : 0)
            &+ PrefixField.securityCode(ofCard: text).traits.example.utf8.count
            &+ field.accessibilityValue(of: text).utf8.count
        }
      },
      GrowthRow("ContentCheck.holds(of:)") { text in
        { ContentCheck.luhn.and(.mod97).holds(of: text) ? 1 : 0 }
      },
    ]
  }

  /// Each rule's decisions about a keystroke and a paste, and its other results for a text.
  static func rules() throws -> [GrowthRow] {
    let mask = PatternField(
      Pattern([.slot(PatternSlot(.any, occurrence: .repeating))]))
    let date = try DateField(DateLayout("dd/mm/yyyy HH:MM"))
    let range = try DateRangeField(DateLayout("dd/mm/yyyy"), separator: " – ")
    let delegate = DelegateRule("short") { text, range, _ in text.utf16.count >= range.location }
    let others: [(String, any TextRule)] = [
      ("PatternField", mask), ("PrefixField", PrefixField.card), ("DateField", date),
      ("DateRangeField", range), ("DelegateRule", delegate),
      ("NumberField", NumberField(NumberFormat.digits())),
      ("FieldRule of a number", FieldRule([NumericValue()], insertion: .filtered)),
    ]
    let own = InsertionPolicy.allCases.map { policy in
      ("FieldRule, \(policy)", { try field(near: $0, policy) as any TextRule })
    }
    return (own + others.map { name, rule in (name, { _ in rule }) }).flatMap(rows)
  }

  /// Repairs of texts in which line breaks join when the characters between them are dropped.
  static var repairs: [GrowthRow] {
    [
      GrowthRow("FieldRule.repaired(_:), line breaks nested", on: [.ascii]) { text in
        let half = text.utf8.count / 8
        let text = String(repeating: "\r", count: half) + "~" + String(repeating: "\n", count: half)
        let rule = FieldRule([BannedCharacters("~\r\n", by: .characters)])
        let state = FieldState(text)
        return { rule.repaired(state).text.utf8.count }
      }
    ]
  }

  /// A field that refuses one character, and whose maximum length is close to that of `text`.
  private static func field(near text: String, _ policy: InsertionPolicy) throws -> FieldRule {
    FieldRule(
      [
        try MaximumLength(text.count - 1), BannedCharacters("~"),
        BannedCharacters("~", by: .characters),
      ],
      deletions: .judged, insertion: policy)
  }

  private static func rows(
    _ name: String, _ rule: @escaping (String) throws -> any TextRule
  ) -> [GrowthRow] {
    [
      GrowthRow("\(name): a key") { text in
        let (rule, state) = (try rule(text), FieldState(text))
        let edits = [middle(of: text, "7"), Edit(replacing: middle(of: text, "").range, with: "")]
        return { edits.reduce(0) { $0 &+ rule.apply($1, to: state).text.utf8.count } }
      },
      GrowthRow("\(name): a paste") { text in
        let (rule, edit) = (try rule(text), Edit(replacing: .caret(at: 0), with: text + "~7"))
        return { rule.apply(edit, to: .empty).text.utf8.count }
      },
      GrowthRow("\(name): several ranges") { text in
        let (rule, state, edit) = (try rule(text), FieldState(text), several(in: text))
        return { if case .accept = rule.decide(edit, on: state) { 1 } else { 0 } }
      },
      GrowthRow("\(name): objections and repair") { text in
        let rule = try rule(text)
        let state = FieldState(text + "~7")
        return {
          let isValid = rule.objection(to: state.text) == nil
          let isFinal = rule.finalObjection(to: state.text) == nil
          return rule.repaired(state).text.utf8.count &+ (isValid ? 1 : 0) &+ (isFinal ? 1 : 0)
        }
      },
    ]
  }
}
