extension ChoiceSource {
  /// The count of a position, often one of the first or the last.
  mutating func positionCount(of set: WheelSet, beyond: Int = 0) -> Int {
    let last = UInt64(set.lastCount + beyond)
    let option = choose(upTo: last) { random in
      switch random.next(upTo: 3) {
      case 0: min(last, random.next(upTo: 999))
      case 1: last - min(last, random.next(upTo: 3))
      default: random.next(upTo: last)
      }
    }
    return Int(option)
  }

  /// Any count, usually that of a position.
  mutating func anyCount(for set: WheelSet) -> Int {
    guard flip(0.3) else { return positionCount(of: set) }
    let last = set.lastCount
    return element(of: [last + 1, -1, .max, .min, last + 2, 2_147_483_647, -last - 1])
  }

  /// The rows of a position.
  mutating func rows(of set: WheelSet) -> [Int] {
    set.wheels.map { Int(choose(upTo: UInt64($0.size - 1))) }
  }

  /// Rows for a set: those of a position, or integers of which some are invalid, or too many or too
  /// few.
  mutating func anyRows(for set: WheelSet) -> [Int] {
    guard flip(0.6) else { return rows(of: set) }
    var rows = set.wheels.map { anyRow(of: $0) }
    guard flip(0.3) else { return rows }
    if flip() {
      rows.removeLast(min(rows.count, 1 + Int(choose(upTo: 6))))
    } else {
      repeated(1...2, label: "row") { rows.append(Int($0.choose(upTo: 3))) }
    }
    return rows
  }

  /// Usually a row of a wheel; otherwise a value that platforms or bugs send.
  mutating func anyRow(of wheel: Wheel) -> Int {
    let size = wheel.size
    let kind = choose(upTo: 2) { $0.next(upTo: 9) < 7 ? 0 : 1 + $0.next(upTo: 1) }
    switch kind {
    case 0: return Int(choose(upTo: UInt64(size - 1)))
    case 1:
      return element(of: [
        size, -1, 2_147_483_647, .max, .min, -size, size + 1, -size - 1, 2 * size, .max - 1,
      ])
    default: return Int(choose(upTo: 400)) - 200
    }
  }

  /// Usually a wheel of a set; otherwise one that the set doesn't have.
  mutating func anyWheel(of set: WheelSet) -> Int {
    let count = set.wheels.count
    guard flip(0.1) else { return Int(choose(upTo: UInt64(count - 1))) }
    return element(of: [count, -1, .max, .min, 2_147_483_647, count + 1])
  }

  /// A text for a set: the text of a position, a similar one, or one made of titles.
  mutating func wheelText(for set: WheelSet) -> String {
    let text = set.written(rows(of: set))
    switch choose(upTo: 4) {
    case 0: return text
    case 1: return text.inOtherForm
    case 2: return mangled(text) { $0.title() }
    case 3: return cut(text)
    default: return titles(of: set)
    }
  }

  private mutating func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return String(scalars.prefix(Int(choose(upTo: UInt64(scalars.count)))))
  }

  /// Titles of a set's wheels, in any order.
  private mutating func titles(of set: WheelSet) -> String {
    var text = ""
    repeated(0...set.wheels.count + 1, label: "title") { source in
      let wheel = source.element(of: set.wheels)
      text += wheel.rowTitles[Int(source.choose(upTo: UInt64(wheel.size - 1)))]
    }
    return text
  }
}

extension String {
  /// The text with composed and decomposed letters swapped: equal, but with other code units.
  var inOtherForm: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch (scalar, scalars.last) {
      case ("\u{E9}", _): scalars.append(contentsOf: "e\u{301}".unicodeScalars)
      case ("\u{C5}", _): scalars.append("\u{212B}")
      case ("\u{212B}", _): scalars.append("\u{C5}")
      case ("\u{301}", "e"):
        scalars.removeLast()
        scalars.append("\u{E9}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
