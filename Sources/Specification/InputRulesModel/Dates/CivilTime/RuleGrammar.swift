/// The grammar of a rule's text, applied byte by byte; a terminal is a set of bytes (D12.12,
/// D12.13).
enum RuleGrammar {
  private typealias Pattern = RegularPattern<String>

  private static let digit = one("0123456789")
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  private static let sign = one("+-").orNothing

  private static func one(_ bytes: String) -> Pattern { .one(bytes) }

  private static func all(_ parts: [Pattern]) -> Pattern { .all(parts) }

  private static func any(_ parts: [Pattern]) -> Pattern { .either(parts) }

  private static func name(_ bytes: String) -> Pattern {
    .repeated(one(bytes), atLeast: 3, atMost: .max)
  }

  private static let anyName = any([
    name(letters), all([one("<"), name(letters + "0123456789+-"), one(">")]),
  ])

  private static let sixty = all([one(":"), one("012345"), digit])
  private static let minutes = all([sixty, sixty.orNothing]).orNothing
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

  /// The first offset at which a text stops being a rule for zone files of this version; `nil` if
  /// the whole text is a rule (D12.12, D12.13).
  static func offsetOfProblem(in text: [UInt8], version: Int) -> Int? {
    var patterns: Set = [rule(version: version)]
    for (offset, byte) in text.enumerated() {
      patterns = Set(patterns.flatMap { $0.rests { $0.utf8.contains(byte) } })
      if patterns.isEmpty { return offset }
    }
    return patterns.contains(where: \.mayEnd) ? nil : text.count
  }

  private static func rule(version: Int) -> Pattern {
    let time = version < 3 ? all([upTo24, minutes]) : all([sign, upTo167, minutes])
    let moment = all([one(","), day, all([one("/"), time]).orNothing])
    let summer = all([anyName, offset.orNothing, moment, moment])
    return all([anyName, offset, summer.orNothing])
  }
}
