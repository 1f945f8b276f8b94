import Foundation
import InputRules
import PropertyTesting
import RuleTesting
import Testing

/// What is meant to go in goes in, whatever else is meant.
@Suite struct FittingTests {
  private static let digits = "0123456789"

  /// A limit of so many characters.
  private static func limited(_ limit: Int) -> TestedField {
    .delegate("limited") { text, range, replacement in
      text.replacing(range, with: replacement).count <= limit
    }
  }

  /// Digits with a separator before some of them.
  private static func grouped(
    by separator: String, before places: [Int], isFull: @escaping @Sendable (String) -> Bool
  ) -> TestedField {
    .onChange("grouped") { old, new in
      let digits = new.asciiDigits
      if isFull(digits) { return old }
      return digits.enumerated().map { (places.contains($0) ? separator : "") + String($1) }
        .joined()
    }
  }

  private static func broken(_ field: TestedField, _ meaning: FieldMeaning...) -> [String] {
    field.examined(meaning: meaning, settings: RunSettings(cases: 200)).failures.map(\.law)
  }

  @Test func `A wrong limit is found beside a condition`() {
    let any = FieldMeaning.always("Any text.") { _ in true }
    #expect(Self.broken(Self.limited(5), .atMost(6), any) == ["WhatFitsIsAccepted"])
    #expect(Self.broken(Self.limited(6), .atMost(6), any).isEmpty)
  }

