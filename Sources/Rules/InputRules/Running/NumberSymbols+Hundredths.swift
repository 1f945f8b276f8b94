extension NumberSymbols {
  /// A number of hundredths, written with two decimals.
  func text(ofHundredths hundredths: Int) -> String {
    let format = NumberFormat(self, signs: .none, allowsExponent: false, fractionDigits: 2...2)
    let number = ExactNumber(
      trusting: hundredths.magnitude.decimalDigits, exponent: .near(-2))
    // Only thousands of zeros or a sign can't be written, and there are neither here.
    return (try? format.text(of: number)) ?? ""
  }

  /// The number that a text represents.
  func number(in text: String) throws(RunProblem) -> ExactNumber {
    let format = NumberFormat(self, signs: .none, allowsExponent: false)
    do throws(NumberProblem) {
      return try format.value(of: text)
    } catch {
      throw .unreadable(offset: error.offset)
    }
  }
}
