import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Generators of texts that match regular expressions, compared with Swift's `Regex`.
@Suite struct PatternTests {
  static let patterns = [
    "", "abc", "[A-Z]{2}[0-9]{4,6}(-[a-z]+)?", "a|bc|def", "(a|b)*c", "x?y+z*", #"\d{3}-\d{4}"#,
    #"\w+@\w+\.(com|org)"#, #"[^"]*"#, #"."#, #".{3,7}"#, #"\s\S\s"#, #"\D\W\d\w"#, "a{2,}b{,3}",
    "a*?b+?c??d{1,2}?", "(?:ab|cd)+", "(?<year>[0-9]{4})-(?<month>0[1-9]|1[0-2])", "^abc$", "^a|b$",
    #"\Aab\z"#, #"\u{1F600}\u00E9\x41"#, #"[\u{3B1}-\u{3C9}]+"#, #"[\w.+-]+"#, #"[a\-z]"#, "[-a]",
    "[a-]", "[^a-z]", #"[^\w]"#, #"[^\d\s]+"#, #"\p{Lu}\p{Ll}+ \p{Nd}\p{P}\p{L}\p{N}"#,
    #"[\p{L}_]\p{Ll}?"#, #"\(\)\[\]\{\}\.\*\+\?\|\^\$\\\/"#, "é+ß", "((a|b)(c|d)){2}", "a(|b)c",
    "[.*+?()|]", #"(\d{1,3}\.){3}\d{1,3}"#, "[+-]?[0-9]+(?:[.][0-9]+)?(?:[eE][+-]?[0-9]+)?",
    "#[0-9a-fA-F]{6}", #"\t\n"#, "(((x)))", "日本[一-十]?", #"[\n\t]"#, #"[\x00-\x7F]{4}"#, "a]b}",
    #"[\u{600}-\u{6FF}]{5}"#, #"[\u{0}-\u{10FFFF}]{6}"#, #"[\u{1100}-\u{1200}]+"#,
    #"[\u{300}-\u{400}]{9}"#, "😀?[🇦-🙂]{3}",
  ]

  @Test(arguments: patterns)
  func `Swift's Regex matches every text that is generated from a pattern`(pattern: String) throws {
    let regex = try Regex(pattern)
    let texts = try Generator<String>.string(matching: pattern)
    for text in Sampling.values(texts, cases: 400) {
      #expect(text.wholeMatch(of: regex) != nil, "\(describe(text))")
    }
  }

  @Test(arguments: [
    ("", ""), ("abc|de|fghi", "de"), ("[A-Z]{2}[0-9]{4,6}(-[a-z]+)?", "AA0000"), (".+", "a"),
    ("x*", ""), (#"\d{2,}"#, "00"), ("[^a]", "b"), ("(abc|a)(ddd|d)", "ad"), (#"\W\D\S"#, " aa"),
    ("a{0}", ""), ("a{,1000}", ""), (nested(100), "a"),
    ("a{1000}", String(repeating: "a", count: 1_000)),
    ("a{1000,}", String(repeating: "a", count: 1_000)),
  ])
  func `The simplest text of a pattern is a shortest text`(pattern: String, text: String) throws {
    var source = ChoiceSource(bytes: [])
    #expect(try Generator<String>.string(matching: pattern).generate(&source) == text)
  }

  @Test func `Every alternative and every count of a pattern is drawn`() throws {
    let texts = Sampling.values(
      try Generator<String>.string(matching: "(a|bb|ccc)[xy]{2,4}"), cases: 300)
    #expect(Set(texts.map { $0.prefix { !"xy".contains($0) } }) == ["a", "bb", "ccc"])
    #expect(Set(texts.map { $0.drop { !"xy".contains($0) }.count }) == [2, 3, 4])
    #expect(Set(texts.compactMap(\.last)) == ["x", "y"])
    let shown = Sampling.values(try Generator<String>.string(matching: "[^a]"), cases: 3_000)
    #expect(shown.contains { !$0.allSatisfy(\.isASCII) } && shown.contains("b"))
  }

  @Test func `A text that would be cut short discards the case`() throws {
    let texts = try Generator<String>.string(matching: "([ab]{300}){300}")
    #expect(Run.check(RunTests.claim(texts) { _ in }, RunSettings(cases: 20)).isVacuous)
  }

  @Test(arguments: [
    "(a{1000}){1000}", "((a{1000}){1000}){1000}", "((a?){1000}){101}", "x|(a{101}){1000}",
    nested(90, "{1000}"), #"[^\w\W\s]"#,
  ])
  func `Nested counts with too large a product, and classes without characters, are refused`(
    pattern: String
  ) {
    let isClass = pattern.hasPrefix("[")
    #expect(throws: isClass ? GeneratorError.noText : .tooManyParts(most: 100_000)) {
      try Generator<String>.string(matching: pattern)
    }
  }

