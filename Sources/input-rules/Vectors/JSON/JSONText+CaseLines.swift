extension JSONText {
  /// How many lines lie before each element of the outermost object's “cases”.
  ///
  /// Foundation doesn't tell; the bytes must be JSON that it could read.
  static func linesBeforeCases(in json: [UInt8]) -> [Int] {
    var (lines, line, depth) = ([Int](), 0, 0)
    var (isText, isEscaped, isCases, isAwaited) = (false, false, false, false)
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
      if isText && depth == 1 { isCases = json[position...].starts(with: "\"cases\"".utf8) }
      let isBeforeElement = scalar == "[" || scalar == "," || isAwaited && isBlank
      isAwaited = isCases && depth == 2 && isBeforeElement
    }
    return lines
  }
}
