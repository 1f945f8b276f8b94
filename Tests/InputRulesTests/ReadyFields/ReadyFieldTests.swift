import InputRules
import Testing
import ReadyFields

/// The traits of ready fields, and the texts that are read aloud (K4, K16).
@Suite struct ReadyFieldTests {
  @Test(arguments: PhoneField.regions)
  func `The example of a phone field is a phone number in its region`(region: String) throws {
    let field = try PhoneField(region: region)
    let example = field.traits.example
    #expect(field.formatted(example) == example && field.finalObjection(to: example) == nil)
    #expect(field.value(of: example) != nil)
    #expect(field.traits.keyboard == .phone && field.traits.contentType == .telephoneNumber)
  }

  @Test(arguments: [
    ("", ""), ("4", "Visa, 4"), ("4242 4", "Visa, 4 2 4 2, 4"), ("0", "0"),
    ("3782 822463 10005", "American Express, 3 7 8 2, 8 2 2 4 6 3, 1 0 0 0 5"),
  ])
  func `A card is read aloud with brand and groups`(text: String, spoken: String) {
    #expect(PrefixField.card.accessibilityValue(of: text) == spoken)
  }

  @Test func `A phone number is read aloud with its region and its groups`() throws {
    let field = try PhoneField(region: "US")
    let spoken = field.accessibilityValue(of: "+1 204-555-0123")
    #expect(spoken == "CA, + 1, 2 0 4, 5 5 5, 0 1 2 3")
    #expect(field.accessibilityValue(of: "(201) 555-0123") == "US, 2 0 1, 5 5 5, 0 1 2 3")
    #expect(field.accessibilityValue(of: "+8") == "+ 8")
    #expect(PrefixField.oneTimeCode().accessibilityValue(of: "12") == "1 2")
  }
}
