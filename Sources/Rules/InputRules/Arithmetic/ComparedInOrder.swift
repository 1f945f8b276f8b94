/// A value that is compared by its `order`.
protocol ComparedInOrder: Comparable {
  associatedtype Order: Comparable

  var order: Order { get }
}

extension ComparedInOrder {
  /// Whether the first value comes before the second.
  public static func < (one: Self, other: Self) -> Bool { one.order < other.order }
}