  @Test func `A longest text is told with the character that doesn't go in`() throws {
    let five = TestedField.onChange("cut") { String($0.prefix(5)) }
    let report = five.examined(meaning: [.atMost(6), .formattingIsIdempotent])
    let failure = try #require(report.failures.first)
    #expect(
      failure.steps == [
        #"paste "111111"  rewritten, shows "11111""#, #"type "1"  refused, shows "11111""#,
      ])
    #expect(failure.expected == "a text of 6 characters")
    #expect(failure.found == "at most 5")
    #expect(failure.askedFor == [".atMost(_:)"])
    let named = five.examined(
      meaning: [.atMost(6), .formattingIsIdempotent], typing: ["abcde"],
      settings: RunSettings(cases: 50))
    #expect(
      named.failures.first?.steps == [
        #"paste "abcde"  shows "abcde""#, #"type "e"  refused, shows "abcde""#,
      ])
  }

  @Test func `A long limit is reached, or isn't, and is no hang`() {
    let long = TestedField.onChange("long") { String($0.prefix(999)) }
    #expect(Self.broken(long, .atMost(1_000), .formattingIsIdempotent) == ["TheLimitIsReached"])
    #expect(Self.broken(long, .atMost(999), .formattingIsIdempotent).isEmpty)
  }

  @Test func `A limit of many characters is asked for from both sides, or it is said why not`() {
    #expect(Self.broken(Self.limited(49_999), .atMost(50_000)) == ["TheLimitIsReached"])
    #expect(Self.broken(Self.limited(50_001), .atMost(50_000)) == ["TheLimitIsReached"])
    #expect(Self.broken(Self.limited(50_000), .atMost(50_000)).isEmpty)
    let most = Self.limited(2_000_000).examined(
      meaning: [.atMost(2_000_000)], settings: RunSettings(cases: 1))
    let reason = "TheLimitIsReached: no text of more than 1,000,000 characters is typed"
    #expect(most.left == [reason])
  }

  @Test func `A limit that no separator fits below is reached`() {
    let whole = TestedField.onChange("whole") { old, new in
      let digits = new.asciiDigits
      let shown = digits.isEmpty ? "" : digits.groupedByCommas
      return shown.count <= 8 ? shown : old
    }
    // 123,456 has 7 characters, and 1,234,567 would have 9.
    #expect(
      Self.broken(whole, .atMost(8), .keepsContent("123456789"), .backspaceEmpties).isEmpty)
    let short = TestedField.onChange("short") { old, new in
      let digits = new.asciiDigits
      let shown = digits.isEmpty ? "" : digits.groupedByCommas
      return shown.count <= 6 ? shown : old
    }
    #expect(
      Self.broken(short, .atMost(8), .keepsContent("123456789")) == ["TheLimitIsReached"])
  }

  @Test func `Zeros that vanish are a form, and a limit that counts what is replaced isn't`() {
    let percent = TestedField.onChange("percent") { new in
      let digits = new.asciiDigits.prefix(9)
      return digits.isEmpty ? "" : "\(min(100, Int(digits) ?? 100))"
    }
    let number = FieldMeaning.always("0 to 100.") { (Int($0) ?? 101) <= 100 }
    #expect(Self.broken(percent, number, .atMost(3), .characters(Self.digits)).isEmpty)
    let any = FieldMeaning.always("Any text.") { _ in true }
    let counts = TestedField.textField(
      "counts", shouldChange: { field, _, new in (field.text ?? "").count + new.count <= 4 })
    #expect(Self.broken(counts, .atMost(4), any) == ["WhatFitsIsAccepted"])
  }

  @Test func `A date that refuses a 35th day reaches its limit`() {
    let date = Self.grouped(by: "/", before: [2, 4]) { digits in
      let parts = [digits.prefix(2), digits.dropFirst(2).prefix(2)]
      return digits.count > 8
        || zip(parts, [12, 31]).contains { part, most in
          part.count == 2 ? !(1...most).contains(Int(part) ?? 0) : part > "3"
        }
    }
    #expect(Self.broken(date, .atMost(10), .keepsContent(Self.digits)).isEmpty)
  }

  @Test func `A character that is allowed stands somewhere in a field that formats`() {
    let number = Self.grouped(by: "-", before: [3, 5]) { $0.count > 9 }
    #expect(
      Self.broken(number, .characters(Self.digits + "-"), .formattingIsIdempotent).isEmpty)
    let signed = TestedField.onChange("signed") { Int($0).map { "\($0)" } ?? "" }
    #expect(
      Self.broken(signed, .characters(Self.digits + "-"), .formattingIsIdempotent).isEmpty)
    let nine = TestedField.onChange("nine") { $0.filter { "123456789".contains($0) } }
    #expect(
      Self.broken(nine, .characters(Self.digits), .formattingIsIdempotent)
        == ["EachAllowedCharacterStands"])
  }

  @Test func `Only these characters stand, and it isn't promised that each goes in`() {
    let time = Self.grouped(by: ":", before: [2]) { $0.count > 4 }
    #expect(Self.broken(time, .onlyCharacters(Self.digits + ":")).isEmpty)
    #expect(Self.broken(time, .onlyCharacters(Self.digits)) == ["OnlyAllowedCharactersStand"])
    #expect(Self.broken(time, .characters(Self.digits + ":")).contains("WhatFitsIsAccepted"))
    let typed = TestedField.delegate("typed") { text, range, replacement in
      text.replacing(range, with: replacement).wholeMatch(of: #/[0-9]{0,2}(:[0-9]{0,2})?/#) != nil
    }
    #expect(Self.broken(typed, .onlyCharacters(Self.digits + ":"), .atMost(5)).isEmpty)
    #expect(
      Self.broken(typed, .onlyCharacters(Self.digits + ":"), .atMost(6)) == ["TheLimitIsReached"])
  }

  @Test func `A failure names the part of the meaning that asks for the law`() throws {
    let time = Self.grouped(by: ":", before: [2]) { $0.count > 4 }
    let report = time.examined(meaning: [.characters(Self.digits + ":"), .atMost(5)])
    let failure = try #require(report.failures.first)
    #expect(failure.askedFor == [".characters(_:)", ".atMost(_:)"])
    #expect("\(failure)".contains("\n  asked    because of .characters(_:) and .atMost(_:)\n"))
    let trap = TestedField.delegate("trap") { text, _, _ in text.isEmpty || Int(text + "x")! > 0 }
    let ending = try #require(trap.examined(meaning: [.atMost(4)]).failures.first)
    #expect(ending.askedFor.isEmpty && !"\(ending)".contains("because of"))
  }

  @Test func `Laws that aren't checked are named with a reason`() throws {
    let five = TestedField.onChange("cut") { String($0.prefix(5)) }
    let settings = RunSettings(cases: 20)
    let formatting = five.examined(
      meaning: [.atMost(5), .atMost(99, .utf8), .formattingIsIdempotent], settings: settings)
    #expect(formatting.isFine)
    #expect(
      formatting.left.map { $0.prefix { $0 != ":" } } == [
        "WhatFitsIsAccepted", "TheLimitIsReached", "TheLimitIsReached",
      ])
    let rule = FieldRule([try MaximumLength(5)])
    let equal = Self.limited(5).examined(
      meaning: [.equals(rule), .atMost(5)], settings: settings)
    #expect(equal.left == ["WhatFitsIsAccepted: the rule of .equals(_:) says what goes in"])
    #expect(equal.summary.contains("\n  not checked: WhatFitsIsAccepted: the rule of"))
    let trap = TestedField.delegate("trap") { text, _, _ in Int(text + "x")! > 0 }
    let ended = trap.examined(meaning: [.deletionsPass], settings: settings)
    #expect(
      ended.left.last == "DeletionsPass: EveryEditIsAnswered must hold first")
  }

  @Test(arguments: [
    TestedField.delegate("delegate") { _, _, _ in true }, .onChange("onChange") { $0 },
    .formatter("formatter") { ($0.replacing($1, with: $2), $1.location + $2.utf16.count) },
    .anew { .textField("anew", shouldChange: { _, _, _ in true }) },
  ])
  func `Each part of a meaning has laws that are asked or named`(field: TestedField) throws {
    let any: @Sendable (String) -> Bool = { _ in true }
    let parts: [(FieldMeaning, String)] = [
      (.equals(FieldRule([])), "AnswersAsMeant"), (.always("Any.", any), "WhatStandsIsAllowed"),
      (.accepts("Any.", any), "WhatStandsIsAllowed"), (.accepts("Any.", any), "WhatFitsIsAccepted"),
      (.atMost(9), "StaysWithinTheLimit"), (.atMost(9), "WhatFitsIsAccepted"),
      (.characters("ab"), "OnlyAllowedCharactersStand"), (.characters("ab"), "WhatFitsIsAccepted"),
      (.onlyCharacters("ab"), "OnlyAllowedCharactersStand"), (.deletionsPass, "DeletionsPass"),
      (.backspaceEmpties, "BackspaceEmpties"), (.keepsContent("a"), "ContentIsKept"),
      (.formattingIsIdempotent, "FormattingIsIdempotent"),
      (.answersAnyRange, "EveryRangeIsAnswered"),
      (.caretStaysBesideTyped, "CaretStaysBesideTyped"), (.pasteEqualsTyping, "PasteEqualsTyping"),
    ]
    for (part, law) in parts {
      for other in [FieldMeaning.formattingIsIdempotent, .always("Any.", any), .backspaceEmpties] {
        let asked = FieldClaims.of(field, meaning: part, other).map(\.property.name)
        if asked.contains(law) { continue }
        let report = field.examined(meaning: [part, other], settings: RunSettings(cases: 1))
        #expect(
          report.left.contains { $0.hasPrefix("\(law): ") }, "\(part) beside \(other): \(report)")
      }
    }
  }
}
