import InputLaws
import InputRules

/// Wheels by the model, but for moves, which are counted on other wheels.
struct CountedMoves: WrongWheels {
  private let misread: @Sendable (WheelSet) -> WheelSet

  /// Wheels whose moves are counted on those that `misread` makes of them.
  init(_ misread: @escaping @Sendable (WheelSet) -> WheelSet) { self.misread = misread }

  func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    _ = try model.moves(from: from, to: to, in: set)
    return try model.moves(from: set.rows(from), to: set.rows(to), in: misread(set))
  }
}
