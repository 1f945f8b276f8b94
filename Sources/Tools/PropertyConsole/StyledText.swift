import PropertyCorpus

/// Text for standard output, of which parts have a colour.
///
/// A colour is no part of the text: what others wrote can't have one, and is escaped.
package struct StyledText: ExpressibleByStringInterpolation {
  private enum Colour: String {
    case green = "32"
    case red = "31"
  }

  private var parts: [(text: String, colour: Colour?)] = []

  /// A text without a colour.
  package init(_ text: String) { parts = [(text, nil)] }
  package init(stringLiteral text: String) { self.init(text) }
  package init(stringInterpolation interpolation: Interpolation) { self = interpolation.text }

  private init(_ text: String, _ colour: Colour) { parts = [(text, colour)] }

  /// `text` in green, if colours are accepted.
  package static func good(_ text: String) -> StyledText { StyledText(text, .green) }
  /// `text` in red, if colours are accepted.
  package static func bad(_ text: String) -> StyledText { StyledText(text, .red) }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.parts.append((literal, nil)) }
    package mutating func appendInterpolation(_ plain: String) { appendLiteral(plain) }
    package mutating func appendInterpolation(_ styled: StyledText) { text.parts += styled.parts }
  }

  /// The text as a terminal or a log may take it.
  package func written(colours: Bool) -> String {
    let text = parts.map { part in
      guard colours, let colour = part.colour else { return part.text.visible }
      return "\u{1B}[\(colour.rawValue)m\(part.text.visible)\u{1B}[0m"
    }
    return text.joined().withoutBuildCommands
  }
}

extension [StyledText] {
  /// The texts, each in lines of its own.
  package var lines: StyledText {
    enumerated().reduce("") { text, line in
      line.offset == 0 ? line.element : "\(text)\n\(line.element)"
    }
  }
}

extension String {
  /// The text with all lines but the first indented, so that none is taken for a line of results.
  package var withIndentedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 0 || $0.element.hasPrefix("  ") ? "\($0.element)" : "  \($0.element)" }
      .joined(separator: "\n")
  }
}
