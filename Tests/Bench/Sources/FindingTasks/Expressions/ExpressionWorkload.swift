import PropertyTesting

/// A printer and a parser of expressions: what is printed is parsed again as the same.
///
/// Inputs from the types are expressions of any shape with numbers of the whole range and the
/// engine's own texts. Inputs made by hand have numbers of 0 to 99, one in ten of the whole range,
/// and texts of up to 5 scalars, half of them ones that a printer escapes; operators are more
/// frequent than texts.
enum ExpressionWorkload: Workload {
  typealias Mutant = SyntaxBug

  enum Law: String, CaseIterable, Sendable {
    /// A printed expression is parsed as itself.
    case roundTrip
    /// The same with parentheses around every operation.
    case fullRoundTrip
    /// A parsed expression is printed as it was before.
    case reprint
  }

  static let name = "expressions"

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .printsBareRight, .printsBareBase: [.roundTrip]
    case .printsBareNegated, .printsBareNegativeBase, .parsesOrAsAnd, .parsesPowersLeft,
      .parsesMinusRight, .parsesPrefixLoosely, .parsesDoubleSign:
      [.roundTrip, .reprint]
    case .printsBareQuote, .printsBareBackslash, .printsFourDigits, .parsesTabAsLetter,
      .parsesTrimmed:
      [.roundTrip, .fullRoundTrip, .reprint]
    case .printsNineDigits: [.roundTrip, .fullRoundTrip]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let printer = SyntaxPrinter(bug: mutant, isFull: law == .fullRoundTrip)
    return claim(law, expressions(inputs)) { syntax in
      let text = printer.print(syntax)
      let parsed = SyntaxParser.parse(text, bug: mutant)
      return law == .reprint ? parsed.map(printer.print) == text : parsed == syntax
    }
  }
}

extension ExpressionWorkload {
  private static func expressions(_ inputs: FindingTask.Inputs) -> Generator<Syntax> {
    let leaf = inputs == .type ? anyLeaf : madeLeaf
    return .recursive(depth: inputs == .type ? 5 : 4, leaf) { part in
      let prefix = zip(.anyCase, part).map { Syntax.prefix($0, $1) }
      let infix = zip(.anyCase, part, part).map { Syntax.infix($0, $1, $2) }
      return inputs == .type ? .oneOf(prefix, infix) : .oneOf(weighted: (1, prefix), (3, infix))
    }
  }

  private static let anyNumber = Generator<Int>.int(in: 0...Int.max)

  private static let anyLeaf = Generator<Syntax>.oneOf(
    anyNumber.map { .number($0) },
    Generator<String>.text(upTo: 20).map { .text(Array($0.unicodeScalars)) })

  private static let madeLeaf = Generator<Syntax>.oneOf(
    weighted: (2, madeNumber.map { .number($0) }),
    (1, madeText.map { .text($0) }))

  private static let madeText = Generator<[Unicode.Scalar]>.array(
    of: .oneOf(.scalar(), escaped), 0...5)

  private static let madeNumber = Generator<Int>.oneOf(
    weighted: (9, .int(in: 0...99)), (1, anyNumber))

  private static let escaped = Generator<Unicode.Scalar>.element(
    of: "a", " ", "\"", "\\", "\n", "\t", "\u{1}", "\u{1F600}")
}
