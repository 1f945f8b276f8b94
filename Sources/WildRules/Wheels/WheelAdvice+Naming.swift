import InputRules

extension WheelAdvice {
  /// The advice, but for the wheels that it names.
  func naming(in set: WheelSet, _ isLong: (Int) -> Bool) -> WheelAdvice {
    let long = set.wheels.enumerated().filter { isLong($0.element.rowCount) }
    return WheelAdvice(
      longWheels: long.map { LongWheel(wheel: $0.offset, rows: $0.element.rowCount) },
      expectedMoves: expectedMoves, mostMoves: mostMoves)
  }

  /// The advice with other moves.
  func with(expected: Double? = nil, most: Int? = nil) -> WheelAdvice {
    WheelAdvice(
      longWheels: longWheels, expectedMoves: expected ?? expectedMoves,
      mostMoves: most ?? mostMoves)
  }
}
