/// Wheels that may form a set.
struct WheelParts: Hashable, Sendable {
  var wheels: [Wheel]
  var fractionDigits: Int
}

extension Generator<WheelParts> {
  /// Wheels of which none, one or several are invalid, or too many wheels, and any number of
  /// digits.
  static let wheelParts = Generator { source in
    let isFlawed = source.flip(0.5)
    var wheels: [Wheel] = []
    source.repeated(0...4, label: "wheel") { source in
      wheels.append(isFlawed && source.flip(0.4) ? source.flawedWheel() : source.wheel())
    }
    if source.flip(0.3) { wheels += source.manyDigits() }
    let digits = Int(source.choose(upTo: 9))
    guard source.flip(0.2) else { return WheelParts(wheels: wheels, fractionDigits: digits) }
    let flaw = source.element(of: [10, -1, .max, .min])
    return WheelParts(wheels: wheels, fractionDigits: flaw)
  }
  .cover("makes a set", atLeast: 0.1) { $0.isSet }
  .cover("has too many positions", atLeast: 0.02) { $0.wheels.count > 14 }
  .cover("has as many positions as there may be", atLeast: 0.001) { $0.isFull }
  .cover("makes a set with similar titles", atLeast: 0.01) { parts in
    parts.isSet && parts.wheels.contains(where: \.hasSimilarTitles)
  }
}

extension ChoiceSource {
  /// Wheels of digits: about as many as a set may have, or enough to overflow the count.
  fileprivate mutating func manyDigits() -> [Wheel] {
    let count = choose(upTo: 40) {
      $0.next(upTo: 2) < 2 ? 14 + $0.next(upTo: 2) : $0.next(upTo: 40)
    }
    return Array(repeating: .digit(to: 9 - Int(choose(upTo: 1))), count: Int(count))
  }
}

extension WheelParts {
  fileprivate var isSet: Bool { (try? WheelSet(wheels, fractionDigits: fractionDigits)) != nil }

  fileprivate var isFull: Bool {
    (try? WheelSet(wheels, fractionDigits: 0))?.positionCount == 1_000_000_000_000_000
  }
}

extension Wheel {
  /// Whether two titles are canonically equivalent.
  fileprivate var hasSimilarTitles: Bool {
    guard case .titles(let titles) = rows else { return false }
    return Set(titles).count < Set(titles.map(\.escaped)).count
  }
}
