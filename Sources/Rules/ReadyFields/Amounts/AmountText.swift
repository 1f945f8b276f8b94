import InputRules

/// The text of an amount field, divided into its number and the text around the number (K19).
struct AmountText {
  let number: String
  /// For each scalar, the offset of its end in UTF-16 units, and whether it belongs to the number.
  private let scalars: [(end: Int, isNumber: Bool)]

  init(_ text: String, _ plan: AmountPlan) {
    let all = Array(text.unicodeScalars)
    let symbol = Array(plan.symbol.unicodeScalars)
    var (start, end, sign) = (0, all.count, Int?.none)
    while start < end {
      if all[start...].starts(with: symbol) {
        start += symbol.count
      } else if !all[start].isSignificant {
        start += 1
      } else if sign == nil, case .minus = plan.format.symbol(all[start]) {
        sign = start
        start += 1
      } else {
        break
      }
    }
    while start < end {
      if all[start..<end].suffix(symbol.count).elementsEqual(symbol) {
        end -= symbol.count
      } else if !all[end - 1].isSignificant {
        end -= 1
      } else {
        break
      }
    }
    var (number, length) = (String.UnicodeScalarView(), 0)
    scalars = all.enumerated().map { place, scalar in
      length += UTF16.width(scalar)
      let isNumber = place == sign || start..<end ~= place
      if isNumber { number.append(scalar) }
      return (length, isNumber)
    }
    self.number = String(number)
  }

  /// How many of the number's UTF-16 units are before an offset in the text.
  func offset(of offset: Int) -> Int {
    var (start, count) = (0, 0)
    for scalar in scalars where scalar.end <= offset {
      if scalar.isNumber { count += scalar.end - start }
      start = scalar.end
    }
    return count
  }

  /// The range of the number that corresponds to a range of the text.
  func range(of range: TextRange) -> TextRange {
    let start = offset(of: range.location)
    return TextRange(
      location: start, length: offset(of: range.location + range.length) - start)
  }

  /// The range of the scalar that ends or begins at an offset; a caret if there is none.
  func scalar(at offset: Int, isBefore: Bool) -> TextRange {
    var start = 0
    for scalar in number.unicodeScalars {
      let end = start + UTF16.width(scalar)
      if (isBefore ? end : start) == offset {
        return TextRange(location: start, length: end - start)
      }
      start = end
    }
    return .caret(at: offset)
  }
}
