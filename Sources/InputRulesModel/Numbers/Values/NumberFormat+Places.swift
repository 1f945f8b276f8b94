import InputRules

extension NumberFormat {
  /// The most digits behind the decimal separator; a bound below zero means none (N1.4).
  var mostPlaces: Int { max(0, fractionDigits.upperBound) }

  /// The fewest digits that are written behind it; a bound below zero means none (N7.3).
  var fewestPlaces: Int { max(0, fractionDigits.lowerBound) }
}
