import InputRules

extension Pattern {
  /// The slots for input-mask's own scalars between brackets.
  static let inputMaskSlots: [Unicode.Scalar: PatternSlot] = [
    "0": PatternSlot(.anyDigit), "9": PatternSlot(.anyDigit, occurrence: .optional),
    "A": PatternSlot(.letter), "a": PatternSlot(.letter, occurrence: .optional),
    "_": PatternSlot(.letterOrDigit), "-": PatternSlot(.letterOrDigit, occurrence: .optional),
  ]

  /// The pattern of a format in input-mask's notation: slots between `[` and `]`, literals of the
  /// value between `{` and `}`, other literals outside.
  ///
  /// - Returns: `nil` if a bracket has no partner, or a scalar between `[` and `]` isn't a slot.
  init?(inputMask format: String, slots: [Unicode.Scalar: PatternSlot]) {
    var (elements, rest) = ([PatternElement](), Substring(format).unicodeScalars)
    var isInValue = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        elements.append(.literal(escaped, inValue: isInValue))
      case "[":
        guard !isInValue, let end = rest.firstIndex(of: "]"),
          let block = Self.block(rest[..<end], slots)
        else { return nil }
        elements += block.map { .slot($0) }
        rest = rest[rest.index(after: end)...]
      case "]": return nil
      case "{", "}":
        guard isInValue == (scalar == "}") else { return nil }
        isInValue.toggle()
      default: elements.append(.literal(scalar, inValue: isInValue))
      }
    }
    if isInValue { return nil }
    self.init(elements)
  }

  /// The slots of a block: required slots come before optional slots unless the block has custom
  /// slots; the slot before `…` repeats.
  private static func block(
    _ source: Substring.UnicodeScalarView, _ slots: [Unicode.Scalar: PatternSlot]
  ) -> [PatternSlot]? {
    let repeats = source.last == "…"
    let scalars = repeats ? source.dropLast() : source
    var block = scalars.compactMap { slots[$0] }
    if block.count < scalars.count { return nil }
    if scalars.allSatisfy({ inputMaskSlots[$0] != nil }) {
      block = block.filter { $0.occurrence == .once } + block.filter { $0.occurrence != .once }
    }
    if repeats {
      let last = block.last ?? PatternSlot(.letterOrDigit)
      block.append(PatternSlot(last.content, occurrence: .repeating))
    }
    return block
  }
}

extension Pattern {
  /// Creates a pattern from a text in which `symbol` stands for `slot` and all else is a literal.
  init(_ text: String, _ slot: PatternSlot, for symbol: Unicode.Scalar) {
    self.init(text.unicodeScalars.map { $0 == symbol ? .slot(slot) : .literal($0) })
  }
}
