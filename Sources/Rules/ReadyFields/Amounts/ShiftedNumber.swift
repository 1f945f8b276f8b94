import InputRules

/// A rule for a number that is typed from the right: each digit shifts the digits before it to the
/// left (K22).
struct ShiftedNumber: TextRule, RewritingRule {
  private let number: NumberField

  init(_ number: NumberField) { self.number = number }

  func decide(_ edit: Edit, on state: FieldState) -> Decision { decision(about: edit, on: state) }

  package func next(
    after edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    var content = ShiftedContent(state.text, site.bytes, number.format)
    if edit.isDeletion {
      if site.bytes.isEmpty { return state.replacing(site, with: "") }
      if !content.isRemoved && state.selection.length == 0 {
        if state.selection.location == site.range.end {
          _ = content.head.popLast()
        } else if state.selection.location == site.range.location {
          content.tail = Array(content.tail.dropFirst())
        }
      }
      if content.hasOnlyZerosAfter { content.tail = [] }
      return written(content)
    }
    let digits = edit.replacement.unicodeScalars.map { number.format.shifted($0) }
    if digits.allSatisfy(\.isDigit) {
      content.insert(digits.compactMap(\.self))
      return written(content)
    }
    if digits.count > 1 && digits[0] == .minus && digits.dropFirst().allSatisfy(\.isDigit) {
      return try typed(edit, at: site, of: state)
    }
    let plain = state.replacing(site, with: edit.replacement)
    if let problem = problem(of: plain.text) { throw .notNumeric(problem) }
    return written(ShiftedContent(plain.text, caret: plain.selection.location, number.format))
  }

  /// The state after insertion of the minus sign, and then of the digits that follow it (K23).
  private func typed(
    _ edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    var scalars = edit.replacement.unicodeScalars
    let minus = Edit(replacing: edit.range, with: String(scalars.removeFirst()))
    let signed = try next(after: minus, at: site, of: state)
    let digits = Edit(replacing: signed.selection, with: String(scalars))
    return try next(after: digits, at: signed.text.site(of: signed.selection), of: signed)
  }

  func objection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let problem = problem(of: text) { return .notNumeric(problem) }
    let form = written(ShiftedContent(text, 0..<0, number.format))
    return form.text.hasSameUnits(as: text) ? nil : .reformatted
  }

  func finalObjection(to text: String) -> Reason? {
    if let reason = objection(to: text) { return reason }
    return number.finalObjection(to: text)
  }

  func repaired(_ state: FieldState) -> FieldState {
    guard objection(to: state.text) == .reformatted else { return state }
    let range = state.selection
    let ends = [range.location, range.location + range.length].map { caret in
      written(ShiftedContent(state.text, caret: caret, number.format))
    }
    let (start, end) = (ends[0].selection.location, ends[1].selection.location)
    return FieldState(
      trusting: ends[0].text, selection: TextRange(location: start, length: end - start),
      marked: nil)
  }

  /// The reason `text` is neither a number nor a lone minus sign, or `nil` if it is one.
  private func problem(of text: String) -> NumberProblem? {
    let format = number.format
    let scalars = text.unicodeScalars.filter { !$0.isBidiMark }
    if scalars.count == 1, format.signs != .none,
      format.shifted(scalars[scalars.startIndex]) == .minus
    {
      return nil
    }
    return format.problem(of: text)
  }

  /// The state that shows the content: its digits, with leading zeros for the decimal places.
  ///
  /// The caret is before the same number of digits as in the content (K22, K23).
  private func written(_ content: ShiftedContent) -> FieldState {
    let (format, decimals) = (number.format, number.format.maximumFractionDigits)
    let all = content.head + content.tail
    let digits = all.digits.withoutLeadingZeros
    var bare = NumberFieldText()
    if all.contains(.minus) { bare.scalars.append(format.symbols.minus) }
    if digits.isEmpty {
      bare.caret = content.tail.isEmpty ? bare.scalars.count : 0
      return number.form(of: bare)
    }
    let filled = Array(repeating: .digit(0), count: max(0, decimals + 1 - digits.count)) + digits
    for (place, digit) in filled.enumerated() {
      if decimals > 0 && place == filled.count - decimals {
        bare.scalars.append(format.symbols.decimalSeparator)
      }
      if case .digit(let value) = digit { bare.scalars.append(format.symbols.digits[Int(value)]) }
    }
    let after = min(content.tail.digits.count, filled.count)
    let isBeforeSign = content.tail.first == .minus
    bare.caret =
      isBeforeSign
      ? 0 : bare.scalars.count - after - (decimals > 0 && after > decimals ? 1 : 0)
    return number.form(of: bare)
  }
}

