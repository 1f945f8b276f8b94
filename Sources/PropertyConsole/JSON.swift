import Foundation

/// Results for machines: one object, keys in order.
package enum JSON {
  /// Prints `value` as JSON.
  package static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Output.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Prints `value` as one line of JSON.
  package static func printLine(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Output.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
