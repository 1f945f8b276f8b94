import InputRules
import Testing

/// Exponents from the written digits (N5).
@Suite struct PowerOfTenTests {
  private func exponent(_ digits: String, isNegative: Bool) -> PowerOfTen {
    PowerOfTen(isNegative: isNegative, trusting: digits.utf8.map { $0 - 48 })
  }

  @Test(arguments: [
    ("", 0), ("0", 0), ("7", 7), ("0012", 12), ("308", 308),
    ("999999999999999999", 999_999_999_999_999_999),
    ("1000000000000000000", 1_000_000_000_000_000_000),
    ("4611686018427387903", 4_611_686_018_427_387_903),
    ("04611686018427387904", 4_611_686_018_427_387_904),
  ])
  func `An exponent is near up to 2⁶²`(digits: String, value: Int) {
    #expect(exponent(digits, isNegative: false) == .near(value))
    #expect(exponent(digits, isNegative: true) == .near(-value))
  }

  @Test(arguments: ["4611686018427387905", "9223372036854775808", "10000000000000000000"])
  func `A larger exponent keeps its digits`(digits: String) {
    let kept = digits.utf8.map { $0 - 48 }
    #expect(exponent("00" + digits, isNegative: false) == .far(isNegative: false, digits: kept))
    #expect(exponent("00" + digits, isNegative: true) == .far(isNegative: true, digits: kept))
  }
}
