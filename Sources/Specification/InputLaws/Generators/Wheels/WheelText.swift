/// A set, and a text that may be that of a position.
struct WheelText: Hashable, Sendable {
  var set: WheelSet
  var text: String
}

extension Generator<WheelText> {
  /// Any set, with a text.
  static let wheelText = Generator { source in
    let set = source.wheelSet()
    return WheelText(set: set, text: source.wheelText(for: set))
  }

  /// The text of a position, often of several, in a set with few positions.
  static let smallText = Generator { source in
    let set = source.smallSet()
    return WheelText(set: set, text: set.written(source.rows(of: set)))
  }
  .cover("of one position", atLeast: 0.3) { $0.positions.count == 1 }
  .cover("of several positions", atLeast: 0.02) { $0.positions.count > 1 }

  /// A text that no position of a set has; the set has few positions.
  static let strayText = Generator { source in
    let set = source.smallSet()
    return WheelText(set: set, text: source.wheelText(for: set))
  }.filter { $0.positions.isEmpty }
    .cover("equivalent to a text of the set", atLeast: 0.002) { $0.isEquivalent }
    .cover("beginning with a text of the set", atLeast: 0.05) { $0.goesOn }
}

extension WheelText {
  /// The rows of all positions that have the text, code unit by code unit (W6).
  var positions: [[Int]] { self.set.allRows.filter { text.hasSameUnits(as: set.written($0)) } }

  fileprivate var isEquivalent: Bool { self.set.allRows.contains { set.written($0) == text } }

  fileprivate var goesOn: Bool {
    self.set.allRows.contains { text.utf16.starts(with: set.written($0).utf16) }
  }
}

extension WheelSet {
  /// The rows of all positions; the set should have few.
  var allRows: [[Int]] { wheels.allRows }
}

extension Collection<Wheel> {
  /// Every choice of a row on each wheel; the last wheel's rows change fastest.
  var allRows: [[Int]] {
    reduce([[]]) { beginnings, wheel in
      beginnings.flatMap { rows in (0..<wheel.size).map { rows + [$0] } }
    }
  }
}
