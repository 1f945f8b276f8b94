/// Writes expressions, with or without a bug.
struct SyntaxPrinter: Sendable {
  let bug: SyntaxBug?
  /// Whether every operation is in parentheses; otherwise as few as possible.
  let isFull: Bool

  func print(_ syntax: Syntax) -> [Unicode.Scalar] {
    var text: [Unicode.Scalar] = []
    write(syntax, above: 0, to: &text)
    return text
  }

  /// Writes `syntax`, in parentheses if it binds less tightly than `level`.
  private func write(_ syntax: Syntax, above level: Int, to text: inout [Unicode.Scalar]) {
    let isEnclosed = syntax.level < level || isFull && syntax.level < 8
    if isEnclosed { text.append("(") }
    switch syntax {
    case .number(let number):
      let digits = String(number).unicodeScalars
      text += bug == .printsNineDigits ? Array(digits.prefix(9)) : Array(digits)
    case .text(let scalars): write(scalars, to: &text)
    case .prefix(let prefix, let operand):
      text += prefix.rawValue.unicodeScalars
      let level = bug == .printsBareNegated ? Syntax.Infix.plus.level : Syntax.Prefix.level
      write(operand, above: level, to: &text)
    case .infix(let infix, let one, let other):
      write(one, above: leftLevel(infix, one), to: &text)
      text += " \(infix.rawValue) ".unicodeScalars
      write(other, above: rightLevel(infix), to: &text)
    }
    if isEnclosed { text.append(")") }
  }

  private func leftLevel(_ infix: Syntax.Infix, _ operand: Syntax) -> Int {
    guard infix.isRightmostFirst else { return infix.level }
    switch (bug, operand) {
    case (.printsBareBase, .infix(.power, _, _)): return infix.level
    case (.printsBareNegativeBase, .prefix): return Syntax.Prefix.level
    default: return infix.level + 1
    }
  }

  private func rightLevel(_ infix: Syntax.Infix) -> Int {
    if infix.isRightmostFirst { return Syntax.Prefix.level }
    return bug == .printsBareRight && infix == .minus ? infix.level : infix.level + 1
  }

  private func write(_ scalars: [Unicode.Scalar], to text: inout [Unicode.Scalar]) {
    text.append("\"")
    for scalar in scalars { text += escaped(scalar).unicodeScalars }
    text.append("\"")
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return bug == .printsBareQuote ? "\"" : "\\\""
    case "\\": return bug == .printsBareBackslash ? "\\" : "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case " "..."~": return String(scalar)
    default:
      let value = bug == .printsFourDigits ? scalar.value & 0xFFFF : scalar.value
      return "\\u{\(String(value, radix: 16))}"
    }
  }
}
