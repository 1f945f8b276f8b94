/// A description of a language's texts.
///
///     let digit = Grammar.one(in: "0"..."9")
///     let number = Grammar.sequence(.optional("-"), .repeated(digit, 1...3))
///     let sum = Grammar.rule("sum") { .choice(number, .sequence("(", $0, "+", $0, ")")) }
///
/// The first option of a choice is the simplest. Creating a generator fails if the grammar
/// describes no text, for example because of a choice without options.
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

  /// Describes exactly one text.
  /// - Parameter text: the text.
  public static func literal(_ text: String) -> Grammar {
    Grammar(.literal(Array(text.unicodeScalars)))
  }

  /// Describes one scalar from several ranges.
  /// - Parameter ranges: the ranges, such as `"0"..."9"`; the first scalar is the simplest.
  public static func one(in ranges: ClosedRange<Unicode.Scalar>...) -> Grammar {
    Grammar(.one(ScalarSet(ranges)))
  }

  /// Describes one scalar from a text.
  /// - Parameter text: the scalars, of which the first is the simplest.
  public static func one(of text: String) -> Grammar {
    Grammar(.one(ScalarSet(text.unicodeScalars.map { $0...$0 })))
  }

  /// Describes several parts, one after another.
  /// - Parameter parts: the parts, in order.
  public static func sequence(_ parts: Grammar...) -> Grammar {
    Grammar(.sequence(parts.map(\.node)))
  }

  /// Describes one of several options; all are equally likely.
  /// - Parameter options: the options, of which the first is the simplest.
  public static func choice(_ options: Grammar...) -> Grammar { choice(options) }

  /// Describes one of several options; all are equally likely.
  /// - Parameter options: the options, of which the first is the simplest.
  public static func choice(_ options: [Grammar]) -> Grammar {
    Grammar(.choice(options.map(\.node), Weights(options.map { _ in 1 })))
  }

  /// Describes one of several options, with probabilities proportional to their weights.
  /// - Parameter options: the weights and the options, of which the first is the simplest.
  public static func choice(weighted options: (UInt32, Grammar)...) -> Grammar {
    Grammar(.choice(options.map(\.1.node), Weights(options.map(\.0))))
  }

  /// Describes an optional part.
  /// - Parameter part: the part.
  public static func optional(_ part: Grammar) -> Grammar { repeated(part, 0...1) }

  /// Describes a repeated part.
  /// - Parameters:
  ///   - part: the part.
  ///   - counts: the allowed number of repetitions; creating a generator fails if any is negative.
  public static func repeated(_ part: Grammar, _ counts: ClosedRange<Int>) -> Grammar {
    Grammar(.repeated(part.node, counts))
  }

  /// Describes a rule that may use itself.
  ///
  /// Parts of a text that belong to the same rule can replace each other when the text shrinks.
  /// - Parameters:
  ///   - name: the rule's name, such as `expression`.
  ///   - body: receives a placeholder for the rule, and returns the rule's definition.
  public static func rule(_ name: String, _ body: (Grammar) -> Grammar) -> Grammar {
    Grammar(.rule(name, body(Grammar(.use(name))).node))
  }
}

extension Grammar: ExpressibleByStringLiteral {
  /// Creates a grammar that describes exactly one text.
  public init(stringLiteral text: String) { self = .literal(text) }
}
