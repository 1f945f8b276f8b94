extension PatternParser {
  /// An escape for one character, or for a class of characters.
  enum Escape {
    case scalar(Unicode.Scalar)
    case some(ScalarClass)

    var node: Grammar.Node {
      switch self {
      case .scalar(let scalar): .literal([scalar])
      case .some(let some): .one(some.scalars)
      }
    }

    var members: ScalarClass {
      switch self {
      case .scalar(let scalar): ScalarClass([scalar...scalar])
      case .some(let some): some
      }
    }
  }

  mutating func escape() throws(GeneratorError) -> Escape {
    let start = index
    index += 1
    guard let letter = next else { throw problem(.escape("\\"), at: start) }
    index += 1
    if let known = ScalarClass.escapes[letter] { return .some(known) }
    if let control = ["n": "\n", "t": "\t", "r": "\r"][letter] as Unicode.Scalar? {
      return .scalar(control)
    }
    switch letter {
    case "u", "x": return .scalar(try hexadecimal(digits: letter == "u" ? 4 : 2, from: start))
    case "p": return .some(try property(from: start))
    case "b", "B", "A", "z", "Z", "G", "K": throw problem(.anchor, at: start)
    case "1"..."9", "k", "g": throw problem(.backReference, at: start)
    case _:
      let scalars = Array(letter.unicodeScalars)
      guard letter.isASCII, !letter.isLetter, !letter.isNumber, scalars.count == 1 else {
        throw problem(.escape("\\\(letter)"), at: start)
      }
      return .scalar(scalars[0])
    }
  }

  /// Parses the scalar in an escape such as `\u{1F600}`, `\u00E9` or `\x41`.
  private mutating func hexadecimal(
    digits: Int, from start: Int
  ) throws(GeneratorError) -> Unicode.Scalar {
    let isBraced = skip("{")
    let text = characters[index...].prefix(isBraced ? 8 : digits).prefix { $0.isHexDigit }
    index += text.count
    guard isBraced ? skip("}") : text.count == digits,
      let number = UInt32(String(text), radix: 16), let scalar = Unicode.Scalar(number)
    else { throw problem(.escape(String(characters[start..<index])), at: start) }
    return scalar
  }

  private mutating func property(from start: Int) throws(GeneratorError) -> ScalarClass {
    guard skip("{"), let end = characters[index...].firstIndex(of: "}") else {
      throw problem(.escape("\\p"), at: start)
    }
    let name = String(characters[index..<end])
    index = end + 1
    guard let known = ScalarClass.properties[name] else {
      throw problem(.property(name), at: start)
    }
    return known
  }

  mutating func characterClass() throws(GeneratorError) -> ScalarClass {
    let start = index
    index += 1
    let isNegated = skip("^")
    var members: ScalarClass?
    while let next, next != "]" {
      let isOperator = ["&&", "--", "~~"].contains { characters[index...].starts(with: $0) }
      if isOperator { throw problem(.characterClass) }
      let member = try classMember()
      members = members.map { $0.union(member) } ?? member
    }
    if next == nil { throw problem(.bracket, at: start) }
    index += 1
    guard let members else { throw problem(.characterClass, at: start) }
    return isNegated ? members.negated : members
  }

  /// Parses a character, an escape or a range in a class.
  private mutating func classMember() throws(GeneratorError) -> ScalarClass {
    let start = index
    let first = try classAtom()
    guard next == "-", index + 1 < characters.count, characters[index + 1] != "]",
      characters[index + 1] != "-"
    else { return first.members }
    index += 1
    guard case .scalar(let lower) = first, case .scalar(let upper) = try classAtom(),
      lower <= upper
    else { throw problem(.range, at: start) }
    return ScalarClass(range: lower...upper)
  }

  private mutating func classAtom() throws(GeneratorError) -> Escape {
    guard let next, next != "[" else { throw problem(.characterClass) }
    if next == "\\" { return try escape() }
    guard next.unicodeScalars.count == 1, let scalar = next.unicodeScalars.first else {
      throw problem(.characterClass)
    }
    index += 1
    return .scalar(scalar)
  }
}
