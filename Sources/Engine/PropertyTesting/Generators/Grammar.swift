/// A description of a language's texts.
///
///     let digit = Grammar.one(in: "0"..."9")
///     let number = Grammar.sequence(.optional("-"), .repeated(digit, 1...3))
///     let sum = Grammar.rule("sum") { .choice(number, .sequence("(", $0, "+", $0, ")")) }
///
/// The first option of a choice is the simplest. A grammar without any text, such as a choice
/// without options, is refused when a generator is made from it.
public struct Grammar: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    case literal([Unicode.Scalar])
    case one(ScalarSet)
    case sequence([Node])
    case choice([Node], Weights)
    case repeated(Node, ClosedRange<Int>)
    case rule(String, Node)
    case use(String)
  }

  let node: Node

  init(_ node: Node) { self.node = node }

  /// Exactly `text`, scalar by scalar.
  public static func literal(_ text: String) -> Grammar {
    Grammar(.literal(Array(text.unicodeScalars)))
  }

  /// One scalar of the ranges, such as `"0"..."9"`; the very first is the simplest.
  public static func one(in ranges: ClosedRange<Unicode.Scalar>...) -> Grammar {
    Grammar(.one(ScalarSet(ranges)))
  }

  /// One of the scalars of `text`; the first is the simplest.
  public static func one(of text: String) -> Grammar {
    Grammar(.one(ScalarSet(text.unicodeScalars.map { $0...$0 })))
  }

  /// One scalar that isn't in `text`; "a" is the simplest, unless `text` contains it.
  public static func one(notOf text: String) -> Grammar {
    Grammar(.one(ScalarSet.all.without(Array(text.unicodeScalars))))
  }

  /// All `parts`, one after another.
  public static func sequence(_ parts: Grammar...) -> Grammar {
    Grammar(.sequence(parts.map(\.node)))
  }

  /// One of `options`, all equally likely; the first is the simplest.
  public static func choice(_ options: Grammar...) -> Grammar { choice(options) }

  /// One of `options`, all equally likely; the first is the simplest.
  public static func choice(_ options: [Grammar]) -> Grammar {
    Grammar(.choice(options.map(\.node), Weights(options.map { _ in 1 })))
  }

  /// One of `options`, with probability proportional to its weight; the first is the simplest.
  public static func choice(weighted options: (UInt32, Grammar)...) -> Grammar {
    Grammar(.choice(options.map(\.1.node), Weights(options.map(\.0))))
  }

  /// Nothing, or `part`.
  public static func optional(_ part: Grammar) -> Grammar { repeated(part, 0...1) }

  /// `part`, repeated a number of times; no generator is made of a grammar with a count below zero.
  public static func repeated(_ part: Grammar, _ counts: ClosedRange<Int>) -> Grammar {
    Grammar(.repeated(part.node, counts))
  }

  /// A rule that may use itself: `body` gets a placeholder for the rule it defines.
  ///
  /// The output of a rule is marked with its name, so that a text shrinks to parts of the same
  /// rule.
  public static func rule(_ name: String, _ body: (Grammar) -> Grammar) -> Grammar {
    Grammar(.rule(name, body(Grammar(.use(name))).node))
  }
}

extension Grammar: ExpressibleByStringLiteral {
  /// Exactly the literal's text.
  public init(stringLiteral text: String) { self = .literal(text) }
}
