/// The titles of a wheel as a tree of their UTF-16 units, so that what they share is compared once.
struct TitleTree {
  /// The node after a node and a unit; the root is 0.
  private var nodes: [Step: Int] = [:]
  /// The row whose title ends at each node; nil where none does.
  private var rows: [Int?] = [nil]

  private struct Step: Hashable {
    let node: Int
    let unit: UInt16
  }

  /// The tree of titles, no two of which are equal.
  init(_ titles: [String]) {
    for (row, title) in titles.enumerated() {
      var node = 0
      for unit in title.utf16 { node = child(of: node, unit) }
      rows[node] = row
    }
  }

  /// Gives the length and the row of each title that a text starts with, the shortest first.
  func forEachTitle(
    startingIn units: ArraySlice<UInt16>, _ body: (_ length: Int, _ row: Int) -> Void
  ) {
    var (node, length) = (0, 0)
    if let row = rows[node] { body(length, row) }
    for unit in units {
      guard let next = nodes[Step(node: node, unit: unit)] else { return }
      (node, length) = (next, length + 1)
      if let row = rows[node] { body(length, row) }
    }
  }

  private mutating func child(of node: Int, _ unit: UInt16) -> Int {
    let step = Step(node: node, unit: unit)
    if let child = nodes[step] { return child }
    nodes[step] = rows.count
    rows.append(nil)
    return rows.count - 1
  }
}
