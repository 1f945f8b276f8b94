import InputRules

extension JSONReader {
  /// The text in quotation marks that comes next.
  mutating func text() throws(MalformedVector) -> String {
    advance()
    var units: [UInt16] = []
    while !skip("\"") {
      guard let byte, byte >= 0x20 else {
        throw wrong("a text has no end; write a quotation mark, and \\n for a line break")
      }
      if byte == UInt8(ascii: "\\") {
        units.append(try escapedUnit())
      } else {
        units += plainUnits()
      }
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw wrong("a text holds half a surrogate pair; write both halves")
    }
    return text
  }

  private mutating func plainUnits() -> [UInt16] {
    let plain = rest.prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    advance(plain.count)
    return Array(String(decoding: plain, as: UTF8.self).utf16)
  }

  private mutating func escapedUnit() throws(MalformedVector) -> UInt16 {
    advance()
    guard let byte else { throw wrong("the text ends behind a backslash; finish it") }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"): return try hexadecimalUnit()
    default: throw wrong("a backslash stands before no escape; write two for a backslash")
    }
  }

  private mutating func hexadecimalUnit() throws(MalformedVector) -> UInt16 {
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let unit = UInt16(digits, radix: 16)
    else { throw wrong("\\u stands before no four hexadecimal digits; write them") }
    advance(4)
    return unit
  }
}
