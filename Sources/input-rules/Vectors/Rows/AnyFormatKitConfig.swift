import InputRules

/// How a row of AnyFormatKit formats.
enum AnyFormatKitConfig {
  /// Literals are written as far as there is input; the symbol stands for one character of it.
  case `default`(pattern: String, symbol: Character)
  /// The whole pattern always shows, its symbols where input is still missing.
  case placeholder(pattern: String, symbol: Character)
  /// A number, grouped.
  case sum(AnyFormatKitSum)

  init(_ fields: JSONFields) throws(MalformedVector) {
    switch try fields.text("kind") {
    case "default":
      self = .default(pattern: try fields.text("pattern"), symbol: try fields.character("symbol"))
    case "placeholder":
      self = .placeholder(
        pattern: try fields.text("pattern"), symbol: try fields.character("symbol"))
    case "sum": self = .sum(try AnyFormatKitSum(fields))
    default:
      throw fields.malformed("kind", "is not known; write “default”, “placeholder” or “sum”")
    }
  }

  /// What rows of this kind are, and what they wait for.
  var waiting: String {
    switch self {
    case .default: "default-kind rows wait for formatting patterns"
    case .placeholder: "placeholder-kind rows wait for formatting patterns"
    case .sum: "sum-kind rows wait for number formatting"
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

extension JSONFields {
  fileprivate func character(_ key: String) throws(MalformedVector) -> Character {
    let text = try text(key)
    guard let character = text.first, text.count == 1 else {
      throw malformed(key, "is not one character; write just one")
    }
    return character
  }
}
