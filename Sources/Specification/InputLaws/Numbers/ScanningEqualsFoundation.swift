extension Law {
  package static let scanningEqualsFoundation = Law(
    """
    The `scanner` grammar reads ASCII text with a decimal period as Foundation's scanner does. The \
    law skips texts that Foundation misreads on Linux, such as minus zero with an exponent.
    """, clauses: ["N1.6", "N1.7", "N1.9"],
    Property(forAll: .scannerText) { subject, input in
      try assume(input.text.isSafeToScan)
      try requireEqual(
        subject.numbers.scannedValue(input.text, .posix), input.text.scannedByFoundation,
        "the value, compared with Foundation's")
    })
}

extension String {
  /// Whether Linux's scanner is known to read the text as Apple's does.
  ///
  /// The text must not be blank, have white space after its sign, or be minus zero with an exponent
  /// mark, which Linux reads as NaN.
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
