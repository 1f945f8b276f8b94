extension Double {
  /// A year: nobody needs more, and arithmetic with it stays exact.
  private static let longestDuration = 366.0 * 86_400

  /// The seconds that a duration such as `90`, `90s`, `10m`, `8h` or `1h30m` means; nil for any
  /// other text.
  init?(duration: String) {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    var seconds = 0.0
    var digits = ""
    for character in duration {
      if character.isASCII && character.isNumber {
        digits.append(character)
      } else if let unit = units[character], let count = Double(digits) {
        seconds += count * unit
        digits = ""
      } else {
        return nil
      }
    }
    // A bare number means seconds; one after a unit, as in 1h30, is an error.
    if !digits.isEmpty {
      guard seconds == 0, let count = Double(digits) else { return nil }
      seconds = count
    }
    guard seconds > 0, seconds <= Self.longestDuration else { return nil }
    self = seconds
  }
}
