import InputRules

/// How a beginning of a text is titles of the first wheels, one behind the other (W6).
struct TitleReadings {
  /// Rows whose titles these are: some, if there are several readings.
  let rows: [Int]
  /// Whether other rows have the same titles.
  let areSeveral: Bool
}
