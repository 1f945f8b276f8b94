/// The description from which a date field is created (D13.5, D13.7, D13.8).
package struct DateFieldDescription: Hashable, Sendable {
  package var layout: DateLayout
  /// The text between the two dates of a range; `nil` for a single date.
  package var separator: [Unicode.Scalar]?
  package var policies: DatePolicies
  /// The digits, and the texts of the half-days.
  package var texts: DateFieldTexts

  /// Creates a description, which isn't checked until a field is created from it.
  package init(
    _ layout: DateLayout, separator: [Unicode.Scalar]? = nil, _ policies: DatePolicies = .standard,
    texts: DateFieldTexts = .ascii
  ) {
    self.layout = layout
    self.separator = separator
    self.policies = policies
    self.texts = texts
  }

  /// The parts of the layout; for a range, the separator and the same parts follow.
  var parts: [DateLayout.Part] {
    guard let separator else { return layout.parts }
    return layout.parts + separator.map { .literal($0) } + layout.parts
  }
}

extension DateFieldError {
  /// Finds the first error in a description, or returns `nil` if there is none.
  init?(judging description: DateFieldDescription) {
    if let error = DateFieldError(judging: description.separator) {
      self = error
      return
    }
    let literals = description.parts.compactMap(\.literal)
    guard
      let error = DateFieldError(judging: description.texts, literals)
        ?? DateFieldError(judging: description.policies, description.parts)
    else { return nil }
    self = error
  }

  /// The reason a range can't have this separator, or `nil` if it can (D13.5).
  private init?(judging separator: [Unicode.Scalar]?) {
    guard let separator else { return nil }
    if separator.isEmpty {
      self = .emptySeparator
    } else if let scalar = separator.first(where: { !$0.mayBeLiteral }) {
      self = .separator(scalar)
    } else {
      return nil
    }
  }

  /// The reason a field with these parts can't have these policies, or `nil` if it can (D13.8).
  private init?(judging policies: DatePolicies, _ parts: [DateLayout.Part]) {
    if let minimum = policies.minimum, let maximum = policies.maximum, minimum > maximum {
      self = .reversedBounds
    } else if let part = policies.bounds.lazy.compactMap({ $0.part(hiddenBy: parts) }).first {
      self = .boundBeyondLayout(part)
    } else if !(1...9900 ~= policies.pivot) {
      self = .pivot(policies.pivot)
    } else if !policies.padding && parts.haveNeighbors {
      self = .needsPadding
    } else {
      return nil
    }
  }
}

extension [DateLayout.Part] {
  /// Whether two segments of digits have no literal between them (D13.6).
  fileprivate var haveNeighbors: Bool {
    zip(self, dropFirst()).contains { one, next in
      (one.segment?.width ?? 0) > 0 && (next.segment?.width ?? 0) > 0
    }
  }
}

extension DatePolicies {
  fileprivate var bounds: [DateFieldValue] { [minimum, maximum].compactMap(\.self) }
}

extension DateFieldValue {
  /// The first component whose value isn't the implied value, among those that the layout omits
  /// despite a finer one; `nil` if there is none (D13.8).
  fileprivate func part(hiddenBy parts: [DateLayout.Part]) -> DateSegment? {
    let shown = Set(parts.compactMap { $0.segment?.component })
    let components: [(part: DateSegment, isImplied: Bool)] = [
      (.year, date.year == 2000), (.month, date.month == 1), (.day, date.day == 1),
      (.hour, time.hour == 0), (.minute, time.minute == 0), (.second, time.second == 0),
      (.millisecond, time.millisecond == 0),
    ]
    let finest = components.lastIndex { shown.contains($0.part) } ?? 0
    return components[..<finest].first { !$0.isImplied && !shown.contains($0.part) }?.part
  }
}