  @Test func `Nested counts with a product up to the limit are accepted`() throws {
    var source = ChoiceSource(bytes: [])
    let texts = try Generator<String>.string(matching: "(a{1000}){100}")
    #expect(texts.generate(&source).utf8.count == 100_000)
  }

  static let refused: [(String, Int, RegexProblem)] = [
    ("a(?=b)", 2, .lookaround), ("(?!a)", 1, .lookaround), ("(?<=a)b", 1, .lookaround),
    ("(?<!a)b", 1, .lookaround), (#"(a)\1"#, 4, .backReference), (#"\k<a>"#, 1, .backReference),
    ("ab*+", 2, .possessive), ("(?>a)", 1, .possessive), ("(?i)a", 1, .groupKind),
    ("(?<>a)", 1, .groupKind), ("a(b", 2, .bracket), ("a)b", 2, .bracket), ("x[ab", 2, .bracket),
    ("a^b", 2, .anchor), ("a$b", 2, .anchor), ("(^a)", 2, .anchor), (#"a\bc"#, 2, .anchor),
    (#"\p{Greek}"#, 1, .property("Greek")), (#"a\q"#, 2, .escape(#"\q"#)),
    ("a\\", 2, .escape("\\")), (#"\u{110000}"#, 1, .escape(#"\u{110000}"#)),
    (#"\x4"#, 1, .escape(#"\x4"#)), ("*a", 1, .nothingToRepeat), ("a**", 3, .nothingToRepeat),
    ("(+)", 2, .nothingToRepeat), ("a{x}", 2, .count), ("a{3,2}", 2, .count), ("{2}", 1, .count),
    ("a{1001}", 2, .count), ("a{99999999999999999999}", 2, .count), ("a{,}", 2, .count),
    ("[z-a]", 2, .range), (#"[a-\d]"#, 2, .range), ("[]", 1, .characterClass),
    ("[a[b]]", 3, .characterClass), ("[[:alpha:]]", 2, .characterClass),
    ("[a&&b]", 3, .characterClass), ("[a--b]", 3, .characterClass),
    ("[a~~b]", 3, .characterClass),
    ("a{1001,}", 2, .count), ("a{,1001}", 2, .count),
    ("a{9223372036854775800,}", 2, .count), ("a{9223372036854775807,}", 2, .count),
    (nested(101), 101, .tooDeep),
  ]

  private static func nested(_ depth: Int, _ quantifier: String = "") -> String {
    String(repeating: "(", count: depth) + "a" + String(repeating: ")" + quantifier, count: depth)
  }

  @Test(arguments: refused)
  func `Unsupported syntax in a pattern is refused with its offset`(
    pattern: String, place: Int, problem: RegexProblem
  ) {
    #expect(throws: GeneratorError.badPattern(pattern, at: place, problem)) {
      try Generator<String>.string(matching: pattern)
    }
  }

  @Test func `Any text is either a pattern that Swift matches or refused`() {
    expectHolds(forAll: .string(of: #"ab()[]{}|*+?^$.\-,19:<=!"#, 0...12)) { pattern in
      guard let texts = try? Generator<String>.string(matching: pattern) else { return }
      let regex = try Regex(pattern)
      var source = ChoiceSource(random: RandomBits(seed: 1))
      let text = texts.generate(&source)
      try require(text.wholeMatch(of: regex) != nil, "\(pattern) made \(describe(text))")
    }
  }

  @Test func `The largest number of repetitions doesn't overflow`() throws {
    let texts = try Generator<String>.string(matching: "ab+c{2,}d*", repetitions: .max)
    var source = ChoiceSource(bytes: [])
    #expect(texts.generate(&source) == "abcc")
    #expect(Sampling.values(texts, cases: 5).allSatisfy { $0.hasPrefix("ab") })
  }
}
