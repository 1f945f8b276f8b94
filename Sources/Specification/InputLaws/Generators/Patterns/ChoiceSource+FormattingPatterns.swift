extension ChoiceSource {
  /// A pattern of the shape: random elements, or all or part of a pattern in common use.
  mutating func pattern(_ shape: PatternShape) -> Pattern {
    if flip(0.5) && !shape.samples.isEmpty {
      let sample = element(of: shape.samples)
      let end = sample.elements.suffix(most(of: sample.elements.count))
      let part = Pattern(Array(end.prefix(most(of: end.count))))
      return shape.includes(part) ? part : sample
    }
    var kinds = [patternSlot(shape)]
    if !shape.hasOneKind && flip(0.4) { kinds.append(patternSlot(shape)) }
    let literals = literals(beside: kinds, shape)
    var elements: [PatternElement] = shape.hasSlots ? [.slot(kinds[0])] : []
    repeated(0...7, label: "element") { source in
      elements.append(source.patternElement(kinds, literals, shape))
    }
    if !shape.isFixed && flip(0.2) { elements = withTail(elements) }
    // Moves the required slot to any place.
    if shape.hasSlots { elements.swapAt(0, int(upTo: elements.count - 1)) }
    return Pattern(elements)
  }

  /// A number up to `count`; usually `count` itself.
  private mutating func most(of count: Int) -> Int {
    Int(
      choose(upTo: UInt64(count)) {
        $0.next(upTo: 9) < 8 ? UInt64(count) : $0.next(upTo: UInt64(count))
      })
  }

  private mutating func patternElement(
    _ kinds: [PatternSlot], _ literals: [Unicode.Scalar], _ shape: PatternShape
  ) -> PatternElement {
    let isLiteral = choose(upTo: 1) { $0.next(upTo: 9) < 4 ? 1 : 0 } == 1
    if isLiteral && !literals.isEmpty {
      return .literal(element(of: literals), inValue: flip(0.15))
    }
    let slot = element(of: kinds)
    guard !shape.isFixed, flip(0.2) else { return .slot(slot) }
    let occurrence: PatternSlot.Occurrence = flip(0.2) ? .repeating : .optional
    return .slot(slot.with(occurrence: occurrence))
  }

  /// The elements, with all slots from a random index onward made optional.
  private mutating func withTail(_ elements: [PatternElement]) -> [PatternElement] {
    let place = int(upTo: elements.count)
    return elements[..<place] + elements[place...].map(\.optional)
  }

  /// The literals that a pattern of the shape may contain if it also contains the given slots.
  private func literals(beside kinds: [PatternSlot], _ shape: PatternShape) -> [Unicode.Scalar] {
    let all: [Unicode.Scalar] = [
      "-", " ", "(", ")", "/", "+", "7", "0", "a", "A", "\u{E9}", "\u{663}", "*", "\u{1F600}",
      "\u{301}", "_",
    ]
    return shape.hasLookalikes
      ? all : all.filter { literal in !kinds.contains { $0.takes(literal) } }
  }

  /// A slot that must be filled, with any content that the shape allows.
  mutating func patternSlot(_ shape: PatternShape) -> PatternSlot {
    let kind = choose(upTo: 6) { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 6) }
    let letterCase = kind == 0 ? .kept : element(of: PatternSlot.LetterCase.allCases)
    let content: PatternSlot.Content =
      switch kind {
      case 0: .digit
      case 1: .letter
      case 2: .letterOrDigit
      case 3: .anyDigit
      case 4: .any
      case 5: .set(scalarSet())
      default: .anyExcept(scalarSet())
      }
    return PatternSlot(content, letterCase: letterCase)
  }

  private mutating func scalarSet() -> Set<Unicode.Scalar> {
    var members: Set<Unicode.Scalar> = []
    repeated(0...4, label: "member") { source in
      members.insert(source.element(of: Unicode.Scalar.patternMaterial))
    }
    return members
  }
}

extension Unicode.Scalar {
  /// The scalars that are typed into patterns.
  ///
  /// Some letters have no other case, or have one that consists of two scalars.
  static let patternMaterial: [Unicode.Scalar] = [
    "1", "2", "3", "7", "0", "9", "a", "b", "A", "B", "x", "-", " ", "(", ")", "/", "+", "_", ".",
    "\u{663}", "\u{FF15}", "\u{1D7D9}", "\u{E9}", "\u{DF}", "\u{130}", "\u{131}", "\u{149}",
    "\u{1C5}", "\u{44F}", "\u{3042}", "\u{2B0}", "\u{2160}", "\u{BD}", "\u{B2}", "\u{301}",
    "\u{345}", "\u{1F600}", "\u{10400}", "\u{200D}", "\n", "\u{0}", "*", "\u{2022}",
  ]
}

