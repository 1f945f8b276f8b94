import InputRules

/// Reads JSON strictly, and remembers on which line each value stands.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The line being read, counted from 1.
  private(set) var line: Int
  private var depth = 0

  private static let mostDepth = 100

  init(_ bytes: ArraySlice<UInt8>, line: Int = 1) {
    self.bytes = bytes
    self.line = line
    position = bytes.startIndex
  }

  /// The value that `bytes` begin with, whatever comes behind it.
  static func firstValue(of bytes: ArraySlice<UInt8>) throws(MalformedVector) -> JSONNode {
    var reader = JSONReader(bytes)
    return try reader.node()
  }

  /// The cases of a file that is one object.
  static func cases(of bytes: ArraySlice<UInt8>) throws(MalformedVector) -> [JSONNode] {
    try JSONFields(try wholeValue(of: bytes), of: "the file").node("cases").list("“cases”")
  }

  /// The one value that `bytes` are.
  static func wholeValue(
    of bytes: ArraySlice<UInt8>, line: Int = 1
  ) throws(MalformedVector) -> JSONNode {
    var reader = JSONReader(bytes, line: line)
    let node = try reader.node()
    reader.skipSpace()
    if reader.byte != nil { throw reader.wrong("something stands behind the value; take it away") }
    return node
  }

  /// The next byte, if there is one.
  var byte: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// What begins at the next byte.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Steps over `character` if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
  }

  func wrong(_ problem: String) -> MalformedVector {
    MalformedVector(line: line, problem: "the JSON is wrong: \(problem)")
  }

  mutating func node() throws(MalformedVector) -> JSONNode {
    skipSpace()
    let line = line
    guard depth < Self.mostDepth else { throw wrong("values are nested too deeply; flatten them") }
    depth += 1
    defer { depth -= 1 }
    return JSONNode(line: line, value: try value())
  }

  private mutating func value() throws(MalformedVector) -> JSONValue {
    switch byte {
    case UInt8(ascii: "{"): .object(try members())
    case UInt8(ascii: "["): .list(try elements())
    case UInt8(ascii: "\""): .text(try text())
    default: try word()
    }
  }

  private mutating func word() throws(MalformedVector) -> JSONValue {
    let letters = rest.prefix { $0.isWordByte }
    let word = String(decoding: letters, as: UTF8.self)
    let value: JSONValue? =
      switch word {
      case "null": .null
      case "true": .flag(true)
      case "false": .flag(false)
      default: word.isJSONNumber ? .number(word) : nil
      }
    guard let value else { throw wrong("\(found) stands where a value should; write one") }
    advance(letters.count)
    return value
  }

  private mutating func elements() throws(MalformedVector) -> [JSONNode] {
    var elements: [JSONNode] = []
    advance()
    skipSpace()
    if skip("]") { return elements }
    repeat { elements.append(try node()) } while try continues(until: "]")
    return elements
  }

  private mutating func members() throws(MalformedVector) -> [String: JSONNode] {
    var members: [String: JSONNode] = [:]
    advance()
    skipSpace()
    if skip("}") { return members }
    repeat {
      let key = try key()
      if members.updateValue(try node(), forKey: key) != nil {
        throw wrong("“\(key)” is given twice; give it once")
      }
    } while try continues(until: "}")
    return members
  }

  private mutating func key() throws(MalformedVector) -> String {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else {
      throw wrong("\(found) stands where a key should; write one in quotation marks")
    }
    let key = try text()
    skipSpace()
    guard skip(":") else { throw wrong("there is no colon behind “\(key)”; write one") }
    return key
  }

  /// Whether a comma comes, rather than the end.
  private mutating func continues(until end: Unicode.Scalar) throws(MalformedVector) -> Bool {
    skipSpace()
    if skip(",") { return true }
    if skip(end) { return false }
    throw wrong("\(found) stands where a comma or “\(end)” should; write one of these")
  }

  /// What comes next, in words.
  var found: String {
    guard let byte else { return "the end of the text" }
    if byte.isWordByte {
      return String(decoding: rest.prefix { $0.isWordByte }.prefix(20), as: UTF8.self).escaped
    }
    return String(String(decoding: rest.prefix(4), as: UTF8.self).prefix(1)).escaped
  }
}

extension String {
  fileprivate var isJSONNumber: Bool {
    wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
  }
}

extension UInt8 {
  /// Whether a number, or a name such as null, may hold this byte.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
