/// A row in which our answer differs from a peer's answer for a stated reason.
struct VectorException: Decodable {
  /// Our answer, which a clause requires.
  let ours: String
  /// The peer that gave the other answer, or `nil` if there is only one peer.
  let peer: String?
  private let reason: String

  /// The clause and the reason, as reports print them.
  var ground: String { "by \(Self.reasons[reason] ?? "“\(reason)”, which isn't listed")" }

  /// The clause and the reason for each difference, by the name of the reason in rows.
  static let reasons: [String: String] = [
    "blanks-in-brackets":
      "N6: A number has nothing before or after it, but JSON allows white space between brackets.",
    "caret-from-the-end":
      "N7.16: The caret comes directly after a digit, but AnyFormatKit counts it from the end.",
    "cut-between-literals":
      "F4.2: Literals before a deletion are kept, but IMask removes or adds whole groups.",
    "digits-to-group":
      "N7.2: A locale has a minimum number of digits for grouping, but Babel groups any number.",
    "empty-slot-deleted":
      "F6.6: The caret comes after the written text, but AnyFormatKit leaves it after an empty "
      + "slot.",
    "foreign-digits":
      "N3.2: Digits are ASCII's and the locale's own, but Python accepts those of every script.",
    "foreign-point":
      "N3.2: A point that isn't one of the locale's symbols is invalid, but Python accepts it.",
    "infinite-double":
      "N5: Values are exact, however large, but browsers have none beyond the largest double.",
    "last-forward-deletion":
      "F5.3: Literals at the end are deleted with the digit after them, but IMask keeps them "
      + "when deleting forward.",
    "later-literal":
      "F2.3: A typed literal is skipped wherever its group has it, but Maskito skips only the "
      + "first one.",
    "leading-zero":
      "N1.4: No integer part of several digits starts with a zero, but AnyFormatKit drops the "
      + "zero.",
    "lone-separator":
      "N4.4: A single misplaced grouping separator might be another locale's decimal separator.",
    "lookalike":
      "N4.6: A lenient format accepts lookalikes of its separator, but Babel accepts none.",
    "not-a-number": "N1.3: NaN and infinity have no digits, but Python has a value for them.",
    "nothing-inserted":
      "F5.2: Eager literals come with an insertion, and input-mask writes them where nothing is "
      + "inserted.",
    "own-minus-read":
      "N3.2: The locale's own minus sign is a sign, but Python accepts only ASCII's.",
    "own-minus-written":
      "N7.4: A negative number has the locale's minus sign, but Babel writes ASCII's.",
    "separator-anywhere":
      "N4.3: Grouping separators come only between integer digits, but Babel drops them anywhere.",
    "spaces-around": "N6: A number has nothing before or after it, but Python strips white space.",
    "too-many-digits":
      "N7.11: An insertion that leaves too many digits is refused, but AnyFormatKit cuts the "
      + "last off.",
    "typed-in-two-steps":
      "N1.4: An HTML number doesn't end with a separator, but browsers keep the number before it "
      + "during typing.",
  ]
}
