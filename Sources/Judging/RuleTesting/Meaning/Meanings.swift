import InputRules

/// All parts of a field's meaning.
struct Meanings: Sendable {
  let all: [FieldMeaning]
  /// Texts that people type or paste into the field.
  let typing: [String]
  /// The texts of `typing`, and similar texts.
  let pasted: [String]

  init(all: [FieldMeaning], typing: [String] = []) {
    self.all = all
    self.typing = typing.filter { !$0.isEmpty }
    var known: Set<String> = []
    let near = self.typing.flatMap { TypingNeighbors(of: $0).all }
    pasted = self.typing + near.filter { !typing.contains($0) && known.insert($0).inserted }
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

  /// The characters that the text may contain, or `nil` if the meaning doesn't restrict them.
  var characters: [Character]? {
    all.compactMap {
      switch $0.kind {
      case .characters(let set), .onlyCharacters(let set): set
      default: nil
      }
    }.shared
  }

  /// The characters that are promised to be accepted, or `nil` if the meaning lists none.
  var promised: [Character]? {
    all.compactMap { if case .characters(let set) = $0.kind { set } else { nil } }.shared
      .map { set in set.filter { characters?.contains($0) ?? true } }
  }

  var contents: [Content] {
    all.compactMap { if case .keepsContent(let content) = $0.kind { content } else { nil } }
  }

  /// The kept characters, which are counted, or `nil` for letters and digits.
  var content: Content? {
    if let function = contents.first(where: { $0.members == nil }) { return function }
    if contents.isEmpty { return nil }
    return Content(
      contents.flatMap { $0.members ?? [] }, overwrites: contents.contains(where: \.overwrites))
  }

  /// The conditions that alone decide on a text.
  var conditions: [@Sendable (String) -> Bool] {
    all.compactMap { if case .accepts(_, let condition) = $0.kind { condition } else { nil } }
  }

  /// The conditions that each shown text satisfies.
  var always: [@Sendable (String) -> Bool] { always(isBan: false) }

  func always(isBan: Bool) -> [@Sendable (String) -> Bool] {
    all.filter { $0.isBan == isBan }
      .compactMap { if case .always(_, let condition) = $0.kind { condition } else { nil } }
  }

  /// The reason the meaning can't be checked, or `nil`.
  var problem: MeaningProblem? {
    if rules.count > 1 { return .severalRules }
    if let set = characters, set.isEmpty { return .noCharacters }
    if let limit = contents.compactMap(\.limit).first(where: { $0 < 0 }) {
      return .negativeLimit(limit)
    }
    if contents.contains(where: { $0.members?.isEmpty ?? false || $0.limit == 0 }) {
      return .noContent
    }
    if sentences.contains(where: \.isBlank) { return .noSentence }
    for (index, one) in limits.enumerated() {
      if one.limit < 0 { return .negativeLimit(one.limit) }
      if let other = limits[..<index].first(where: { $0.unit == one.unit }) {
        return .severalLimits(other.limit, one.limit, unit: one.unit.rawValue)
      }
    }
    return nil
  }

  /// The descriptions of conditions and differences in reports.
  private var sentences: [String] {
    rules.flatMap { $0.1.map(\.name) }
      + all.compactMap {
        switch $0.kind {
        case .always(let sentence, _), .accepts(let sentence, _), .value(let sentence, _): sentence
        default: nil
        }
      }
  }

  /// The actions that a person can perform at a field.
  func alphabet(of field: TestedField) -> Alphabet {
    var alphabet = alphabet
    alphabet.abilities = field.isDriven ? field.abilities : nil
    return alphabet
  }

  /// The texts that a person types into such a field.
  var alphabet: Alphabet {
    var alphabet = Alphabet()
    let known = typing.joined().reduce(into: [Character]()) { known, character in
      if !known.contains(character) { known.append(character) }
    }
    let expected = known.isEmpty ? promised ?? content?.members ?? characters ?? [] : known
    if !expected.isEmpty { alphabet.expected = expected }
    (alphabet.texts, alphabet.neighbors) = (typing, Array(pasted.dropFirst(typing.count)))
    alphabet.limits = limits.map(\.limit) + ruleLimits
    return alphabet
  }

  /// The limits of the rule that the field equals.
  private var ruleLimits: [Int] {
    (rule as? FieldRule)?.conditions.compactMap { ($0 as? MaximumLength)?.limit } ?? []
  }
}

extension [[Character]] {
  /// The characters that are in all sets, or `nil` if there is no set.
  fileprivate var shared: [Character]? {
    first.map { first in first.filter { character in allSatisfy { $0.contains(character) } } }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
