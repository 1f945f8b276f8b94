import Foundation
import InputRules

/// The configuration of Flutter's formatter.
enum FlutterFormatter {
  /// Replace what matches.
  case deny(TextPattern, replacement: String)
  /// Replace the text between the matches.
  case allow(TextPattern, replacement: String)
  /// Keep so many grapheme clusters; nil for no limit.
  case limit(MaximumLength?)

  init(_ fields: JSONFields) throws(MalformedVector) {
    if fields.has("filter") {
      self = try Self.filter(fields)
    } else if fields.has("length") {
      self = .limit(try Self.limit("length", of: fields))
    } else {
      guard fields.has("truncate") else {
        throw MalformedVector(
          line: fields.line,
          problem: "the formatter is not known; write “filter”, “length” or “truncate”")
      }
      self = .limit(try Self.limit("truncate", of: fields))
    }
  }

  private static func filter(_ fields: JSONFields) throws(MalformedVector) -> FlutterFormatter {
    let source = try fields.text("pattern")
    guard let pattern = TextPattern(source) else {
      throw fields.malformed("pattern", "\(source.escaped) isn't a regular expression; fix it")
    }
    let replacement = try fields.text("replacement")
    switch try fields.text("filter") {
    case "allow": return .allow(pattern, replacement: replacement)
    case "deny": return .deny(pattern, replacement: replacement)
    default: throw fields.malformed("filter", "is neither; write “allow” or “deny”")
    }
  }

  /// Flutter writes -1, or null, for no limit.
  private static func limit(
    _ key: String, of fields: JSONFields
  ) throws(MalformedVector) -> MaximumLength? {
    if try fields.node(key).isNull { return nil }
    let limit = try fields.integer(key, least: -1)
    return try? MaximumLength(limit)
  }

  /// The state of a field whose text was set, or was edited from `old`.
  func applied(to state: FieldState, old: String?) throws(Reason) -> FieldState {
    switch self {
    case .deny(let pattern, let replacement):
      return try state.replacing(pattern.matches(in: state.text), with: replacement)
    case .allow(let pattern, let replacement):
      return try state.replacing(pattern.gaps(in: state.text), with: replacement)
    case .limit(let limit):
      let rule = FieldRule(limit.map { [$0] } ?? [], insertion: .truncated)
      guard let old else { return rule.repaired(state) }
      return rule.applied(turning: old, into: state)
    }
  }
}

extension FieldRule {
  /// The field after the edit that turns `old` into the new state; if all of it is accepted, the
  /// new state itself, because an edit doesn't set the selection.
  fileprivate func applied(turning old: String, into new: FieldState) -> FieldState {
    let before = FieldState(old)
    switch decide(Edit(turning: old, into: new.text), on: before) {
    case .accept: return new
    case .rewrite(let state, _): return state
    case .refuse: return before
    }
  }
}

extension FlutterFormatter: CustomStringConvertible {
  var description: String {
    switch self {
    case .deny(let pattern, let replacement):
      "deny \(pattern), replaced by \(replacement.escaped)"
    case .allow(let pattern, let replacement):
      "allow \(pattern), the rest replaced by \(replacement.escaped)"
    case .limit(let limit): limit.map { "at most \($0.limit)" } ?? "no limit"
    }
  }
}

/// A text to search for, or a regular expression if it is between slashes.
struct TextPattern: CustomStringConvertible {
  let description: String
  private let expression: NSRegularExpression

  /// Nil if the regular expression has an error.
  init?(_ source: String) {
    let isExpression = source.utf8.count >= 2 && source.hasPrefix("/") && source.hasSuffix("/")
    let pattern =
      isExpression
      ? String(source.dropFirst().dropLast()) : NSRegularExpression.escapedPattern(for: source)
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    self.expression = expression
    description = isExpression ? "the pattern \(source.escaped)" : source.escaped
  }

  /// The matches of at least one unit, in UTF-16 units.
  func matches(in text: String) -> [TextRange] { allMatches(in: text).filter { $0.length > 0 } }

  /// The parts before, between and after the matches; an empty match also separates two parts.
  func gaps(in text: String) -> [TextRange] {
    var gaps: [TextRange] = []
    var position = 0
    for match in allMatches(in: text) + [.caret(at: text.utf16.count)] {
      gaps.append(TextRange(location: position, length: match.location - position))
      position = match.location + match.length
    }
    return gaps.filter { $0.length > 0 }
  }

  private func allMatches(in text: String) -> [TextRange] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.matches(in: text, range: whole).map {
      TextRange(location: $0.range.location, length: $0.range.length)
    }
  }
}

extension Edit {
  /// The smallest edit that turns `old` into `new`: the common prefix and suffix stay.
  init(turning old: String, into new: String) {
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(before.count, after.count)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let kept = min(tail, shorter - head)
    var middle = String.UnicodeScalarView()
    middle.append(contentsOf: after[head..<(after.count - kept)])
    let range = TextRange(
      location: before[..<head].utf16Length,
      length: before[head..<(before.count - kept)].utf16Length)
    self.init(replacing: range, with: String(middle))
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var utf16Length: Int { reduce(0) { $0 + UTF16.width($1) } }
}
