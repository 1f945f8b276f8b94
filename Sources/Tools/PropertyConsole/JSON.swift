import Foundation
import PropertyCorpus

/// Results for machines: one object, keys in order.
package enum JSON {
  /// Prints `value` as JSON.
  package static func print(_ value: some Encodable) throws {
    try Output.print(try text(of: value))
  }

  /// Prints `value` as one line of JSON.
  package static func printLine(_ value: some Encodable) throws {
    try Output.print(try text(of: value, isPretty: false))
  }

  /// The JSON of `value`, in which nothing is hidden.
  package static func text(of value: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// JSON with the escapes that it has itself in place of hidden characters, so that a reader gets
  /// the same texts.
  package static func escaped(_ json: String) -> String {
    var result = ""
    // A build server would take `##[…]` for a command.
    for scalar in json.replacing("##", with: "#\\u0023").unicodeScalars {
      if scalar.isHidden && scalar != "\n" {
        for unit in String(scalar).utf16 { result += String(format: "\\u%04X", unit) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
