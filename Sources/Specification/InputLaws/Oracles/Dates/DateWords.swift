/// The numbers, months and half-days in a text; words may be English or the field's own.
struct DateWords {
  private(set) var numbers: [[Int]] = []
  /// The indices of the numbers that directly follow a dash, which may be a minus sign.
  private(set) var signed: Set<Int> = []
  /// The last separators before the numbers with these indices, apart from white space.
  private(set) var separators: [Int: Unicode.Scalar] = [:]
  /// The half-days: 0 for morning, 1 for afternoon.
  private(set) var halves: [Int] = []
  private(set) var months: [Int] = []
  /// Whether every word is a half-day, a month, or the T before a time.
  private(set) var areKnown = true
  /// Whether two numbers are separated by anything but a half-day or format characters.
  private(set) var areSeparated = false
  private let texts: [[String]]
  private var isBroken = false

  init(_ text: String, in field: DateFieldDescription) {
    texts = [field.texts.morning, field.texts.afternoon].map { $0.scalars.map(\.small) }
    var rest = text.scalars[...]
    var (isSigned, separator) = (false, Unicode.Scalar?.none)
    while let scalar = rest.first {
      let digits = rest.prefix { $0.digit(in: field) != nil }
      let letters = rest.prefix(while: \.properties.isAlphabetic)
      if let half = texts.firstIndex(where: { rest.map(\.small).starts(with: $0) }) {
        halves.append(half)
        rest = rest.dropFirst(texts[half].count)
      } else if !digits.isEmpty {
        if isSigned { signed.insert(numbers.count) }
        separators[numbers.count] = separator
        add(digits.compactMap { $0.digit(in: field) })
        rest = rest.dropFirst(digits.count)
      } else if !letters.isEmpty {
        add(letters.map(\.small))
        rest = rest.dropFirst(letters.count)
      } else {
        isBroken = isBroken || scalar.properties.generalCategory != .format
        rest = rest.dropFirst()
      }
      if scalar.properties.generalCategory == .format { continue }
      isSigned = scalar.isDash
      if !scalar.properties.isWhitespace { separator = scalar }
    }
  }

  private mutating func add(_ digits: [Int]) {
    areSeparated = areSeparated || !numbers.isEmpty && isBroken
    numbers.append(digits)
    isBroken = false
  }

  private mutating func add(_ word: [String]) {
    let name = word.joined()
    if name == "t" {
      isBroken = true
    } else if name == "m" && !halves.isEmpty {
      return
    } else if let half = half(word, name) {
      halves.append(half)
    } else if let month = Self.months.firstIndex(where: { name.count > 2 && $0.hasPrefix(name) }) {
      months.append(month + 1)
      isBroken = true
    } else {
      areKnown = false
    }
  }

  /// The half-day that the word stands for: in English, or as the start of the field's own text.
  private func half(_ word: [String], _ name: String) -> Int? {
    if let english = ["a": 0, "am": 0, "p": 1, "pm": 1][name] { return english }
    let halves = (0...1).filter { texts[$0].starts(with: word) }
    return halves.count == 1 ? halves[0] : nil
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar is a dash, including a hyphen, or a minus sign.
  var isDash: Bool { properties.generalCategory == .dashPunctuation || self == "\u{2212}" }

  fileprivate var small: String { properties.lowercaseMapping }

  /// The digit that the scalar stands for, in any script.
  func digit(in field: DateFieldDescription) -> Int? {
    if let own = field.texts.digits.firstIndex(of: self) { return own }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}
