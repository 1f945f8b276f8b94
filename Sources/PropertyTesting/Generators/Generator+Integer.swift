extension Generator where Value: FixedWidthInteger {
  /// An integer of `range`; the simplest is the one nearest to `target`, then its neighbours
  /// outwards.
  ///
  /// - Parameter target: what a counterexample shrinks towards; 0, or the bound nearest to it.
  public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max, near target: Value = 0
  ) -> Generator {
    let order = DistanceOrder(range, around: target)
    return Generator { order[$0.chooseWithEdges(upTo: order.maximum)] }
  }
}

extension Generator where Value == Int {
  /// An integer of `range`; the simplest is 0, or the bound nearest to it.
  public static func int(in range: ClosedRange<Int> = Int.min...Int.max) -> Generator {
    integer(in: range)
  }
}
