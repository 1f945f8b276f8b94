/// Measures of how quickly wheels are dialed: “Get Good, Get Fast” in the *Picker* article (W7).
public struct WheelAdvice: Hashable, Sendable {
  /// The wheels with too many rows, in order.
  public let longWheels: [LongWheel]
  /// The mean number of row moves from the given position to all positions.
  public let expectedMoves: Double
  /// The largest number of row moves from the given position to any position.
  public let mostMoves: Int

  /// Creates advice from measures.
  /// - Parameters:
  ///   - longWheels: the wheels with too many rows.
  ///   - expectedMoves: the mean number of row moves.
  ///   - mostMoves: the largest number of row moves.
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

    /// Creates a wheel with its number of rows.
    package init(wheel: Int, rows: Int) {
      self.wheel = wheel
      self.rows = rows
    }
  }
}

extension WheelAdvice.LongWheel: Explained {
  var sentence: String {
    "wheel \(wheel) has \(rows) rows; split it into wheels of digits"
  }
}