/// An element of the content of a number that is typed from the right (K22).
enum ShiftedSymbol: Hashable {
  case minus
  case digit(UInt8)
}

/// The content before and after the range of an edit: any minus sign, and the digits without
/// leading zeros (K22).
struct ShiftedContent {
  var head: [ShiftedSymbol] = []
  var tail: [ShiftedSymbol] = []
  /// Whether the range contains content.
  private(set) var isRemoved = false

  /// Reads the content around a range of UTF-8 bytes.
  init(_ text: String, _ range: Range<Int>, _ format: NumberFormat) {
    var (byte, sign) = (0, Int?.none)
    var digits: [(symbol: ShiftedSymbol, byte: Int)] = []
    var fraction: Int?
    for scalar in text.unicodeScalars {
      switch format.shifted(scalar) {
      case .minus: if digits.isEmpty && sign == nil { sign = byte }
      case .digit(let value): digits.append((.digit(value), byte))
      case nil: if scalar == format.symbols.decimalSeparator { fraction = digits.count }
      }
      byte += UTF8.width(scalar)
    }
    let isKept = digits.contains { !range.contains($0.byte) }
    if isKept && (try? format.value(of: text)) != nil {
      let decimals = digits.count - (fraction ?? digits.count)
      for _ in decimals..<max(decimals, format.maximumFractionDigits) {
        digits.append((.digit(0), byte))
      }
    }
    let zeros = digits.dropLast().prefix { $0.symbol == .digit(0) }.count
    let content = (sign.map { [(ShiftedSymbol.minus, $0)] } ?? []) + digits.dropFirst(zeros)
    for (symbol, byte) in content {
      if byte < range.lowerBound {
        head.append(symbol)
      } else if byte >= range.upperBound {
        tail.append(symbol)
      } else {
        isRemoved = true
      }
    }
  }

  /// Reads the content around a caret, whose offset is in UTF-16 units.
  init(_ text: String, caret: Int, _ format: NumberFormat) {
    let byte = text.utf8Offset(ofUTF16: caret).bytes
    self.init(text, byte..<byte, format)
  }

  /// Whether only zeros follow the range, and no digits precede it.
  var hasOnlyZerosAfter: Bool {
    head.digits.isEmpty && !tail.isEmpty && tail.allSatisfy { $0 == .digit(0) }
  }

  /// Inserts digits between the two parts, but always after a minus sign (K23).
  mutating func insert(_ digits: [ShiftedSymbol]) {
    if tail.first == .minus { head.append(tail.removeFirst()) }
    head += digits
  }
}

extension ShiftedSymbol? {
  fileprivate var isDigit: Bool { self != nil && self != .minus }
}

extension [ShiftedSymbol] {
  fileprivate var digits: [ShiftedSymbol] { filter { $0 != .minus } }

  /// The digits without leading zeros; if all digits are zeros, the last zero.
  fileprivate var withoutLeadingZeros: [ShiftedSymbol] {
    Array(dropFirst(dropLast().prefix { $0 == .digit(0) }.count))
  }
}

extension NumberFormat {
  /// The element for a scalar in a number that is typed from the right, or `nil` if the scalar
  /// isn't part of the content.
  fileprivate func shifted(_ scalar: Unicode.Scalar) -> ShiftedSymbol? {
    switch symbol(scalar) {
    case .digit(let value): .digit(value)
    case .minus: .minus
    case .plus, .decimalSeparator, .groupingSeparator, .mark, .ownMark, .bidiMark, .other: nil
    }
  }
}
