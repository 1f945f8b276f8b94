/// The form of a date field's text: its segments, and the literals between them (D13.1).
public struct DateLayout: Hashable, Sendable {
  /// The segments and literals, in order.
  package let parts: [Part]

  package enum Part: Hashable, Sendable {
    /// A place for a component of the date.
    case segment(DateSegment)
    /// A scalar that appears in every date and is neither a digit nor a letter.
    case literal(Unicode.Scalar)
  }

  /// Creates a layout from parts.
  /// - Parameter parts: segments with different components, and literals.
  /// - Throws: `DateLayoutError` for the first reason that applies (D13.4).
  package init(_ parts: [Part]) throws(DateLayoutError) {
    if let error = DateLayoutError(judging: parts) { throw error }
    self.parts = parts
  }

  /// Creates a layout from notation such as `dd/mm/yyyy` (D13.3).
  /// - Parameter notation: segments (`dd`, `mm`, `yy`, `yyyy`, `HH`, `hh`, `MM`, `SS`, `mmm` or
  ///   `aa`) and literals, never letters or digits.
  /// - Throws: `DateLayoutError` for the first mistake in the notation; if there is none, for the
  ///   first reason that the parts aren't a layout (D13.4).
  public init(_ notation: String) throws(DateLayoutError) {
    try self.init(Self.parts(of: notation))
  }

  /// The parts of a layout's notation (D13.3).
  private static func parts(of notation: String) throws(DateLayoutError) -> [Part] {
    var (parts, offset) = ([Part](), 0)
    var rest = notation.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\\" {
        guard let literal = rest.dropFirst().first else { throw .nothingEscaped(offset: offset) }
        parts.append(.literal(literal))
        rest = rest.dropFirst(2)
        offset += 1 + UTF16.width(literal)
      } else if scalar.isASCIILetter {
        let run = rest.prefix { $0 == scalar }
        guard let segment = DateSegment.allCases.first(where: { $0.notation == String(run) })
        else { throw .noSegment(offset: offset) }
        parts.append(.segment(segment))
        rest = rest.dropFirst(run.count)
        offset += run.count
      } else {
        parts.append(.literal(scalar))
        rest = rest.dropFirst()
        offset += UTF16.width(scalar)
      }
    }
    return parts
  }
}

extension DateLayout: CustomStringConvertible {
  /// The notation of the layout (D13.3).
  public var description: String {
    parts.map { part in
      switch part {
      case .segment(let segment): segment.notation
      case .literal("\\"): "\\\\"
      case .literal(let scalar): String(scalar)
      }
    }.joined()
  }
}

extension DateLayoutError {
  /// The first reason the parts aren't a layout, or `nil` if they are one (D13.4).
  fileprivate init?(judging parts: [DateLayout.Part]) {
    let segments = parts.compactMap(\.segment)
    if segments.isEmpty {
      self = .noSegments
    } else if let repeated = segments.firstRepeated {
      self = .repeated(repeated)
    } else if segments.contains(.hour12) != segments.contains(.halfDay) {
      self = segments.contains(.hour12) ? .hourWithoutHalfDay : .halfDayWithoutHour
    } else if let literal = parts.lazy.compactMap(\.literal).first(where: { !$0.mayBeLiteral }) {
      self = .literal(literal)
    } else {
      return nil
    }
  }
}

extension DateLayout.Part {
  var segment: DateSegment? {
    guard case .segment(let segment) = self else { return nil }
    return segment
  }

  var literal: Unicode.Scalar? {
    guard case .literal(let scalar) = self else { return nil }
    return scalar
  }
}

extension [DateSegment] {
  /// The first segment with the same component as an earlier segment.
  fileprivate var firstRepeated: DateSegment? {
    var seen: Set<DateSegment> = []
    return first { !seen.insert($0.component).inserted }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be a literal: it is neither a digit nor a letter (D13.4).
  var mayBeLiteral: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter:
      false
    default: true
    }
  }

  fileprivate var isASCIILetter: Bool { 65...90 ~= value || 97...122 ~= value }
}

/// The reason that text or a list of parts isn't the layout of a date field (D13.3, D13.4).
public enum DateLayoutError: Error, Hashable, Sendable {
  /// The letters at the offset, in UTF-16 units, aren't a segment.
  case noSegment(offset: Int)
  /// The text ends with the backslash at the offset, in UTF-16 units.
  case nothingEscaped(offset: Int)
  /// The layout has no segment.
  case noSegments
  /// An earlier segment has the same component as this segment.
  case repeated(DateSegment)
  /// The layout has the hour of a 12-hour clock, but no half-day.
  case hourWithoutHalfDay
  /// The layout has a half-day, but no hour of a 12-hour clock.
  case halfDayWithoutHour
  /// The literal is a digit or a letter.
  case literal(Unicode.Scalar)
}

extension DateLayoutError: Explained {
  var sentence: String {
    switch self {
    case .noSegment(let offset):
      "the letters at offset \(offset) aren't a segment; write a segment such as dd, mm, yyyy or HH"
    case .nothingEscaped(let offset):
      "the backslash at offset \(offset) has nothing after it; for a literal backslash, write two"
    case .noSegments: "the layout has no segments; add at least one"
    case .repeated(let segment):
      "the segment \(segment.notation) repeats a component; give each component once"
    case .hourWithoutHalfDay: "the hour hh needs a half-day; add aa, or write HH instead"
    case .halfDayWithoutHour: "the half-day aa needs a 12-hour clock's hour; add hh, or remove aa"
    case .literal(let scalar):
      "\(String(scalar).escaped) is a digit or a letter; separate the segments with other scalars"
    }
  }
}
