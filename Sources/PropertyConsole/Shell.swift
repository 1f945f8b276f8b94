import PropertyCorpus

/// Commands that people paste into a shell.
package enum Shell {
  /// A text as one word of a command: quoted unless it needs no quotes.
  ///
  /// A hidden character is written by its number, which bash and zsh read within `$'…'`.
  package static func word(_ text: String) -> String {
    if !text.isEmpty && text.unicodeScalars.allSatisfy(isPlain) { return text }
    if !text.unicodeScalars.contains(where: \.isHidden) {
      return "'" + text.replacing("'", with: "'\\''") + "'"
    }
    return "$'" + text.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    let isWord = scalar.properties.isAlphabetic || "0"..."9" ~= scalar
    return scalar.isASCII && (isWord || "@%+=:,./_-".unicodeScalars.contains(scalar))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'", "\\": return "\\\(scalar)"
    case _ where scalar.isHidden:
      return String(scalar).utf8.map { byte in
        "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    default: return String(scalar)
    }
  }
}
