/// Measures of how quickly a person can dial a position on the wheels, as in “Get Good, Get Fast”
/// in the *Picker* article (W7).
public struct WheelAdvice: Hashable, Sendable {
  /// The wheels that have too many rows, in order.
  public let longWheels: [LongWheel]
  /// The average number of row moves from the given position to every position.
  public let expectedMoves: Double
  /// The maximum number of row moves from the given position to any position.
  public let mostMoves: Int

  package init(longWheels: [LongWheel], expectedMoves: Double, mostMoves: Int) {
    self.longWheels = longWheels
    self.expectedMoves = expectedMoves
    self.mostMoves = mostMoves
  }

  /// A wheel with more rows than it should have.
  public struct LongWheel: Hashable, Sendable {
    /// The index of the wheel.
    public let wheel: Int
    /// The number of rows on the wheel.
    public let rows: Int

    package init(wheel: Int, rows: Int) {
      self.wheel = wheel
      self.rows = rows
    }
  }
}

extension WheelAdvice.LongWheel: Explained {
  var sentence: String {
    "wheel \(wheel) has \(rows) rows; split it into one wheel for each digit"
  }
}
