import InputRules
import Testing

/// Symbols that could be confused with each other are refused (N3.6).
@Suite struct NumberSymbolsTests {
  private func refuses(_ make: () throws(NumberError) -> NumberSymbols) -> Bool {
    do throws(NumberError) {
      _ = try make()
      return false
    } catch {
      if case .ambiguousSymbols = error { return "\(error)".hasSuffix("give each its own") }
      return false
    }
  }

  @Test func `Symbols that clash with each other are refused`() {
    #expect(refuses { () throws(NumberError) in try NumberSymbols(groupingSeparator: ".") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(decimalSeparator: "5") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(decimalSeparator: "e") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(decimalSeparator: " ") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(minusSign: "") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(minusSign: "--") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(minusSign: "+") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(exponentMark: "") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(exponentMark: "e1") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(exponentMark: "10^") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(exponentMark: "E1") })
    #expect(
      refuses { () throws(NumberError) in
        try NumberSymbols(groupingSeparator: "\u{A0}", plusSign: " ")
      })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(digits: "012345678") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(digits: "1023456789") })
    #expect(
      refuses { () throws(NumberError) in try NumberSymbols(digits: "\u{660}\u{660}23456789") })
    #expect(refuses { () throws(NumberError) in try NumberSymbols(groupingSeparator: "\u{200E}") })
  }

  @Test func `Group sizes below one become one`() {
    let grouping = NumberGrouping(primary: 0, secondary: -3, minimum: .min)
    #expect(grouping == NumberGrouping(primary: 1, secondary: 1, minimum: 1))
  }
}
