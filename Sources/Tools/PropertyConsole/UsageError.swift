/// Wrong use of the command line: one clear line, and exit code 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A name that nothing has, with the nearest of those that there are, if one is near.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let all = "\(Terminal.program) list shows all"
    let advice = name.nearest(among: known).map { "did you mean \($0)? (\(all))" } ?? all
    return UsageError("there is no \(kind) named “\(name.beginning)”; \(advice)")
  }
}

extension String {
  /// The text for an error that quotes it: of a long one, only the first scalars.
  package var beginning: String {
    let start = String(unicodeScalars.prefix(60))
    return start.unicodeScalars.count < unicodeScalars.count ? start + "…" : start
  }

  /// The name that somebody who wrote this may have meant: one that differs in at most a third of
  /// its characters, or has it as a part; nil if there is none.
  package func nearest(among known: [String]) -> String? {
    let text = lowercased()
    let near = known.map { (name: $0, distance: $0.distance(to: self)) }
      .filter { $0.distance <= ($0.name.count + 1) / 3 }.min { $0.distance < $1.distance }
    let longer = known.filter { count > 2 && $0.lowercased().contains(text) }
    return near?.name ?? longer.min { $0.count < $1.count }
  }

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
