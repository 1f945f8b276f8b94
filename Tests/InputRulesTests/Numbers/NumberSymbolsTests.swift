import InputRules
import Testing

/// Symbols that could be read in two ways can't be made (N3.6).
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

  @Test func `Clashes are refused`() {
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

  @Test func `Sizes below one are one`() {
    let grouping = NumberGrouping(primary: 0, secondary: -3, minimum: .min)
    #expect(grouping == NumberGrouping(primary: 1, secondary: 1, minimum: 1))
  }

  @Test func `Signs of their own are read`() throws {
    let format = NumberFormat(try NumberSymbols(minusSign: "~", plusSign: "p"))
    #expect(try format.text(of: -5) == "~5")
    #expect(try format.value(of: "~5") == -5)
    #expect(try format.value(of: "p5") == 5)
  }

  @Test func `Never grouping is no trap`() throws {
    let symbols = try NumberSymbols(grouping: NumberGrouping(minimum: .max))
    #expect(try NumberFormat(symbols, grouping: .strict).text(of: 1_234_567) == "1234567")
  }

  @Test func `Equal symbols are equal`() throws {
    #expect(try NumberSymbols() == .posix)
    #expect(try NumberSymbols(minusSign: "\u{2212}") != .posix)
    #expect(Set([NumberSymbols.posix, try NumberSymbols()]).count == 1)
  }
}
