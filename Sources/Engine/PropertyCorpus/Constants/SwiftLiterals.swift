import Foundation
import PropertyTesting

/// The literals in a Swift source file: numbers, and strings without their interpolations.
///
/// The reader doesn't parse Swift, and examines only bytes that may begin a literal or a comment.
/// Therefore, it reads a megabyte in a twentieth of a second, even in a debug build. This is a
/// class, because a debug build would copy a structure at each access.
final class SwiftLiterals {
  private(set) var constants: [Constant] = []
  /// For each constant, the number of its function, found by counting the word `func`.
  private(set) var functions: [Int] = []
  private var function = 0
  private var nextFunction = 0
  /// The index at which the upper bound of a generator's range starts.
  private var upperBound = -1
  /// The number of interpolations around the current string.
  private var depth = 0
  private var bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var counts: [Constant: Int] = [:]
  /// The parts of a date read so far: a year, or a year and a month.
  private var date: [Int] = []

  /// The maximum number of constants in a source, and of characters in a string.
  private static let (most, longest) = (200, 40)
  /// The maximum depth of nested interpolations; nothing is read after a deeper interpolation.
  private static let deepest = 50

  /// Finds the literals in `source`: each at most three times, and no integers from -2 to 2.
  ///
  /// If there are too many literals, only some groups of eight literals are kept, so neighbors stay
  /// together.
  init(_ source: [UInt8]) {
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    // The C library's functions stop at a zero byte.
    (source + [0]).withUnsafeBufferPointer { buffer in
      bytes = UnsafeBufferPointer(rebasing: buffer[..<source.count])
      read()
      bytes = UnsafeBufferPointer(start: nil, count: 0)
    }
    let step = max(1, (constants.count + Self.most - 1) / Self.most)
    let kept = constants.indices.filter { $0 / 8 % step == 0 }
    (constants, functions) = (kept.map { constants[$0] }, kept.map { functions[$0] })
    counts = [:]
  }

  private subscript(_ index: Int) -> UInt8 {
    bytes.indices.contains(index) ? bytes[index] : 0
  }

  private func read() {
    while let start, place < bytes.count {
      place += strcspn(start + place, "0123456789\"/")
      switch self[place] {
      case UInt8(ascii: "\""): text()
      case UInt8(ascii: "/"): comment()
      case 0: place += 1
      case _: number()
      }
    }
  }

  private func add(_ constant: Constant) {
    let count = counts[constant, default: 0]
    counts[constant] = count + 1
    if count >= 3 { return }
    while let start, nextFunction < min(place, bytes.count) {
      function += 1
      let found = strstr(start + nextFunction, "func ").map { UnsafePointer($0) - start }
      nextFunction = found.map { $0 + 5 } ?? bytes.count
    }
    constants.append(constant)
    functions.append(function)
  }

  private func skip(to end: String) {
    guard let start, place < bytes.count else { return }
    let found = strstr(start + place, end).map { UnsafePointer($0) - start }
    place = found.map { $0 + end.utf8.count } ?? bytes.count
  }

  private var start: UnsafePointer<CChar>? {
    bytes.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
  }

  private func comment() {
    place += 1
    let end: [UInt8: String] = [UInt8(ascii: "/"): "\n", UInt8(ascii: "*"): "*/"]
    if let end = end[self[place]] { skip(to: end) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || isalnum(Int32(byte)) != 0
  }

  /// Reads a number, or the digits in a name.
  private func number() {
    let start = place
    let before = self[start - 1]
    var isFloat = false
    let isBased = self[start] == UInt8(ascii: "0") && "xob".utf8.contains(self[start + 1])
    while true {
      let (byte, next) = (self[place], self[place + 1])
      let isPoint = byte == UInt8(ascii: ".") && isdigit(Int32(next)) != 0 && !isFloat && !isBased
      let last = self[place - 1] | 0x20
      let isSign = "+-".utf8.contains(byte) && last == UInt8(ascii: "e") && !isBased
      guard Self.isWord(byte) || isPoint || isSign else { break }
      isFloat = isFloat || isPoint
      place += 1
    }
    let isMember = before == UInt8(ascii: ".") && self[start - 2] != before
    if Self.isWord(before) || isMember { return }
    // A minus sign after an operand is a subtraction.
    let isOperand = Self.isWord(self[start - 2]) || ")]}\"".utf8.contains(self[start - 2])
    let isNegative = before == UInt8(ascii: "-") && !isOperand
    if isBound(isNegative ? start - 1 : start) { return }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self).filter { $0 != "_" }
    add(digits, isNegative: isNegative)
  }

