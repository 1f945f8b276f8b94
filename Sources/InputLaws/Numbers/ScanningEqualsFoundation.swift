import InputRules
import PropertyTesting

extension Law {
  /// Foundation's scanner reads what the description of the article's says, where Linux's is known
  /// to work (N1).

  package static let scanningEqualsFoundation = Law(
    """
    That is: a text in ASCII with a point, no white space behind the sign or alone, no minus \
    zero with an exponent mark.
    """,
    about: .numbers, clauses: ["N1"],
    Property(forAll: .scannerText) { subject, input in
      try assume(input.text.isSafeToScan)
      try requireEqual(
        subject.numbers.scanned(input.text, with: .posix), input.text.scannedByFoundation,
        "Foundation reads otherwise")
    })
}

extension String {
  /// Whether Linux's scanner is known to read the text as Apple's does: no white space alone or
  /// behind a sign, and no minus zero with an exponent mark, of which it makes not-a-number.
  fileprivate var isSafeToScan: Bool {
    let body = unicodeScalars.drop { $0 == " " || $0 == "\n" }
    let isSigned = body.first == "-" || body.first == "+"
    let second = body.dropFirst().first
    let isSpacedSign = isSigned && (second == " " || second == "\n")
    let isZero = !body.contains { ("1"..."9").contains($0) }
    let isMarkedMinusZero =
      body.first == "-" && isZero && body.contains { "eE".unicodeScalars.contains($0) }
    return unicodeScalars.allSatisfy(\.isASCII) && !body.isEmpty && !isSpacedSign
      && !isMarkedMinusZero
  }
}
