import Testing

@testable import RuleTesting

/// The forms in which people also write what a hint shows.
@Suite struct TypingNeighborsTests {
  @Test(arguments: [
    ("12:30", ["9:30", "1230"]),
    ("5551234567", ["555-123-4567", "(555) 123-4567", "555.123.4567", "+15551234567"]),
    ("(555) 123-4567", ["5551234567", "555 123 4567"]),
    ("12/25/2024", ["4/5/2024", "12/31/1999"]), ("25.12.2024", ["4.5.2024"]),
    ("2024-12-25", ["2024-4-5"]), ("4111111111111111", ["4111 1111 1111 1111"]),
    ("4111111111111111", ["4111111111111111x", "12345678901234567890"]),
    ("42", ["12345678901234567890", "42x", "-42", "1,234.56", "1.234,56"]),
  ])
  func `A hint has its other forms`(hint: String, forms: [String]) {
    let all = TypingNeighbors(of: hint).all
    #expect(Set(all).isSuperset(of: forms), "\(all)")
    #expect(Set(all).count == all.count && !all.contains(hint))
  }

  @Test func `A word has none, and neighbors are pasted after the hints`() {
    #expect(TypingNeighbors(of: "anna").all.isEmpty)
    let meanings = Meanings(all: [], typing: ["12:30", "9:30"])
    #expect(meanings.alphabet.texts == ["12:30", "9:30"])
    #expect(meanings.alphabet.neighbors.prefix(3) == ["09:30", "930", "1230"])
  }
}
