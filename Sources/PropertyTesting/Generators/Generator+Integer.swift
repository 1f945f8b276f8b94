extension Generator where Value: FixedWidthInteger {
  /// An integer of `range`; the simplest is the one nearest to `target`, then its neighbours
  /// outwards.
  ///
  /// - Parameter target: what a counterexample shrinks towards; 0, or the bound nearest to it.
  @inlinable
  public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max, near target: Value = 0
  ) -> Generator {
    let order = DistanceOrder(range, around: target)
    return Generator {
      order[$0.chooseWithEdges(upTo: order.maximum)]
    } sample: { source, count, question in
      source.sampledEdges(count, upTo: order.maximum, question: question) { order[$0] }
    }
  }
}

extension Generator where Value == Int {
  /// An integer of `range`; the simplest is 0, or the bound nearest to it.
  @inlinable
  public static func int(in range: ClosedRange<Int> = Int.min...Int.max) -> Generator {
    integer(in: range)
  }
}
