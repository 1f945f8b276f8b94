import InputRules
import PropertyConsole

/// A rule that the command line describes: conditions that join, or one field of its own.
struct TryRule {
  /// The description, as it was given.
  let name: String
  let rule: any TextRule

  /// What can be described, for help and errors.
  static let names = [
    "anything", "max:N", "digits", "allowed:SET", "banned:SET", "number[:A...B]",
    "integer[:A...B]", "grouped[:A...B]", "pattern:TEXT", "date:LAYOUT", "dates:LAYOUT",
  ]

  /// The rule of descriptions; several of them are conditions that all hold.
  ///
  /// - Parameters:
  ///   - arguments: the descriptions, each of one or of several with a comma between.
  ///   - insertion: how an insertion that fits only in part is treated; nil for the default.
  ///   - deletions: whether deletions are checked; nil for the default.
  ///   - symbols: the symbols of numbers.
  /// - Throws: `UsageError` for the first that is wrong.
  init(
    _ arguments: [String], insertion: InsertionPolicy? = nil, deletions: DeletionPolicy? = nil,
    symbols: NumberSymbols = .posix
  ) throws {
    let parts = arguments.flatMap(TryRulePart.parts)
    name = parts.map(\.text).joined(separator: ", ")
    let meanings = try parts.map { try $0.meaning(symbols) }
    var conditions: [any TextCondition] = []
    for (part, meaning) in zip(parts, meanings) {
      switch meaning {
      case .nothing: break
      case .condition(let condition): conditions.append(condition)
      case .field(let field):
        if parts.count > 1 {
          throw UsageError("“\(part.name)” makes a whole field and joins no other; give it alone")
        }
        if insertion != nil || deletions != nil {
          throw UsageError(
            "“\(part.name)” has no choice of insertion or deletions; omit these options")
        }
        rule = field
        return
      }
    }
    rule = FieldRule(
      conditions, deletions: deletions ?? .always, insertion: insertion ?? .whole)
  }
}

/// A name with a value, as in `max:4`.
struct TryRulePart {
  /// The whole, as it was given.
  let text: String
  let name: String
  /// What is after the first colon; nil if there is none.
  let value: String?

  /// What a part stands for.
  enum Meaning {
    case nothing
    case condition(any TextCondition)
    case field(any TextRule)
  }

  private static let known = TryRule.names.map { String($0.prefix { $0.isLetter }) }

  init(_ text: String) {
    self.text = text
    let ends = text.firstIndex(of: ":")
    name = String(text[..<(ends ?? text.endIndex)])
    value = ends.map { String(text[text.index(after: $0)...]) }
  }

  /// The parts of an argument: a comma separates them if a rule's name comes next.
  static func parts(of argument: String) -> [TryRulePart] {
    var texts = [""]
    var isEscaped = false
    for (index, character) in zip(argument.indices, argument) {
      let rest = argument[argument.index(after: index)...]
      if character == ",", !isEscaped, known.contains(where: { startsWith($0, rest) }) {
        texts.append("")
      } else {
        texts[texts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return texts.map(TryRulePart.init)
  }

  private static func startsWith(_ name: String, _ rest: Substring) -> Bool {
    guard rest.hasPrefix(name) else { return false }
    return rest.dropFirst(name.count).first.map { ":,".contains($0) } ?? true
  }

  /// What the part stands for.
  func meaning(_ symbols: NumberSymbols) throws -> Meaning {
    switch name {
    case "anything":
      try requireNoValue()
      return .nothing
    case "max": return .condition(try maximumLength())
    case "digits":
      try requireNoValue()
      return .condition(AllowedCharacters("0123456789"))
    case "allowed": return .condition(AllowedCharacters(try characters()))
    case "banned": return .condition(BannedCharacters(try characters()))
    case "number": return .condition(try number(NumberFormat(symbols)))
    case "integer": return .condition(try number(.integer(symbols)))
    case "grouped":
      return .field(NumberField(NumberFormat(symbols, grouping: .strict), bounds: try bounds()))
    case "pattern", "date", "dates": return .field(try formatted())
    default:
      let all = TryRule.names.joined(separator: ", ")
      throw UsageError("there is no rule named “\(name)”; there are \(all)")
    }
  }
}

extension NumberFormat {
  /// Whole numbers, with a minus sign if need be.
  fileprivate static func integer(_ symbols: NumberSymbols) -> NumberFormat {
    NumberFormat(symbols, signs: .minus, allowsExponent: false, fractionDigits: 0...0)
  }
}
