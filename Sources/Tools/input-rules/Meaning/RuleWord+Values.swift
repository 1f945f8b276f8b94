import InputRules
import PropertyConsole

extension RuleWord {
  /// A number of a format, within the bounds of the value.
  func number(_ format: NumberFormat) throws(UsageError) -> NumericValue {
    NumericValue(format, bounds: try bounds())
  }

  /// The bounds of `1...100`, `1...` or `...100`; none if there is no value.
  func bounds() throws(UsageError) -> NumberBounds {
    guard let value else { return .none }
    let ends = value.split(separator: "...", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else {
      throw UsageError("“\(text)” has no bounds; write \(name):1...100, or only one end of it")
    }
    let (minimum, maximum) = (try Self.bound(ends[0]), try Self.bound(ends[1]))
    do {
      return try NumberBounds(minimum: minimum, maximum: maximum)
    } catch {
      throw UsageError("“\(text)” isn't possible: \(error)")
    }
  }

  private static func bound(_ text: Substring) throws(UsageError) -> ExactNumber? {
    if text.isEmpty { return nil }
    guard let number = try? NumberFormat.json.value(of: String(text)) else {
      throw UsageError("“\(text)” isn't a number; write it as 10 or -0.5")
    }
    return number
  }

  /// The field of a pattern or a layout.
  func formatted() throws(UsageError) -> any TextRule {
    guard let value, !value.isEmpty else {
      let example = name == "pattern" ? "(999) 999-9999" : "dd/mm/yyyy"
      throw UsageError("“\(name)” needs a text; write \"\(name):\(example)\"")
    }
    do {
      switch name {
      case "pattern": return PatternField(try Pattern(value, in: .tried))
      case "date": return try DateField(try DateLayout(value))
      default: return try DateRangeField(try DateLayout(value), separator: " - ")
      }
    } catch {
      throw UsageError("“\(text)” isn't possible: \(error)")
    }
  }
}

extension PatternNotation {
  /// The notation of patterns on the command line.
  fileprivate static let tried = PatternNotation([
    "9": .digit, "a": .letter, "A": PatternSlot(.letter, letterCase: .upper), "?": .any,
  ])
}
