/// Wrong use of the command line: one clear line, and exit code 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A name that nothing has, with the nearest of those that there are.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let nearest = known.min { $0.distance(to: name) < $1.distance(to: name) } ?? ""
    return UsageError(
      "there is no \(kind) named “\(name)”; did you mean \(nearest)? "
        + "(\(Terminal.program) list shows all)")
  }
}

extension String {
  /// How many characters must be inserted, removed or replaced to turn one into the other.
  package func distance(to other: String) -> Int {
    let (one, two) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...two.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in two.indices {
        let cost = diagonal + (character == two[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[two.count]
  }
}
