import PropertyTesting

extension Challenge {
  /// Texts of pieces that few texts have.
  static let texts = [hash, pointer, folding]

  private static let hash = Challenge(
    "dictionary-key", claimed: "no key of a dictionary has a space and a number sign",
    answer: #"[" #": ""]"#, .dictionary(of: .text(), .text())
  ) { table in
    table.keys.allSatisfy { !$0.contains(" #") }
  }

  /// As a pointer of JSON is unescaped in the wrong order: the scalars decide, not the characters.
  private static let pointer = Challenge(
    "tilde-one", claimed: "no text has a tilde and a 1", answer: "\"~1\"", .text()
  ) { text in
    let scalars = text.unicodeScalars
    return !zip(scalars, scalars.dropFirst()).contains { $0 == "~" && $1 == "1" }
  }

  private static let folding = Challenge(
    "folding", claimed: "a text is the same in capitals as in lower case", answer: "\"\\u{FB01}\"",
    .text()
  ) { $0.uppercased().lowercased() == $0.lowercased() }
}

extension Challenge {
  /// Numbers of which only some far from each other fail.
  static let arithmetic = [varint, halfEven]

  private static let varint = Challenge(
    "varint", claimed: "a number has as many bytes as groups of seven bits", answer: "64", .int()
  ) { number in
    var rest = UInt(bitPattern: number << 1 ^ number >> 63)
    while rest > 128 { rest >>= 7 }
    return rest != 128
  }

  private static let halfEven = Challenge(
    "half-even", claimed: "a share in ten thousandths is rounded to the even neighbour",
    answer: "1\n5000", .int(in: 0...1_000_000), .int(in: 0...10_000)
  ) { amount, share in
    let (whole, rest) = (amount * share).quotientAndRemainder(dividingBy: 10_000)
    return rest != 5_000 || whole % 2 == 1
  }
}
