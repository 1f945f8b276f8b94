/// A known break of a law, with its actions.
package struct KnownBreak: Hashable, Sendable {
  package let law: String
  /// The keystrokes; empty if keystrokes don't break the law, or don't reproduce an exit.
  package let keystrokes: [Keystroke]
  package let found: String
  /// Whether every other typed or pasted text also breaks the law.
  package let isOfAnyText: Bool
  package internal(set) var cases = 0

  package init(law: String, keystrokes: [Keystroke], found: String, isOfAnyText: Bool = false) {
    (self.law, self.keystrokes, self.found) = (law, keystrokes, found)
    self.isOfAnyText = isOfAnyText
  }

  /// Whether the field's program exited and no input reproduces this.
  var isUnrepeated: Bool { keystrokes.isEmpty && law == FieldLaw.everyEditIsAnswered.name }

  /// Whether the last action is similar to a keystroke.
  fileprivate func hasLast(_ keystroke: Keystroke) -> Bool {
    Array(keystrokes.suffix(1)).areWithin([keystroke], withAnyText: isOfAnyText)
  }
}

extension KnownBreak: CustomStringConvertible {
  package var description: String {
    "\(law): " + (keystrokes.isEmpty ? found : keystrokes.map { "\($0)" }.joined(separator: ", "))
  }
}

/// The known breaks, which a search ignores.
///
/// A failing input belongs to a known break if it contains the break's steps in order, and fails at
/// the last one. If a law types more after the input, the last step doesn't matter. Only the thread
/// that checks inputs uses this object.
final class KnownBreaks: @unchecked Sendable {
  private var all: [KnownBreak]
  private let count: Int

  /// The number of causes to find for each broken law.
  let mostCauses: Int

  init(_ given: [KnownBreak] = [], causes: Int = 1) {
    (all, count, mostCauses) = (given, given.count, causes)
  }

  private(set) var passed = 0

  /// The breaks that were known before the search, with their numbers of cases.
  var given: [KnownBreak] { Array(all[..<count]) }

  /// Whether a known break ends the driver's process.
  var hasEnd: Bool { all.contains { $0.found.hasPrefix("the driver ") } }

  func add(_ known: KnownBreak) { all.append(known) }

  /// Whether a failing input belongs to a known break; if so, counts the case.
  func has(_ broken: BrokenCase, of law: String, by keystrokes: [Keystroke]) -> Bool {
    let isEnd = broken.law.advice == .driver
    let isInside = broken.keystrokes <= keystrokes.count
    let last = isInside ? keystrokes.prefix(broken.keystrokes).last : nil
    let found = broken.law.found
    let place = all.firstIndex { known in
      if known.isUnrepeated { return false }
      if known.keystrokes.isEmpty { return known.law == law && known.found == found }
      return
        (isEnd ? known.found.errorAtEnd == found.errorAtEnd : known.law == law)
        && known.keystrokes.areWithin(keystrokes, withAnyText: known.isOfAnyText)
        && (last.map { known.hasLast($0) } ?? true)
    }
    guard let place else { return false }
    all[place].cases += 1
    passed += 1
    return true
  }

  /// Whether an ending that no input reproduces is known; if so, counts its cases.
  func has(end found: String, count: Int) -> Bool {
    let place = all.firstIndex { $0.isUnrepeated && $0.found.wayOfEnd == found.wayOfEnd }
    guard let place else { return false }
    all[place].cases += count
    return true
  }
}

extension String {
  /// The signal or code of an ending, and the kind of error in its last line, if any.
  fileprivate var errorAtEnd: [Substring] {
    let parts = split(separator: ":")
    let error = parts.dropFirst().first?.drop { " \"".contains($0) } ?? ""
    return [parts.first ?? "", error.allSatisfy(\.isLetter) ? error : ""]
  }

  /// The description of an ending, without the count.
  fileprivate var wayOfEnd: Substring { prefix { $0 != "," } }
}
