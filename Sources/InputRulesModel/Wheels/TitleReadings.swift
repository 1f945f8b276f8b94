import InputRules

/// A prefix of a text as titles of the first wheels, one after another (W6).
struct TitleReadings {
  /// Rows with these titles: one choice, if there are several readings.
  let rows: [Int]
  /// Whether other rows have the same titles.
  let areSeveral: Bool
}