/// The kind of patterns that a law's generator makes.
struct PatternShape: Sendable {
  /// Whether every slot must be filled; if so, a scalar's index in a formatted text is also the
  /// index of its pattern element.
  var isFixed: Bool
  var hasOneKind: Bool
  /// Whether slots may accept scalars that are also literals of the pattern.
  var hasLookalikes: Bool
  var hasSlots: Bool
  /// The patterns in common use that have this shape.
  private(set) var samples: [Pattern] = []

  init(
    isFixed: Bool = false, hasOneKind: Bool = false, hasLookalikes: Bool = true,
    hasSlots: Bool = false
  ) {
    (self.isFixed, self.hasOneKind, self.hasLookalikes) = (isFixed, hasOneKind, hasLookalikes)
    self.hasSlots = hasSlots
    samples = Pattern.samples.filter(includes)
  }

  static let any = PatternShape()
  static let fixed = PatternShape(isFixed: true)
  static let even = PatternShape(isFixed: true, hasOneKind: true, hasSlots: true)
  /// Patterns like those of `even`, except that no slot accepts a literal's scalar.
  ///
  /// Laws can therefore count how many scalars an edit changes.
  static let plain = PatternShape(
    isFixed: true, hasOneKind: true, hasLookalikes: false, hasSlots: true)
  /// Patterns in which no slot accepts a literal's scalar.
  static let distinct = PatternShape(hasLookalikes: false)

  func includes(_ pattern: Pattern) -> Bool {
    (!isFixed || pattern.isFixed) && (!hasOneKind || pattern.hasOneKind)
      && (hasLookalikes || !pattern.hasLookalikes) && (!hasSlots || !pattern.slots.isEmpty)
  }
}

extension Pattern {
  /// Patterns in common use, including some that formatters handle wrongly.
  static let samples: [Pattern] =
    [
      "", "-", "+7", "*", "**-**", "**/**/****", "77 **", "*7*", "((**))", "***-**-****",
      "(***) ***-****", "+7 (***) ***-**-**", "**** **** **** ****", "a*a *a*", "A-**", "A*A-A*A",
      "?", "??-??", "#-##", "77-**7", "+7 7*", "$*", "v*.*",
    ].map(Pattern.init(sample:)) + [.expiry, .plate, .extended, .amount]

  /// An expiration date: two digits, a slash that belongs to the value, and two to four digits.
  private static let expiry = Pattern(
    Pattern(sample: "**").elements + [.literal("/", inValue: true)] + Pattern(sample: "**").elements
      + Array(repeating: .slot(PatternSlot(.digit, occurrence: .optional)), count: 2))

  /// A license plate: a letter from a set, an optional letter, and digits.
  private static let plate = Pattern(
    [
      .slot(PatternSlot(.set(["A", "B", "E"]), letterCase: .upper)),
      .slot(PatternSlot(.letter, letterCase: .upper, occurrence: .optional)), .literal("-"),
    ] + Pattern(sample: "***").elements)

  private static let extended = Pattern(
    Pattern(sample: "**-** x").elements
      + Array(repeating: .slot(PatternSlot(.digit, occurrence: .optional)), count: 3))

  /// A pattern that accepts any number of digits.
  private static let amount = Pattern([
    .literal("$"), .slot(PatternSlot(.digit, occurrence: .repeating)), .literal("-"),
  ])

  /// The pattern that a text stands for: `*` is a digit, `#` a digit in any script, `a` a letter,
  /// `A` an uppercase letter, `?` any scalar, and every other character a literal.
  private init(sample: String) {
    self.init(
      sample.unicodeScalars.map { scalar in
        switch scalar {
        case "*": .slot(.digit)
        case "#": .slot(PatternSlot(.anyDigit))
        case "a": .slot(.letter)
        case "A": .slot(PatternSlot(.letter, letterCase: .upper))
        case "?": .slot(.any)
        default: .literal(scalar)
        }
      })
  }
}

extension Generator<PatternPolicies> {
  static let standard = Generator.just(.standard)

  /// Sometimes the standard policies; otherwise, any policies.
  static let any = Generator { source in
    source.choose(upTo: 1, drawing: { $0.next(upTo: 9) < 3 ? 0 : 1 }) == 0
      ? .standard : source.policies()
  }

  func with(_ change: @escaping @Sendable (inout PatternPolicies) -> Void) -> Generator {
    map { policies in
      var policies = policies
      change(&policies)
      return policies
    }
  }
}

extension ChoiceSource {
  /// Policies that are drawn one by one; the standard policies are the simplest.
  fileprivate mutating func policies() -> PatternPolicies {
    var policies = PatternPolicies.standard
    policies.literals = other(than: policies.literals)
    policies.overflow = other(than: policies.overflow)
    policies.junk = other(than: policies.junk)
    if flip(0.3) { policies.placeholder = element(of: ["_", "\u{2022}", "0", "-", "\u{1F600}"]) }
    return policies
  }

  /// The given policy, which is the simplest, or another policy of the same type.
  private mutating func other<Policy: CaseIterable & Equatable>(than policy: Policy) -> Policy {
    element(of: [policy] + Policy.allCases.filter { $0 != policy })
  }
}
