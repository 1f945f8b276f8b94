import InputRules

/// How a row of AnyFormatKit formats.
enum AnyFormatKitConfig {
  /// Literals are written as far as there is input; the symbol represents one character of it.
  case `default`(pattern: String, symbol: Unicode.Scalar)
  /// The whole pattern is always visible, with its symbols where input is missing.
  case placeholder(pattern: String, symbol: Unicode.Scalar)
  /// A number, grouped.
  case sum(AnyFormatKitSum)

  init(_ fields: JSONFields) throws(MalformedVector) {
    switch try fields.text("kind") {
    case "default":
      self = .default(pattern: try fields.text("pattern"), symbol: try fields.scalar("symbol"))
    case "placeholder":
      self = .placeholder(
        pattern: try fields.text("pattern"), symbol: try fields.scalar("symbol"))
    case "sum": self = .sum(try AnyFormatKitSum(fields))
    default:
      throw fields.malformed("kind", "is not known; write “default”, “placeholder” or “sum”")
    }
  }

  /// The state after an edit, according to our field with the same format.
  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    switch self {
    case .default(let pattern, let symbol):
      return MaskRules.anyFormatKit.field(Pattern(pattern, .any, for: symbol))
        .apply(edit, to: state)
    case .placeholder(let pattern, let symbol):
      let slot = PatternSlot(.anyExcept([symbol]))
      return MaskRules.anyFormatKit.with { policies, _ in policies.placeholder = symbol }
        .field(Pattern(pattern, slot, for: symbol)).apply(edit, to: state)
    case .sum(let sum): return sum.field.apply(edit, to: state)
    }
  }
}

extension AnyFormatKitConfig: CustomStringConvertible {
  var description: String {
    switch self {
    case .default(let pattern, let symbol):
      "default \(pattern.escaped) of \(String(symbol).escaped)"
    case .placeholder(let pattern, let symbol):
      "placeholder \(pattern.escaped) of \(String(symbol).escaped)"
    case .sum(let sum): "sum \(sum)"
    }
  }
}
