/// The scalars of an insertion, and what each may be (D14.10, D14.13, D14.19).
struct PastedScalars {
  /// The inserted scalars, without a paste's format characters and outer quotes (D14.13).
  let scalars: [Unicode.Scalar]
  /// Whether the insertion has several scalars.
  let isPaste: Bool
  /// Whether there is a separator between two of its digits (D14.19).
  let isSeparated: Bool
  private let groups: DateGroups

  init(_ text: String, _ groups: DateGroups) {
    let all = Array(text.unicodeScalars)
    let own = groups.description.texts.digits + groups.literals.joined() + groups.halfDayScalars
    let paste = all.filter { $0.properties.generalCategory != .format || own.contains($0) }
    isPaste = all.count > 1
    scalars = isPaste ? Self.unquoted(paste, own, groups) : all
    self.groups = groups
    isSeparated = isPaste && Self.isSeparated(scalars, groups)
  }

  /// The scalars without pairs of quotes or brackets around everything but separators (D14.13).
  private static func unquoted(
    _ scalars: [Unicode.Scalar], _ own: [Unicode.Scalar], _ groups: DateGroups
  ) -> [Unicode.Scalar] {
    var kept = scalars
    while true {
      let others = kept.indices.filter { !groups.separatesPaste(kept[$0]) }
      guard let first = others.first, let last = others.last, first < last,
        [first, last].allSatisfy({ kept[$0].isQuote && !own.contains(kept[$0]) })
      else { return kept }
      kept.remove(at: last)
      kept.remove(at: first)
    }
  }

  /// Whether there is a separator between two digits, not counting half-days (D14.19).
  private static func isSeparated(_ scalars: [Unicode.Scalar], _ groups: DateGroups) -> Bool {
    var marks = ""
    var index = 0
    while index < scalars.count {
      let rest = scalars[index...].lazy.map(\.folded)
      let half = groups.halfDays.first { rest.starts(with: $0.map(\.folded)) }
      if groups.segments.contains([.halfDay]), let half {
        marks += "h"
        index += half.count
        continue
      }
      let scalar = scalars[index]
      let isDigit = groups.digit(scalar) != nil
      marks += isDigit ? "d" : scalar == "T" ? "T" : groups.separatesPaste(scalar) ? "s" : "x"
      index += 1
    }
    // The letter T between two digits is a separator.
    let separated = marks.replacing("dTd", with: "dsd")
    guard let first = separated.firstIndex(of: "d"), let last = separated.lastIndex(of: "d") else {
      return false
    }
    return separated[first..<last].contains("s")
  }

  func isDigit(at index: Int) -> Bool {
    scalars.indices.contains(index) && groups.digit(scalars[index]) != nil
  }

  /// Whether the scalar at an index is a separator (D14.10).
  func isSeparator(at index: Int) -> Bool {
    if groups.isSeparator(scalars[index]) { return true }
    let isBetweenDigits = isDigit(at: index - 1) && isDigit(at: index + 1)
    return isPaste
      && (groups.separatesPaste(scalars[index]) || scalars[index] == "T" && isBetweenDigits)
  }

  /// Whether the scalar at an index of a paste is directly before a digit, or with white space in
  /// between if `spaced` is true (D14.20).
  func isBeforeDigit(_ index: Int, spaced: Bool = false) -> Bool {
    let blanks = scalars[(index + 1)...].prefix { spaced && $0.properties.isWhitespace }
    return isPaste && isDigit(at: blanks.endIndex)
  }

  /// The numbers of a date or month in ISO 8601, in the order of the field's segments; `nil` for
  /// another text, or if the field has other segments (D14.23).
  var dateInOrder: String? {
    let text = String(scalars: scalars)
    let form = /([0-9]{2})([0-9]{2})([-\/])([0-9]{2})(?:\3([0-9]{2}))?/
    guard let iso = text.wholeMatch(of: form)?.output,
      groups.description.separator == nil, let year = Int(iso.1 + iso.2)
    else { return nil }
    let pivot = groups.description.policies.pivot
    let isShort = (pivot..<(pivot + 100)).contains(year)
    let segments = groups.segments.joined()
    let numbers = segments.compactMap { segment -> Substring? in
      switch segment {
      case .year: iso.1 + iso.2
      case .shortYear: isShort ? iso.2 : nil
      case .month: iso.4
      case .day: iso.5
      default: nil
      }
    }
    let isAll = segments.count == numbers.count && numbers.count == (iso.5 == nil ? 2 : 3)
    return isAll ? numbers.joined(separator: "/") : nil
  }

  /// The number of consecutive digits from an index; `nil` if the previous scalar is also a digit.
  func digitCount(from index: Int) -> Int? {
    if isDigit(at: index - 1) { return nil }
    return scalars[index...].prefix { groups.digit($0) != nil }.count
  }
}

extension DateGroups {
  /// The scalars in the texts of the half-days; empty if the field has no half-days.
  fileprivate var halfDayScalars: [Unicode.Scalar] {
    segments.contains([.halfDay]) ? Array(halfDays.joined()) : []
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a quote or a bracket (D14.13).
  fileprivate var isQuote: Bool {
    let categories: [Unicode.GeneralCategory] = [
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
    ]
    return self == "'" || self == "\"" || categories.contains(properties.generalCategory)
  }
}
