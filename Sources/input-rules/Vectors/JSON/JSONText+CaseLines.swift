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