/// The policies of a date field, such as its bounds (D13.8).
public struct DatePolicies: Hashable, Sendable {
  /// Whether a segment that has too few digits is padded with leading zeros.
  public var padding = true
  /// When literals appear in the text (F5.1, F5.2).
  public var literals = PatternPolicies.Literals.lazy
  /// The treatment of a digit that its segment doesn't accept.
  public var overflow = Overflow.passesOn
  /// The treatment of a date that doesn't exist or is out of bounds.
  public var whole = Whole.refused
  /// The first of the hundred years that a two-digit year can mean, from 1 to 9900 (D15.3).
  public var pivot = 1950
  /// The earliest value that is accepted when editing ends, or `nil` for no limit.
  public var minimum: DateFieldValue?
  /// The latest value that is accepted when editing ends, or `nil` for no limit.
  public var maximum: DateFieldValue?

  /// The standard policies.
  public init() {}

  /// The standard policies: padded segments, literals only when needed, overflow into the next
  /// segment, impossible dates refused during typing, and no bounds.
  package static let standard = DatePolicies()

  /// The treatment of a digit that its segment doesn't accept.
  public enum Overflow: Hashable, Sendable, CaseIterable {
    /// The digit is placed in the next segment (D14.8).
    case passesOn
    /// The segment gets the allowed value that is nearest to the typed number (D14.5).
    case clamped
    /// The digit is refused (D14.12).
    case refused
  }

  /// The treatment of a date that doesn't exist or is out of bounds.
  public enum Whole: Hashable, Sendable, CaseIterable {
    /// An insertion that leads to an impossible date is refused (D14.14).
    case refused
    /// The date becomes the nearest allowed date (D15.8).
    case clamped
    /// The date is refused only when editing ends (D15.9).
    case atEnd
  }
}

/// An error in the description of a date field (D13.5, D13.7, D13.8).
public enum DateFieldError: Error, Hashable, Sendable {
  /// The separator of a range is empty.
  case emptySeparator
  /// The separator of a range contains a digit or a letter.
  case separator(Unicode.Scalar)
  /// The digits aren't the ten decimal digits from 0 to 9, in order.
  case digits
  /// The text of a half-day is empty.
  case emptyHalfDay
  /// The text of one half-day begins with the text of the other.
  case equalHalfDays
  /// The text of a half-day contains a digit or a literal.
  case halfDay(Unicode.Scalar)
  /// The minimum is after the maximum.
  case reversedBounds
  /// A bound sets this component, which the layout omits although it contains a finer one.
  case boundBeyondLayout(DateSegment)
  /// The pivot isn't from 1 to 9900.
  case pivot(Int)
  /// Two adjacent segments have no literal between them, but `padding` is false.
  case needsPadding
}

extension DateFieldError: Explained {
  var sentence: String {
    switch self {
    case .emptySeparator: "the separator of a range is empty; give it at least one scalar"
    case .separator(let scalar):
      "\(String(scalar).escaped) is a digit or a letter; separate the dates with other scalars"
    case .digits: "the digits aren't 0 to 9 in order; give the ten digits of one script"
    case .emptyHalfDay: "the text of a half-day is empty; give it at least one letter"
    case .equalHalfDays: "the text of one half-day begins with the other's; change one of them"
    case .halfDay(let scalar):
      "\(String(scalar).escaped) in a half-day's text is a digit or a literal; remove it"
    case .reversedBounds: "the minimum is after the maximum; swap them"
    case .boundBeyondLayout(let part):
      "the layout has no \(part.name), so all bounds need the \(part.name) \(part.implied)"
    case .pivot(let year): "the pivot \(year) isn't a valid year; give one from 1 to 9900"
    case .needsPadding: "segments without padding have no literal between them; add one"
    }
  }
}

extension DateSegment {
  /// The name of the component in messages.
  fileprivate var name: String {
    switch component {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    default: "part"
    }
  }

  /// The value of the component if a layout omits it (D15.2).
  fileprivate var implied: Int {
    switch component {
    case .year: 2000
    case .month, .day: 1
    default: 0
    }
  }
}
