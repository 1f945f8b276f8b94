import InputRules
import Testing
import ReadyFields

/// The fields for postal codes (K17).
@Suite struct PostalCodeTests {
  @Test(arguments: [
    ("US", "12345", "12345"), ("US", "12345-6789", "12345-6789"), ("US", "123456789", "12345-6789"),
    ("CA", "h3z2y7", "H3Z 2Y7"), ("GB", "m11aa", "M1 1AA"), ("GB", "sw1a1aa", "SW1A 1AA"),
    ("GB", "CR26XH", "CR2 6XH"), ("NL", "1234ab", "1234 AB"), ("JP", "1540023", "154-0023"),
    ("BR", "40301110", "40301-110"), ("PL", "00950", "00-950"), ("PT", "2725079", "2725-079"),
    ("SE", "11455", "114 55"), ("CZ", "10000", "100 00"), ("AD", "ad100", "AD100"),
    ("LT", "04340", "04340"), ("LT", "LT-04340", "LT-04340"), ("MT", "bzn1130", "BZN 1130"),
    ("LV", "1073", "1073"), ("LV", "lv1073", "LV-1073"), ("IE", "d6wxy00", "D6W XY00"),
    ("TR", "34000", "34000"), ("VN", "700000", "700000"), ("BN", "bs8672", "BS8672"),
    ("GI", "gx111aa", "GX11 1AA"), ("KY", "ky11100", "KY1-1100"), ("LB", "20383054", "2038 3054"),
  ])
  func `A postal code is shown as its region writes it`(
    region: String, typed: String, text: String
  ) throws {
    let field = try PrefixField.postalCode(region: region)
    #expect(field.formatted(typed) == text)
    #expect(field.finalObjection(to: text) == nil)
    #expect(field.row(of: text).name == region)
  }

  @Test(arguments: [
    ("US", "1234", PatternProblem.incomplete), ("US", "12345-6", .incomplete),
    ("CA", "H3Z 2YO", .failsCheck), ("GB", "SW", .incomplete), ("GB", "SWW 1AA", .failsCheck),
    ("MC", "97000", .failsCheck), ("ME", "11000", .failsCheck),
  ])
  func `An incomplete or impossible postal code is refused at the end`(
    region: String, text: String, problem: PatternProblem
  ) throws {
    let field = try PrefixField.postalCode(region: region)
    #expect(field.finalObjection(to: field.formatted(text)) == .notFormatted(problem))
  }

  @Test func `The keyboard has letters only if the postal code may contain letters`() throws {
    #expect(try PrefixField.postalCode(region: "US").traits.keyboard == .digits)
    #expect(try PrefixField.postalCode(region: "MC").traits.keyboard == .digits)
    #expect(try PrefixField.postalCode(region: "CA").traits.keyboard == .capitals)
    #expect(throws: PostalRegionError.unknown("XX")) { try PrefixField.postalCode(region: "XX") }
    #expect("\(PostalRegionError.unknown("XX"))".contains("\"XX\""))
  }
}
