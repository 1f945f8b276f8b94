extension [UInt8] {
  /// The decimal digits without so many at their end, rounded half up; a zero stands before them.
  func rounded(dropping count: Int) -> [UInt8] {
    guard count > 0 else { return self }
    guard count <= self.count else { return [] }
    var head = [0] + dropLast(count)
    guard self[self.count - count] >= 5 else { return head }
    var place = head.count - 1
    while head[place] == 9 {
      head[place] = 0
      place -= 1
    }
    head[place] += 1
    return head
  }
}
