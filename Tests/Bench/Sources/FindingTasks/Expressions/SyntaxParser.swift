/// Reads expressions, with or without a bug.
struct SyntaxParser {
  let bug: SyntaxBug?
  private let text: [Unicode.Scalar]
  private var place = 0

  private init(_ text: [Unicode.Scalar], bug: SyntaxBug?) {
    self.text = text
    self.bug = bug
  }

  /// The expression that `text` is; nil if it is none.
  static func parse(_ text: [Unicode.Scalar], bug: SyntaxBug?) -> Syntax? {
    var parser = SyntaxParser(text, bug: bug)
    guard let syntax = parser.operation(from: 1) else { return nil }
    parser.skipSpaces()
    return parser.place == text.count ? syntax : nil
  }

  private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

  private mutating func skipSpaces() {
    while next == " " { place += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == scalar else { return false }
    place += 1
    return true
  }

  /// An operation whose operators bind at least as tightly as `level`.
  private mutating func operation(from level: Int) -> Syntax? {
    guard var left = operand() else { return nil }
    while let infix = infix(from: level) {
      guard let right = operation(from: rightLevel(infix)) else { return nil }
      left = .infix(infix, left, right)
    }
    return left
  }

  private func level(_ infix: Syntax.Infix) -> Int {
    bug == .parsesOrAsAnd && infix == .or ? Syntax.Infix.and.level : infix.level
  }

  private func rightLevel(_ infix: Syntax.Infix) -> Int {
    let isRight =
      infix == .power && bug != .parsesPowersLeft || infix == .minus && bug == .parsesMinusRight
    return level(infix) + (isRight ? 0 : 1)
  }

  private mutating func infix(from minimum: Int) -> Syntax.Infix? {
    skipSpaces()
    guard let next, let infix = Syntax.Infix(rawValue: String(next)), level(infix) >= minimum else {
      return nil
    }
    place += 1
    return infix
  }

  private mutating func operand() -> Syntax? {
    for prefix in Syntax.Prefix.allCases where take(Unicode.Scalar(prefix.rawValue) ?? " ") {
      if bug == .parsesDoubleSign && prefix == .negative && take("-") { return operand() }
      let level = bug == .parsesPrefixLoosely ? Syntax.Infix.times.level : Syntax.Prefix.level
      return operation(from: level).map { .prefix(prefix, $0) }
    }
    if take("(") {
      guard let syntax = operation(from: 1), take(")") else { return nil }
      return syntax
    }
    return take("\"") ? literal() : number()
  }

  private mutating func number() -> Syntax? {
    let start = place
    while let next, ("0"..."9").contains(next) { place += 1 }
    return Int(String(String.UnicodeScalarView(text[start..<place]))).map { .number($0) }
  }

  private mutating func literal() -> Syntax? {
    var scalars: [Unicode.Scalar] = []
    while let next {
      place += 1
      switch next {
      case "\"":
        while bug == .parsesTrimmed && scalars.last == " " { scalars.removeLast() }
        return .text(scalars)
      case "\\":
        guard let scalar = escape() else { return nil }
        scalars.append(scalar)
      default: scalars.append(next)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    defer { place += 1 }
    switch next {
    case "\"", "\\": return next
    case "n": return "\n"
    case "t": return bug == .parsesTabAsLetter ? "t" : "\t"
    case "u": return hexadecimal()
    default: return nil
    }
  }

  /// The scalar of digits in braces; ends at the closing brace.
  private mutating func hexadecimal() -> Unicode.Scalar? {
    guard let end = text[place...].firstIndex(of: "}"), end > place + 1 else { return nil }
    let digits = String(String.UnicodeScalarView(text[(place + 2)..<end]))
    place = end
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
