/// A value that is ordered by one of its numbers.
protocol ComparedInOrder: Comparable {
  associatedtype Order: Comparable

  var order: Order { get }
}

extension ComparedInOrder {
  /// Whether the first value comes before the second.
  public static func < (one: Self, other: Self) -> Bool { one.order < other.order }
}
