extension NumberGrouping {
  /// Before how many last digits of so many the first separator stands; 0 for none.
  func firstSeparator(of count: Int) -> Int {
    if count <= primary || count - primary < minimum { return 0 }
    return count - 1 - (count - 1 - primary) % secondary
  }

  /// Before how many last digits the separator stands that follows the one before so many; 0 for
  /// none.
  func separator(after rest: Int) -> Int {
    rest - secondary >= primary ? rest - secondary : 0
  }
}
