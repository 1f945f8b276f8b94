/// The grammar of a rule's text, byte by byte (D12.12, D12.13).
indirect enum RuleGrammar: Sendable {
  /// Any one of these bytes.
  case one(String)
  /// Several grammars, one after another.
  case all([RuleGrammar])
  /// Any one of several grammars.
  case any([RuleGrammar])
  /// Any number of repetitions of a grammar.
  case many(RuleGrammar)

  /// The grammar, or the empty text.
  static func optional(_ grammar: RuleGrammar) -> RuleGrammar { .any([.all([]), grammar]) }

  /// The ends of all texts that the grammar accepts from an offset; records each offset at which a
  /// byte was expected.
  func ends(in text: [UInt8], from start: Int, _ noted: inout Set<Int>) -> Set<Int> {
    switch self {
    case .one(let bytes):
      noted.insert(start)
      return start < text.count && bytes.utf8.contains(text[start]) ? [start + 1] : []
    case .all(let parts):
      var ends: Set<Int> = [start]
      for part in parts {
        var next: Set<Int> = []
        for end in ends { next.formUnion(part.ends(in: text, from: end, &noted)) }
        ends = next
      }
      return ends
    case .any(let parts):
      var ends: Set<Int> = []
      for part in parts { ends.formUnion(part.ends(in: text, from: start, &noted)) }
      return ends
    case .many(let part):
      var ends: Set<Int> = [start]
      var last = ends
      while !last.isEmpty {
        var next: Set<Int> = []
        for end in last { next.formUnion(part.ends(in: text, from: end, &noted)) }
        last = next.subtracting(ends)
        ends.formUnion(next)
      }
      return ends
    }
  }

  /// The first offset at which no text of the grammar continues like this text; `nil` if the text
  /// belongs to the grammar.
  func offsetOfProblem(in text: [UInt8]) -> Int? {
    var noted: Set<Int> = []
    let ends = ends(in: text, from: 0, &noted)
    return ends.contains(text.count) ? nil : (noted.union(ends)).max()
  }
}

// The parts of a rule.
extension RuleGrammar {
  private static let digit = one("0123456789")
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  private static let sign = optional(one("+-"))

  private static func name(_ bytes: String) -> RuleGrammar {
    all([one(bytes), one(bytes), one(bytes), many(one(bytes))])
  }

  private static let anyName = any([
    name(letters), all([one("<"), name(letters + "0123456789+-"), one(">")]),
  ])

  private static let sixty = all([one(":"), one("012345"), digit])
  private static let minutes = optional(all([sixty, optional(sixty)]))
  private static let upTo24 = any([digit, all([one("01"), digit]), all([one("2"), one("01234")])])
  private static let upTo167 = any([
    digit, all([digit, digit]), all([one("0"), digit, digit]),
    all([one("1"), one("012345"), digit]), all([one("1"), one("6"), one("01234567")]),
  ])

  private static let offset = all([sign, upTo24, minutes])

  private static let upTo365 = any([
    digit, all([digit, digit]), all([one("012"), digit, digit]),
    all([one("3"), one("012345"), digit]), all([one("3"), one("6"), one("012345")]),
  ])
  private static let upTo365From1 = any([
    one("123456789"), all([one("0"), one("123456789")]), all([one("123456789"), digit]),
    all([one("0"), one("0"), one("123456789")]), all([one("0"), one("123456789"), digit]),
    all([one("12"), digit, digit]), all([one("3"), one("012345"), digit]),
    all([one("3"), one("6"), one("012345")]),
  ])
  private static let month = any([
    one("123456789"), all([one("0"), one("123456789")]), all([one("1"), one("012")]),
  ])
  private static let day = any([
    all([one("J"), upTo365From1]), upTo365,
    all([one("M"), month, one("."), one("12345"), one("."), one("0123456")]),
  ])

  /// A rule, in a file of this version (D12.12, D12.13).
  static func rule(version: Int) -> RuleGrammar {
    let time = version < 3 ? all([upTo24, minutes]) : all([sign, upTo167, minutes])
    let moment = all([one(","), day, optional(all([one("/"), time]))])
    let summer = all([anyName, optional(offset), moment, moment])
    return all([anyName, offset, optional(summer)])
  }
}
