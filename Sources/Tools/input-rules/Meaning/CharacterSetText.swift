import PropertyConsole

/// Sets of characters as options write them.
enum CharacterSetText {
  /// The scalars of a set such as `0-9a-f`; a backslash makes the next one a plain member.
  static func members(of text: String) throws(UsageError) -> String {
    var members = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = try member(&rest) {
      // A hyphen at the end is a member.
      guard rest.first == "-", rest.count > 1 else {
        members.append(first)
        continue
      }
      rest.removeFirst()
      guard let last = try member(&rest), first <= last else {
        throw UsageError("a range's end comes first in it; swap its ends")
      }
      members.append(contentsOf: (first.value...last.value).compactMap(Unicode.Scalar.init))
    }
    return String(members)
  }

  /// Reads a member of a set; nil at the end.
  private static func member(_ rest: inout Substring.UnicodeScalarView) throws(UsageError)
    -> Unicode.Scalar?
  {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "\\" else { return scalar }
    guard let escaped = rest.popFirst() else {
      throw UsageError("a backslash at the end of a set escapes nothing; write two for one")
    }
    return escaped
  }
}