  /// Returns whether the number at `start` is a bound of an argument such as `in: 1...6`; bounds
  /// are omitted, because generators use their own bounds anyway.
  private func isBound(_ start: Int) -> Bool {
    let isRange = self[place] == UInt8(ascii: ".") && self[place + 1] == UInt8(ascii: ".")
    let isLower = isRange && bytes[max(0, start - 4)..<start].elementsEqual("in: ".utf8)
    if isLower { upperBound = place + 3 }
    return isLower || start == upperBound
  }

  private func add(_ digits: String, isNegative: Bool) {
    let base = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    let magnitude = base.map { UInt64(digits.dropFirst(2), radix: $0) } ?? UInt64(digits)
    if let magnitude {
      let number = Int(bitPattern: UInt(magnitude))
      addDate(number)
      if magnitude > 2 { add(.integer(isNegative ? 0 &- number : number)) }
    } else if let number = Double(digits), number.isFinite, base == nil || digits.contains("p") {
      add(.number(isNegative ? -number : number))
    }
  }

  /// Adds a date as text if the last numbers are a year, a month and a day.
  private func addDate(_ number: Int) {
    let ranges = [1_800...2_200, 1...12, 1...31]
    if !ranges[date.count].contains(number) { date = [] }
    if !ranges[date.count].contains(number) { return }
    date.append(number)
    if date.count < 3 { return }
    let digits = date.map { $0.padded(to: 2) }
    date = []
    add(.text(digits.joined(separator: "-")))
  }

  /// Reads a string, and adds the parts between its interpolations.
  private func text() {
    var hashes = 0
    while self[place - 1 - hashes] == UInt8(ascii: "#") { hashes += 1 }
    let isLong = self[place + 1] == UInt8(ascii: "\"") && self[place + 2] == UInt8(ascii: "\"")
    place += isLong ? 3 : 1
    let mark = String(repeating: "#", count: hashes)
    let end = Array((isLong ? "\"\"\"" : "\"").utf8) + Array(mark.utf8)
    let escape = Array(("\\" + mark).utf8)
    var part: [UInt8] = []
    while let start, place < bytes.count {
      let next = min(bytes.count, place + strcspn(start + place, "\"\\\n"))
      part += bytes[place..<next]
      place = next
      if isNext(end) || !isLong && self[place] == UInt8(ascii: "\n") { break }
      if isNext(escape) {
        place += escape.count
        escaped(&part)
      } else if place < bytes.count {
        part.append(self[place])
        place += 1
      }
    }
    place += end.count
    add(isLong ? Self.unindented(part) : part)
  }

  private func isNext(_ text: [UInt8]) -> Bool {
    text.indices.allSatisfy { self[place + $0] == text[$0] }
  }

  private func escaped(_ part: inout [UInt8]) {
    let byte = self[place]
    place += 1
    if byte == UInt8(ascii: "u") {
      let start = min(place + 1, bytes.count)
      skip(to: "}")
      let digits = String(decoding: bytes[start..<max(start, place - 1)], as: UTF8.self)
      part +=
        UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { Array("\($0)".utf8) } ?? []
    } else if byte == UInt8(ascii: "(") {
      add(part)
      part = []
      depth += 1
      if depth > Self.deepest { place = bytes.count }
      skipInterpolation()
      depth -= 1
    } else {
      part.append([0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x30: 0][byte] ?? byte)
    }
  }

  /// Returns the lines of a string that aren't empty, without their indentation.
  private static func unindented(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let plain = lines.map { $0.drop { $0 == UInt8(ascii: " ") } }
    return Array(plain.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Skips to the end of an interpolation, and reads the strings in it separately.
  private func skipInterpolation() {
    var depth = 1
    while depth > 0 && place < bytes.count {
      if self[place] == UInt8(ascii: "\"") {
        text()
        continue
      }
      if self[place] == UInt8(ascii: "(") { depth += 1 }
      if self[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    }
  }

  /// Adds a string unless it is empty or a sentence; a long string is shortened.
  private func add(_ part: [UInt8]) {
    let isSentence = part.count(where: { $0 == UInt8(ascii: " ") }) > 3
    if part.isEmpty || isSentence { return }
    add(.text(String(String(decoding: part.prefix(400), as: UTF8.self).prefix(Self.longest))))
  }
}
