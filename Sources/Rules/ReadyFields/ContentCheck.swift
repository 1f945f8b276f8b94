import InputRules

/// A check of a field's whole content, performed when editing ends (K9).
public struct ContentCheck: Sendable {
  /// The checks, all of which the content must pass.
  package let parts: [Part]

  package enum Part: Sendable {
    /// The Luhn check: every second digit from the end is doubled, and then the sum of all digits
    /// must end in 0.
    case luhn
    /// The number that the content represents must be 1 more than a multiple of 97.
    case mod97
    /// The scalars must fill the slots in one of these lists.
    case slots([[PatternSlot]])
    /// A custom check, with its name.
    case named(String, @Sendable (String) -> Bool)
  }

  private init(parts: [Part]) { self.parts = parts }

  /// Creates a custom check; custom checks are considered equal if they have the same name (K9).
  /// - Parameters:
  ///   - name: the check's name.
  ///   - holds: returns whether the content, without literals, is valid.
  public init(_ name: String, holds: @escaping @Sendable (String) -> Bool) {
    parts = [.named(name, holds)]
  }

  /// A check that every content passes.
  public static let none = ContentCheck(parts: [])
  /// The check digit of payment cards (K9).
  public static let luhn = ContentCheck(parts: [.luhn])
  /// The check digits of an IBAN (K9).
  public static let mod97 = ContentCheck(parts: [.mod97])

  /// A check that the content fills the slots in one of the patterns (K9).
  /// - Parameter patterns: the patterns, one for each form that the content may have.
  public static func filling(_ patterns: Pattern...) -> ContentCheck {
    filling(patterns.map(\.slots))
  }

  static func filling(_ slots: [[PatternSlot]]) -> ContentCheck {
    ContentCheck(parts: [.slots(slots)])
  }

  /// A check that requires content to pass both this check and `other`.
  /// - Parameter other: the other check.
  public func and(_ other: ContentCheck) -> ContentCheck {
    ContentCheck(parts: parts + other.parts)
  }

  /// Whether the content passes the check.
  /// - Parameter content: the content, without literals.
  public func holds(of content: String) -> Bool {
    let scalars = Array(content.unicodeScalars)
    return parts.allSatisfy { part in
      switch part {
      case .luhn: scalars.luhnRemainder == 0
      case .mod97: scalars.remainderBy97 == 1
      case .slots(let lists):
        lists.contains { slots in
          slots.count == scalars.count
            && zip(slots, scalars).allSatisfy { $0.takes($1, placeholder: nil) }
        }
      case .named(_, let holds): holds(content)
      }
    }
  }
}

extension ContentCheck: Hashable {
  /// Whether both values consist of the same checks; custom checks are compared by name.
  public static func == (one: ContentCheck, other: ContentCheck) -> Bool { one.keys == other.keys }

  /// Feeds the checks to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  private var keys: [Pair<ExactText, [[PatternSlot]]>] {
    parts.map { part in
      switch part {
      case .luhn: Pair("luhn", [])
      case .mod97: Pair("mod97", [])
      case .slots(let slots): Pair("slots", slots)
      case .named(let name, _): Pair(ExactText("named " + name), [])
      }
    }
  }
}

extension [Unicode.Scalar] {
  /// The last digit of the sum in the Luhn check, or `nil` if a scalar isn't a digit (K9).
  fileprivate var luhnRemainder: Int? {
    var sum = 0
    for (place, scalar) in reversed().enumerated() {
      guard let digit = scalar.digitOrLetterValue, digit < 10 else { return nil }
      let counted = place % 2 == 0 ? digit : digit * 2
      sum += counted > 9 ? counted - 9 : counted
    }
    return sum % 10
  }

  /// The remainder when the number that the scalars represent is divided by 97, after the first
  /// four scalars are moved to the end.
  ///
  /// The letters A to Z represent the numbers 10 to 35. The result is `nil` if there are other
  /// scalars (K9).
  fileprivate var remainderBy97: Int? {
    var remainder = 0
    for scalar in dropFirst(4) + prefix(4) {
      guard let value = scalar.digitOrLetterValue else { return nil }
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
    }
    return remainder
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII digit, or of an uppercase ASCII letter, where A is 10.
  fileprivate var digitOrLetterValue: Int? {
    switch self {
    case "0"..."9": Int(value) - 48
    case "A"..."Z": Int(value) - 55
    default: nil
    }
  }
}
