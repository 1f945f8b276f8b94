import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// What must be kept may be a function of the text.
@Suite struct ContentTests {
  private static let hexadecimal = "0123456789ABCDEF"
  private static let content = FieldMeaning.keepsContent {
    $0.uppercased().filter { hexadecimal.contains($0) }
  }

  private static func formatter(
    _ format: @escaping @Sendable (_ head: String, _ new: String, _ tail: String) -> (String, Int)
  ) -> TestedField {
    .formatter("own") { text, range, replacement in
      let text = text as NSString
      let end = range.location + range.length
      return format(text.substring(to: range.location), replacement, text.substring(from: end))
    }
  }

  private static func report(_ field: TestedField, _ meaning: FieldMeaning...) -> FieldReport {
    field.examined(meaning: meaning, settings: RunSettings(cases: 400))
  }

  @Test func `A field that changes case keeps its content`() {
    let right = Self.formatter { head, new, tail in
      let new = new.uppercased().filter { Self.hexadecimal.contains($0) }
      return (head + new + tail, (head + new).utf16.count)
    }
    let report = Self.report(right, Self.content, .caretStaysBesideTyped)
    #expect(report.isFine, "\(report)")
  }

  @Test func `A field that appends in capitals is found`() throws {
    let wrong = Self.formatter { head, new, tail in
      let shown = (head + tail + new).uppercased()
      return (shown, shown.utf16.count)
    }
    let failure = try #require(Self.report(wrong, Self.content).failures.first)
    #expect(failure.law == "ContentIsKept")
    #expect(failure.askedFor == [".keepsContent(_:)"])
    #expect(failure.test.contains("#expect(typist.text != \""), "\(failure)")
  }

  @Test func `A caret is found beside content that changes case`() throws {
    let wrong = Self.formatter { head, new, tail in
      let shown = (head + new + tail).uppercased()
      return (shown, shown.utf16.count)
    }
    let laws = Self.report(wrong, Self.content, .caretStaysBesideTyped).failures.map(\.law)
    #expect(laws == ["CaretStaysBesideTyped"])
  }

  @Test func `Zeros at the start are dropped and others are kept`() {
    let number = FieldMeaning.keepsContent { String($0.asciiDigits.drop { $0 == "0" }) }
    let right = TestedField.onChange("number") { String($0.asciiDigits.drop { $0 == "0" }) }
    #expect(Self.report(right, number).isFine)
    let wrong = TestedField.onChange("number") { String($0.asciiDigits.filter { $0 != "0" }) }
    #expect(Self.report(wrong, number).failures.map(\.law) == ["ContentIsKept"])
  }

  @Test func `The deletion of a separator may take the character beside it, and no other`() {
    let dropsLast = Self.dashed { String($0.dropLast()) + $1 }
    #expect(Self.report(dropsLast, .keepsContent("0123456789")).isFine)
    let dropsFirst = Self.dashed { $0 + String($1.dropFirst()) }
    #expect(Self.report(dropsFirst, .keepsContent("0123456789")).isFine)
    let dropsTheEnd = Self.dashed { $0 + String($1.dropLast()) }
    #expect(
      Self.report(dropsTheEnd, .keepsContent("0123456789")).failures.map(\.law)
        == ["ContentIsKept"])
  }

  @Test func `The caret that a test suggests is after a typed emoji`() throws {
    let start = Self.formatter { head, new, tail in
      (head + new + tail, new.contains("😀") ? head.utf16.count : (head + new).utf16.count)
    }
    let report = start.examined(
      meaning: [.caretStaysBesideTyped], typing: ["😀"], settings: RunSettings(cases: 400))
    let test = try #require(report.failures.first).test
    #expect(test.contains("#expect(typist.caret == 2)"), "\(test)")
  }

  @Test func `What a character gains isn't lost, and the rest still is`() {
    let keep = FieldMeaning.keepsContent("0123456789")
    let halves = TestedField.onChange("halves") { new in
      String(new.flatMap { $0 == "½" ? Array("12") : $0.isASCII && $0.isNumber ? [$0] : [] })
    }
    #expect(Self.report(halves, keep).isFine)
    let swaps = TestedField.onChange("swaps") { old, new in
      new.contains("½") ? "12" : new.asciiDigits
    }
    #expect(Self.report(swaps, keep).failures.map(\.law) == ["ContentIsKept"])
    let short = Self.formatter { head, new, tail in
      let all = new.flatMap { $0 == "½" ? Array("12") : $0.isASCII && $0.isNumber ? [$0] : [] }
      let digits = String(all.prefix(max(0, 4 - head.count - tail.count)))
      return (head + digits + tail, (head + digits).utf16.count)
    }
    #expect(Self.report(short, keep).isFine)
    let twice = Self.formatter { head, new, tail in
      let digits = new.asciiDigits
      return (head + digits + digits + tail, head.utf16.count)
    }
    #expect(Self.report(twice, keep).failures.map(\.law).contains("ContentIsKept"))
  }

  @Test func `A mask that overwrites is right where this is meant, and may take no more`() {
    func over(_ more: Int) -> TestedField {
      Self.formatter { head, new, tail in
        let digits = new.asciiDigits
        let taken = digits.isEmpty ? 0 : digits.count + more
        return (head + digits + tail.dropFirst(taken), (head + digits).utf16.count)
      }
    }
    let meant = FieldMeaning.keepsContent("0123456789", overwriting: true)
    #expect(Self.report(over(0), meant).isFine)
    #expect(Self.report(over(1), meant).failures.map(\.law) == ["ContentIsKept"])
    let swaps = Self.formatter { head, new, tail in
      (head + String(new.asciiDigits.reversed()) + tail, (head + new.asciiDigits).utf16.count)
    }
    #expect(Self.report(swaps, meant).failures.map(\.law) == ["ContentIsKept"])
    let wipes = Self.formatter { head, new, tail in
      new.contains { !$0.isNumber } ? (tail, 0) : (head + new + tail, (head + new).utf16.count)
    }
    #expect(Self.report(wipes, meant).failures.map(\.law) == ["ContentIsKept"])
    let inserts = FieldMeaning.keepsContent("0123456789")
    #expect(Self.report(over(0), inserts).failures.map(\.law) == ["ContentIsKept"])
  }

  /// Digits with a dash between two of them; `delete` decides what a deleted dash takes along.
  private static func dashed(
    _ delete: @escaping @Sendable (_ head: String, _ tail: String) -> String
  ) -> TestedField {
    .formatter("dashed") { text, range, replacement in
      let halves = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      let isDash = replacement.isEmpty && range.length == 1 && range.location == 2
      let kept =
        isDash && halves.count == 2
        ? delete(halves[0], halves[1]) : text.replacing(range, with: replacement).asciiDigits
      let shown = kept.count < 3 ? kept : "\(kept.prefix(2))-\(kept.dropFirst(2))"
      return (shown, min(range.location, shown.utf16.count))
    }
  }

  @Test func `A meaning that can't be meant is a claim that fails`() throws {
    let field = TestedField.onChange("any") { $0 }
    for meaning in [FieldMeaning.keepsContent(""), .characters("")] {
      let claims = FieldClaims.of(field, meaning: [meaning])
      #expect(claims.map(\.property.name) == ["MeaningCanBeMeant"])
      let found = Run.check(claims[0], RunSettings(cases: 10)).counterexample
      #expect(found?.message.hasPrefix("no character ") == true)
    }
  }
}
