import Foundation
import InputRules
import PropertyTesting
import RuleTesting
import Testing

/// An edit that results in an allowed text must be accepted, whatever else the meaning contains.
@Suite struct FittingTests {
  private static let digits = "0123456789"
  private static let condition = FieldMeaning.always("Any text.") { _ in true }

  private static func limited(_ limit: Int) -> TestedField { .takes { $0.count <= limit } }

  private static func cut(_ limit: Int) -> TestedField {
    .onChange("cut") { String($0.prefix(limit)) }
  }

  /// A field that writes digits with a separator before some of them.
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

  @Test(
    arguments: [
      (limited(6), [.atMost(6), condition], []),
      (cut(999), [.atMost(1_000), .formattingIsIdempotent], ["TheLimitIsReached"]),
      (cut(999), [.atMost(999), .formattingIsIdempotent], []),
      (limited(50_001), [.atMost(50_000)], ["TheLimitIsReached"]),
      (limited(50_000), [.atMost(50_000)], []),
      // The limit of this code also counts the replaced text.
      (
        .delegate("counts") { $0.count + $2.count <= 4 }, [.atMost(4), condition],
        ["FittingTextIsAccepted"]
      ),
      (
        .onChange("signed") { Int($0).map { "\($0)" } ?? "" },
        [.characters(digits + "-"), .formattingIsIdempotent], []
      ),
      (
        grouped(by: "-", before: [3, 5]) { $0.count > 9 },
        [.characters(digits + "-"), .formattingIsIdempotent], []
      ),
    ] as [(TestedField, [FieldMeaning], [String])])
  func `A field must accept a text that fits, or reformat it`(
    field: TestedField, meaning: [FieldMeaning], laws: [String]
  ) {
    let settings = RunSettings(cases: 200, shrinkLimit: 10)
    #expect(field.examined(meaning: meaning, settings: settings).failures.map(\.law) == laws)
  }

  @Test func `A limit counts as reached if only a separator is missing`() {
    func whole(_ limit: Int) -> TestedField {
      .onChange("whole") { old, new in
        let digits = new.asciiDigits
        let shown = digits.isEmpty ? "" : digits.groupedByCommas
        return shown.count <= limit ? shown : old
      }
    }
    // The text 123,456 has 7 characters, but 1,234,567 would have 9.
    #expect(whole(8).broken(.atMost(8), .keepsContent("123456789"), .backspaceEmpties).isEmpty)
    #expect(whole(6).broken(.atMost(8), .keepsContent("123456789")) == ["TheLimitIsReached"])
    let percent = TestedField.onChange("percent") { new in
      let digits = new.asciiDigits.prefix(9)
      return digits.isEmpty ? "" : "\(min(100, Int(digits) ?? 100))"
    }
    let number = FieldMeaning.always("0 to 100.") { (Int($0) ?? 101) <= 100 }
    #expect(percent.broken(number, .atMost(3), .characters(Self.digits)).isEmpty)
    let date = Self.grouped(by: "/", before: [2, 4]) { digits in
      let parts = [digits.prefix(2), digits.dropFirst(2).prefix(2)]
      return digits.count > 8
        || zip(parts, [12, 31]).contains { part, most in
          part.count == 2 ? !(1...most).contains(Int(part) ?? 0) : part > "3"
        }
    }
    #expect(date.broken(.atMost(10), .keepsContent(Self.digits)).isEmpty)
  }

  @Test func `A field with the meaning onlyCharacters may refuse some characters`() throws {
    let time = Self.grouped(by: ":", before: [2]) { $0.count > 4 }
    #expect(time.broken(.onlyCharacters(Self.digits + ":")).isEmpty)
    #expect(time.broken(.onlyCharacters(Self.digits)) == ["OnlyAllowedCharactersAreShown"])
    #expect(time.broken(.characters(Self.digits + ":")).contains("FittingTextIsAccepted"))
    let typed = TestedField.takes { $0.wholeMatch(of: #/[0-9]{0,2}(:[0-9]{0,2})?/#) != nil }
    #expect(typed.broken(.onlyCharacters(Self.digits + ":"), .atMost(5)).isEmpty)
    #expect(typed.broken(.onlyCharacters(Self.digits + ":"), .atMost(6)) == ["TheLimitIsReached"])
    let report = time.examined(meaning: [.characters(Self.digits + ":"), .atMost(5)])
    #expect(report.failures.first?.requiredBy == [".characters(_:)", ".atMost(_:)"])
  }
}
