import PropertyTesting

/// A number, how a person types it, and a text that is no number.
struct NumberInput: Hashable, Sendable {
  let number: SpelledNumber
  /// The number as typed.
  let text: String
  /// The number with its groups separated; nil if the format has none.
  let grouped: String?
  let wrong: String
  /// The number spelled in ways that aren't the format's.
  let others: [String]
}

extension NumberMeaning {
  /// Numbers of the format, each with its texts.
  var inputs: Generator<NumberInput> {
    let meaning = self
    return Generator { source in
      let integer = source.digits(1...meaning.integerDigits)
      let fraction = source.digits(0...meaning.decimals)
      let isNegative = meaning.isSigned && source.choose(upTo: 1) == 1
      let number = SpelledNumber(isNegative: isNegative, integer: integer, fraction: fraction)
      let sign = isNegative ? "-" : ""
      let rest = fraction.isEmpty ? "" : meaning.decimalSeparator + fraction
      return NumberInput(
        number: number, text: sign + integer + rest,
        grouped: meaning.groupingSeparator.map { sign + integer.grouped(by: $0) + rest },
        wrong: meaning.wrong(&source, integer, rest), others: meaning.others(integer, fraction))
    }
  }

  /// A number with a decimal too many, a plus sign, spaces around it, or digits of other scripts:
  /// much code reads them, and its users may mean it.
  func others(_ integer: String, _ fraction: String) -> [String] {
    let longer = fraction + String(repeating: "5", count: decimals + 1 - fraction.count)
    let text = integer + (fraction.isEmpty ? "" : decimalSeparator + fraction)
    return ["\(integer)\(decimalSeparator)\(longer)", "+\(text)", " \(text)\n"]
      + ["٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９"].map { digits in
        String(text.map { $0.wholeNumberValue.map { Array(digits)[$0] } ?? $0 })
      }
  }

  /// A text that is no number of the format.
  private func wrong(_ source: inout ChoiceSource, _ integer: String, _ rest: String) -> String {
    let digits = integer + rest
    var texts = [
      "", "-", decimalSeparator, "\(digits)x", "x\(digits)", "\(digits) 1", "nan", "inf",
      "--\(digits)", "\(digits)-", "0x1F", "1\(decimalSeparator)2\(decimalSeparator)3",
      "\(integer)e2",
    ]
    if !isSigned { texts.append("-1\(integer)") }
    return texts[Int(source.choose(upTo: UInt64(texts.count - 1)))]
  }
}

extension ChoiceSource {
  /// Digits, the first of which may be 0.
  fileprivate mutating func digits(_ counts: ClosedRange<Int>) -> String {
    var digits = ""
    repeated(counts) { digits += "\($0.choose(upTo: 9))" }
    return digits
  }
}

extension String {
  /// The digits in groups of three, counted from the end.
  func grouped(by separator: String) -> String {
    var groups = ""
    for (index, digit) in enumerated() {
      if index > 0 && (count - index) % 3 == 0 { groups += separator }
      groups.append(digit)
    }
    return groups
  }
}
