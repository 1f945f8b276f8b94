/// The members of a character class in a regular expression.
///
/// Swift's regular expressions match characters, not scalars. So a class beyond ASCII contains only
/// scalars that always form a whole character.
struct ScalarClass: Sendable {
  private let ranges: [ClosedRange<Unicode.Scalar>]
  /// Whether the class stands for more characters than its members, as `\w` does.
  private let isPartial: Bool

  init(_ ranges: [ClosedRange<Unicode.Scalar>], isPartial: Bool = false) {
    self.ranges = ranges
    self.isPartial = isPartial
  }

  /// Creates a class from a range: the scalars among its first 5,000 that are whole characters.
  init(range: ClosedRange<Unicode.Scalar>) {
    if range.upperBound <= "~" && range.lowerBound >= " " {
      self.init([range])
    } else {
      let numbers = (range.lowerBound.value...range.upperBound.value).prefix(5_000)
      self.init(merging: numbers.compactMap(Unicode.Scalar.init).filter(\.standsAlone))
    }
  }

  /// - Parameter scalars: the members; consecutive scalars are merged into one range.
  private init(merging scalars: some Sequence<Unicode.Scalar>, isPartial: Bool = false) {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    for scalar in scalars {
      if let last = ranges.last, last.upperBound.value + 1 == scalar.value {
        ranges[ranges.count - 1] = last.lowerBound...scalar
      } else {
        ranges.append(scalar...scalar)
      }
    }
    self.init(ranges, isPartial: isPartial)
  }

  var scalars: ScalarSet { ScalarSet(ranges) }

  func union(_ other: ScalarClass) -> ScalarClass {
    let new = other.ranges.filter { !ranges.contains($0) }
    return ScalarClass(ranges + new, isPartial: isPartial || other.isPartial)
  }

  /// The visible scalars that the class doesn't contain.
  var negated: ScalarClass {
    let scalars = self.scalars
    let all = isPartial ? Self.ascii : Self.visible
    return ScalarClass(
      merging: all.members.filter { !scalars.contains($0) }, isPartial: isPartial)
  }

  private var members: some Sequence<Unicode.Scalar> {
    ranges.lazy.flatMap { ($0.lowerBound.value...$0.upperBound.value) }
      .compactMap(Unicode.Scalar.init)
  }
}

extension ScalarClass {
  /// Printable ASCII, letters first.
  static let ascii = ScalarClass(
    ["a"..."z", "A"..."Z", "0"..."9", " "..."/", ":"..."@", "["..."`", "{"..."~"],
    isPartial: true)

  /// Visible characters: printable ASCII, and characters of several other scripts.
  static let visible = ScalarClass(
    ascii.ranges + [
      "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{FF}", "\u{3B1}"..."\u{3C9}",
      "\u{430}"..."\u{44F}", "\u{3041}"..."\u{3096}", "\u{4E00}"..."\u{9FFF}",
      "\u{1F600}"..."\u{1F64F}",
    ])

  private static let digits = ScalarClass(["0"..."9"], isPartial: true)
  private static let words = ScalarClass(
    ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"], isPartial: true)
  private static let spaces = ScalarClass([" "..." ", "\t"..."\n"], isPartial: true)

  /// The classes that escaped letters represent.
  static let escapes: [Character: ScalarClass] = [
    "d": digits, "D": digits.negated, "w": words, "W": words.negated, "s": spaces,
    "S": spaces.negated,
  ]

  /// The properties that `\p{…}` can contain.
  static let properties: [String: ScalarClass] = [
    "L": ScalarClass(
      [
        "a"..."z", "A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{FF}",
      ], isPartial: true),
    "Lu": ScalarClass(["A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{DE}"], isPartial: true),
    "Ll": ScalarClass(["a"..."z", "\u{DF}"..."\u{F6}", "\u{F8}"..."\u{FF}"], isPartial: true),
    "N": digits, "Nd": digits,
    "P": ScalarClass(
      [
        "!"..."#", "%"..."*", ","..."/", ":"...";", "?"..."@", "["..."]", "_"..."_", "{"..."{",
        "}"..."}",
      ],
      isPartial: true),
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar remains a whole character next to any other such scalar.
  fileprivate var standsAlone: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .surrogate, .unassigned,
      .privateUse:
      return false
    case _: break
    }
    // Hangul letters, halves of flags and similar scalars join any neighbor of their kind.
    let isJoining = String(String.UnicodeScalarView([self, self])).count == 1
    return self != "\r" && !isJoining && !Self.decomposing.contains { $0.contains(value) }
  }

  /// Blocks with scalars that normalization replaces; regular expressions compare normalized text.
  private static let decomposing: [ClosedRange<UInt32>] = [
    0x340...0x344, 0x374...0x374, 0x37E...0x37E, 0x387...0x387, 0x958...0x95F, 0x9DC...0x9DF,
    0xA33...0xA36, 0xA59...0xA5E, 0xB5C...0xB5D, 0xF43...0xF69, 0x1F71...0x1FFD, 0x2000...0x2001,
    0x2126...0x212B, 0x2329...0x232A, 0x2ADC...0x2ADC, 0xF900...0xFB4F, 0x1D15E...0x1D1C0,
    0x2F800...0x2FA1D,
  ]
}
