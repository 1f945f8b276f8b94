/// A prefix of a text, read as titles of the first wheels.
struct WheelReading {
  /// The rows with those titles.
  var rows: [Int]
  /// Where it ends, in UTF-16 units.
  var offset: Int
  /// Whether other rows also have these titles.
  var isAmbiguous: Bool

  /// Nothing, before the first wheel.
  static let start = WheelReading(rows: [], offset: 0, isAmbiguous: false)

  /// The reading after so many more units, which are a row's title.
  func going(_ units: Int, row: Int) -> WheelReading {
    WheelReading(rows: rows + [row], offset: offset + units, isAmbiguous: isAmbiguous)
  }
}
