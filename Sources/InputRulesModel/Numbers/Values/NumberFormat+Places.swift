import InputRules

extension NumberFormat {
  /// The largest number of digits after the decimal separator; a bound below zero means none
  /// (N1.4).
  var mostPlaces: Int { max(0, fractionDigits.upperBound) }

  /// The smallest number of digits written after it; a bound below zero means none (N7.3).
  var fewestPlaces: Int { max(0, fractionDigits.lowerBound) }
}
