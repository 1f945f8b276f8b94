extension String {
  /// The text of a pattern with each scalar written as `write` says, of the scalar and whether a
  /// backslash is before it; a backslash that escapes is the scalar's.
  func rewritingNotation(_ write: (Unicode.Scalar, Bool) -> String) -> String {
    var (text, isEscaped) = ("", false)
    for scalar in unicodeScalars {
      if scalar == "\\" && !isEscaped {
        isEscaped = true
      } else {
        text += write(scalar, isEscaped)
        isEscaped = false
      }
    }
    return text + (isEscaped ? "\\" : "")
  }

  /// The text of a pattern with its tail opened: no brackets but escaped ones.
  var withoutBrackets: String {
    rewritingNotation { scalar, isEscaped in
      if isEscaped { return "\\" + String(scalar) }
      return scalar == "[" || scalar == "]" ? "" : String(scalar)
    }
  }
}
