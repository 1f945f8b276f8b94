/// A pattern, policies, and a text to format or to read.
struct PatternText: Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var text: String
}

extension Generator<PatternText> {
  static func patternText(
    _ shape: PatternShape = .any, _ policies: Generator<PatternPolicies> = .any
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let text = source.flip(0.4) ? source.patternWord(pattern) : source.patternText(pattern)
      return PatternText(pattern: pattern, policies: source.draw(policies), text: text)
    }
  }

  static func formedText(_ shape: PatternShape, _ policies: Generator<PatternPolicies> = .standard)
    -> Generator
  {
    Generator { source in
      let pattern = source.pattern(shape)
      let text = source.formedText(pattern)
      return PatternText(pattern: pattern, policies: source.draw(policies), text: text)
    }
  }

  /// A pattern of one slot, and a scalar: any, or one that slots distinguish.
  static let scalarForSlot = Generator { source in
    let pattern = Pattern([.slot(source.patternSlot(.fixed))])
    let text =
      source.flip()
      ? source.draw(.anyScalar) : String(source.element(of: Unicode.Scalar.patternMaterial))
    return PatternText(pattern: pattern, policies: .standard, text: text)
  }

  /// Scalars for the first slots, one for each.
  static func patternContent(
    _ shape: PatternShape = .fixed, _ policies: Generator<PatternPolicies> = .standard
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let text = String(scalars: source.content(for: pattern))
      return PatternText(pattern: pattern, policies: source.draw(policies), text: text)
    }
  }
}
