import Foundation
import InputRules

/// A JSON value that Foundation has read.
struct JSONText {
  let value: JSONNode
  private let bytes: [UInt8]
  /// The line on which the text begins, counted from 1.
  private let line: Int

  init(_ text: some Collection<UInt8>, line: Int = 1) throws(MalformedVector) {
    // Foundation drops this scalar from the start of a text: swift-foundation, issue 300.
    let json = String(decoding: text, as: UTF8.self).replacing("\u{FEFF}", with: "\\ufeff")
    bytes = Array(json.utf8)
    self.line = line
    do {
      let value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let blanks = bytes.prefix { $0 <= 0x20 }
      self.value = JSONNode(line: line + blanks.lineBreaks, value: value)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
      throw MalformedVector(
        line: line + Self.linesBefore(words, in: bytes[...]),
        problem: "the JSON is wrong: Foundation says \(words.escaped); fix it")
    }
  }

  /// How many lines precede the place in Foundation's message: it names a line on Darwin, a byte on
  /// Linux, and in some messages neither.
  private static func linesBefore(_ words: String, in bytes: ArraySlice<UInt8>) -> Int {
    guard let match = words.firstMatch(of: /(line|character|at) ([0-9]+)/),
      let place = Int(match.2)
    else { return 0 }
    return match.1 == "line" ? max(place, 1) - 1 : bytes.prefix(place).lineBreaks
  }

  /// The cases of a file that is one list, or one object with “cases”; each with the line on which
  /// it begins.
  func cases() throws(MalformedVector) -> [JSONNode] {
    let cases = try value.isList ? value.list("the file") : listed()
    let lines = Self.linesBeforeCases(in: bytes)
    return cases.enumerated().map { index, node in
      // The scan doesn't recognise the key if it is written with escapes.
      index < lines.count ? JSONNode(line: line + lines[index], value: node.value) : node
    }
  }

  private func listed() throws(MalformedVector) -> [JSONNode] {
    try JSONFields(value, of: "the file").node("cases").list("“cases”")
  }
}

extension Sequence<UInt8> {
  fileprivate var lineBreaks: Int { count { $0 == UInt8(ascii: "\n") } }
}

extension JSONText {
  /// How many lines precede each case: each element of the outermost list, or of the outermost
  /// object's “cases”.
  ///
  /// Foundation doesn't report lines; the bytes must be JSON that it could read.
  static func linesBeforeCases(in json: [UInt8]) -> [Int] {
    let isList = json.first { $0 > 0x20 } == UInt8(ascii: "[")
    var (lines, line, depth) = ([Int](), 0, 0)
    var (isText, isEscaped, isCases, isAwaited) = (false, false, isList, false)
    for (position, scalar) in json.lazy.map(Unicode.Scalar.init).enumerated() {
      if isText {
        isText = isEscaped || scalar != "\""
        isEscaped = !isEscaped && scalar == "\\"
        continue
      }
      let isBlank = scalar <= " "
      if isAwaited && !isBlank { lines.append(line) }
      switch scalar {
      case "\n": line += 1
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case "\"": isText = true
      default: break
      }
      if isText && depth == 1 && !isList {
        isCases = json[position...].starts(with: "\"cases\"".utf8)
      }
      let isBeforeElement = scalar == "[" || scalar == "," || isAwaited && isBlank
      isAwaited = isCases && depth == (isList ? 1 : 2) && isBeforeElement
    }
    return lines
  }
}
