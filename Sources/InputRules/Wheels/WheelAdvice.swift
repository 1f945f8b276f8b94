/// How quickly wheels can be dialled: the article's “Get Good, Get Fast” in numbers (W7).
public struct WheelAdvice: Hashable, Sendable {
  /// The wheels that have too many rows, in their order.
  public let longWheels: [LongWheel]
  /// The mean number of row moves from the position asked about to all positions.
  public let expectedMoves: Double
  /// The most row moves from the position asked about to any.
  public let mostMoves: Int

  /// Advice.
  ///
  /// - Parameters:
  ///   - longWheels: the wheels that have too many rows.
  ///   - expectedMoves: the mean number of row moves.
  ///   - mostMoves: the most row moves.
  public init(longWheels: [LongWheel], expectedMoves: Double, mostMoves: Int) {
    self.longWheels = longWheels
    self.expectedMoves = expectedMoves
    self.mostMoves = mostMoves
  }

  /// A wheel that has more rows than it should.
  public struct LongWheel: Hashable, Sendable {
    /// Which wheel, from 0.
    public let wheel: Int
    /// How many rows it has.
    public let rows: Int

    /// A wheel with so many rows.
    public init(wheel: Int, rows: Int) {
      self.wheel = wheel
      self.rows = rows
    }
  }
}

extension WheelAdvice.LongWheel: CustomStringConvertible {
  /// A sentence a developer can act on.
  public var description: String {
    "wheel \(wheel) has \(rows) rows; split it into wheels of digits"
  }
}
