/// Any text as XML can represent it, and as it may be shown.
///
/// Hidden characters are shown as Swift would write them, such as `\u{1B}`; XML 1.0 can't represent
/// most of them, not even as numbers.
package struct XMLText {
  let text: String

  package init(_ text: String) { self.text = text }

  /// Between tags: lines stay lines.
  package var content: String { escaped(lineBreaks: false) }

  /// Between double quotes: a reader would turn a line break into a space.
  var attribute: String { escaped(lineBreaks: true) }

  private func escaped(lineBreaks: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += lineBreaks ? "&#\(scalar.value);" : String(scalar)
      case _ where scalar.isHidden: result += scalar.numbered
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A build server that reads a log would take `::error::` and `##[error]` for commands.
    return result.replacing("::", with: ":&#58;").replacing("##", with: "#&#35;")
  }
}
