extension NumberGrouping {
  /// How many of so many last digits come after the first separator; 0 if there is none.
  func firstSeparator(of count: Int) -> Int {
    if count <= primary || count - primary < minimum { return 0 }
    return count - 1 - (count - 1 - primary) % secondary
  }

  /// How many of the last digits come after the separator following the one before so many; 0 if
  /// there is none.
  func separator(after rest: Int) -> Int {
    rest - secondary >= primary ? rest - secondary : 0
  }
}
