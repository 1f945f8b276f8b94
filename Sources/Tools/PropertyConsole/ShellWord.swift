/// Texts as a shell reads them.
package enum ShellWord {
  /// A text as one word of a command: as it is if no shell changes it, and quoted otherwise.
  ///
  /// Characters that a terminal could obey or hide are written as their bytes, as in `$'a\x1B'`.
  package static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    if text.unicodeScalars.allSatisfy(isVisible) {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      return "'\(parts.joined(separator: #"'\''"#))'"
    }
    return "$'\(text.utf8.map(escaped).joined())'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", ":", "@", "+", ",": true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (" "..."~").contains(scalar) : scalar.isPrintable
  }

  private static func escaped(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    if (" "..."~").contains(scalar), scalar != "'", scalar != "\\" { return String(scalar) }
    return (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
  }
}
