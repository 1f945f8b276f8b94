import InputRules

/// All that a field is meant to do.
struct Meanings: Sendable {
  let all: [FieldMeaning]
  /// Texts that people type or paste into the field.
  let typing: [String]

  init(all: [FieldMeaning], typing: [String] = []) {
    self.all = all
    self.typing = typing.filter { !$0.isEmpty }
  }

  /// The rule that the field equals.
  var rule: (any TextRule)? { rules.first?.0 }

  var rules: [(any TextRule, [AllowedDifference])] {
    all.compactMap {
      if case .equals(let rule, let differences) = $0.kind { (rule, differences) } else { nil }
    }
  }

  var limits: [(limit: Int, unit: LengthUnit)] {
    all.compactMap { if case .atMost(let limit, let unit) = $0.kind { (limit, unit) } else { nil } }
  }

  /// The characters that may stand; nil if that isn't said.
  var characters: [Character]? {
    let sets = all.compactMap { if case .characters(let set) = $0.kind { set } else { nil } }
    guard let first = sets.first else { return nil }
    return first.filter { character in sets.allSatisfy { $0.contains(character) } }
  }

  /// The characters that are kept and counted; nil for letters and digits.
  var content: [Character]? {
    let sets = all.compactMap { if case .keepsContent(let set) = $0.kind { set } else { nil } }
    return sets.isEmpty ? nil : sets.flatMap { $0 }
  }

  /// The conditions that decide alone what may stand.
  var conditions: [@Sendable (String) -> Bool] {
    all.compactMap { if case .accepts(_, let condition) = $0.kind { condition } else { nil } }
  }

  /// Whether what fits is known: no part of the meaning may forbid it for another reason.
  var saysWhatFits: Bool {
    if limits.isEmpty && characters == nil && conditions.isEmpty { return false }
    return all.allSatisfy { meaning in
      switch meaning.kind {
      case .equals, .always, .keepsContent, .formattingIsIdempotent: false
      case .accepts, .atMost, .characters, .deletionsPass, .backspaceEmpties,
        .caretStaysBesideTyped, .pasteEqualsTyping, .answersAnyRange:
        true
      }
    }
  }

  /// Why it can't be judged; nil if it can.
  var problem: MeaningProblem? {
    if rules.count > 1 { return .severalRules }
    if let set = characters, set.isEmpty { return .noCharacters }
    for (index, one) in limits.enumerated() {
      if one.limit < 0 { return .negativeLimit(one.limit) }
      if let other = limits[..<index].first(where: { $0.unit == one.unit }) {
        return .severalLimits(other.limit, one.limit, unit: one.unit.rawValue)
      }
    }
    return nil
  }

  /// What a person types into such a field.
  var alphabet: Alphabet {
    var alphabet = Alphabet()
    let known = typing.joined().reduce(into: [Character]()) { known, character in
      if !known.contains(character) { known.append(character) }
    }
    if !known.isEmpty {
      alphabet.expected = known
    } else if let known = characters ?? content {
      alphabet.expected = known
    }
    alphabet.texts = typing
    alphabet.limits = limits.map(\.limit) + ruleLimits
    return alphabet
  }

  /// The limits of the rule that the field equals.
  private var ruleLimits: [Int] {
    (rule as? FieldRule)?.conditions.compactMap { ($0 as? MaximumLength)?.limit } ?? []
  }
}
