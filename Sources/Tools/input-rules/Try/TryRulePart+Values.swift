import InputRules
import PropertyConsole

extension TryRulePart {
  /// Throws if there is a value.
  func requireNoValue() throws {
    if value != nil { throw UsageError("“\(name)” takes no value; write \(name) alone") }
  }

  /// The limit of `4` or `4:utf8`.
  func maximumLength() throws -> MaximumLength {
    let words = (value ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let units = LengthUnit.allCases.map(\.rawValue).joined(separator: ", ")
    guard words.count <= 2, let first = words.first, let limit = Int(first) else {
      throw UsageError("“\(text)” has no whole number; write max:4, or max:4:utf8 (\(units))")
    }
    guard let unit = words.count == 2 ? LengthUnit(rawValue: String(words[1])) : .characters else {
      throw UsageError("“\(words[1])” is no unit of length; there are \(units)")
    }
    do {
      return try MaximumLength(limit, unit: unit)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// The scalars of a set such as `0-9a-f`; a backslash makes the next one a plain member.
  func characters() throws -> String {
    guard let value else {
      throw UsageError("“\(name)” needs characters; write \(name):0-9a-f, or \(name): for none")
    }
    var members = String.UnicodeScalarView()
    var rest = value.unicodeScalars[...]
    while let first = try Self.member(&rest) {
      // A hyphen at the end is a member.
      guard rest.first == "-", rest.count > 1 else {
        members.append(first)
        continue
      }
      rest.removeFirst()
      guard let last = try Self.member(&rest), first <= last else {
        throw UsageError("“\(text)” has a range whose end comes first; swap its ends")
      }
      members.append(contentsOf: (first.value...last.value).compactMap(Unicode.Scalar.init))
    }
    return String(members)
  }

  /// Reads a member of a set; nil at the end.
  private static func member(_ rest: inout Substring.UnicodeScalarView) throws -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "\\" else { return scalar }
    guard let escaped = rest.popFirst() else {
      throw UsageError("a backslash at the end of a set escapes nothing; write two for one")
    }
    return escaped
  }

  /// A number of a format, within the bounds of the value.
  func number(_ format: NumberFormat) throws -> NumericValue {
    NumericValue(format, bounds: try bounds())
  }

  /// The bounds of `1...100`, `1...` or `...100`; none if there is no value.
  func bounds() throws -> NumberBounds {
    guard let value else { return .none }
    let ends = value.split(separator: "...", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else {
      throw UsageError("“\(text)” has no bounds; write \(name):1...100, or with one end alone")
    }
    do {
      return try NumberBounds(minimum: try Self.bound(ends[0]), maximum: try Self.bound(ends[1]))
    } catch let error as NumberError {
      throw UsageError("“\(text)” isn't possible: \(error)")
    }
  }

  private static func bound(_ text: Substring) throws -> ExactNumber? {
    if text.isEmpty { return nil }
    guard let number = try? NumberFormat.json.value(of: String(text)) else {
      throw UsageError("“\(text)” is no number; write it as 10 or -0.5")
    }
    return number
  }

  /// The field of a pattern or a layout.
  func formatted() throws -> any TextRule {
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
