// A generated table: the lines of Records/numbers.json, made by records.py --lines.
// swift-format-ignore-file
import FoundFrame
import Foundation

extension Lines {
  /// The lines about numbers.
  static let numbers: FoundCommand.Lines = [
    "decimal-multiplication-underflow-traps": decimalMultiplicationUnderflowTraps,
    "decimal-division-of-small-is-nan": decimalDivisionOfSmallIsNan,
    "decimal-division-cuts-the-divisor": decimalDivisionCutsTheDivisor,
    "decimal-division-has-few-digits-by-long-numbers": decimalDivisionHasFewDigitsByLongNumbers,
    "decimal-addition-loses-digits": decimalAdditionLosesDigits,
    "decimal-arithmetic-ignores-rounding-mode": decimalArithmeticIgnoresRoundingMode,
    "decimal-double-value-is-not-nearest": decimalDoubleValueIsNotNearest,
    "decimal-of-double-is-another-double": decimalOfDoubleIsAnotherDouble,
    "decimal-reads-nan-from-zero-and-mark": decimalReadsNanFromZeroAndMark,
    "float16-text-is-rounded-twice": float16TextIsRoundedTwice,
    "double-hexadecimal-subnormal-is-cut": doubleHexadecimalSubnormalIsCut,
    "format-styles-read-prefixes": formatStylesReadPrefixes,
    "int-format-reads-nan": intFormatReadsNan,
    "decimal-format-falls-back-without-locale": decimalFormatFallsBackWithoutLocale,
    "byte-count-style-steps-a-byte-early": byteCountStyleStepsAByteEarly,
    "byte-count-units-literal-allows-all": byteCountUnitsLiteralAllowsAll,
    "number-formatter-ignores-maximum-fraction-digits": numberFormatterIgnoresMaximumFractionDigits,
    "number-formatter-writes-uint64-as-negative": numberFormatterWritesUint64AsNegative,
    "number-formatter-ignores-minimum-and-maximum": numberFormatterIgnoresMinimumAndMaximum,
    "number-formatter-generates-no-decimals": numberFormatterGeneratesNoDecimals,
    "number-formatter-misreads-ordinals": numberFormatterMisreadsOrdinals,
    "byte-count-formatter-rounds-actual-bytes": byteCountFormatterRoundsActualBytes,
    "format-lacks-listed-conversions": formatLacksListedConversions,
    "fuel-efficiency-in-liters-is-inverted": fuelEfficiencyInLitersIsInverted,
    "a-stone-weighs-a-sixth-of-a-kilogram": aStoneWeighsASixthOfAKilogram,
    "scanner-traps-at-emoji": scannerTrapsAtEmoji,
    "scanner-ignores-hexadecimal-exponent": scannerIgnoresHexadecimalExponent,
    "scanner-decimal-ignores-its-locale": scannerDecimalIgnoresItsLocale,
    "scanner-decimal-reads-blanks-as-zero": scannerDecimalReadsBlanksAsZero,
    "scanner-decimal-loses-place-after-spaces": scannerDecimalLosesPlaceAfterSpaces,
  ]

  /// A product of two decimals that is too small traps
  static func decimalMultiplicationUnderflowTraps() throws -> String {
    try shown {
      Decimal(string: "1e-65")! * Decimal(string: "1e-64")!
    }
  }

  /// A quotient below 10⁻⁹¹ is NaN, though decimals have exponents down to −128
  static func decimalDivisionOfSmallIsNan() throws -> String {
    try shown {
      Decimal(string: "1e-91")! / 1
    }
  }

  /// A division whose exponents are 19 or more apart takes only the first digits of the divisor
  static func decimalDivisionCutsTheDivisor() throws -> String {
    try shown {
      Decimal(1_000_001) / Decimal(string: "1000001e-33")!
    }
  }

  /// A quotient by a number of many digits has few digits
  static func decimalDivisionHasFewDigitsByLongNumbers() throws -> String {
    try shown {
      "\(Decimal(string: "1e10")! / Decimal(string: "883993102955805033502259477355030000000")!)".prefix(42)
    }
  }

  /// A sum loses up to four digits that decimals have
  static func decimalAdditionLosesDigits() throws -> String {
    try shown {
      Decimal(string: "93e39")! - 959_900
    }
  }

  /// Division and multiplication round down, whatever rounding mode is asked for
  static func decimalArithmeticIgnoresRoundingMode() throws -> String {
    try shown {
      var (one, other, result) = (Decimal(2), Decimal(3), Decimal())
      _ = NSDecimalDivide(&result, &one, &other, .up)
      return result
    }
  }

  /// The double value of a decimal isn't the nearest double
  static func decimalDoubleValueIsNotNearest() throws -> String {
    try shown {
      NSDecimalNumber(string: "0.59").doubleValue
    }
  }

  /// The decimal of a double isn't near enough to give the double back
  static func decimalOfDoubleIsAnotherDouble() throws -> String {
    try shown {
      Double("\(Decimal(4.802))")! == 4.802
    }
  }

  /// A negative zero with the mark of an exponent is read as NaN, not as 0
  static func decimalReadsNanFromZeroAndMark() throws -> String {
    try shown {
      Decimal(string: "-0e")
    }
  }

  /// The text of a half-precision number is rounded twice
  static func float16TextIsRoundedTwice() throws -> String {
    try shown {
      Float16("58.140626")! == 58.15625
    }
  }

  /// A hexadecimal text of a subnormal double isn't rounded to the nearest
  static func doubleHexadecimalSubnormalIsCut() throws -> String {
    try shown {
      Double("0x4000000000000ap-1078")!.bitPattern == 0x4000000000001
    }
  }

  /// Format styles of numbers, even if not lenient, read the beginning of a text and ignore the rest
  static func formatStylesReadPrefixes() throws -> String {
    try shown {
      try? Int("12abc", format: .number.locale(Locale(identifier: "en_US")), lenient: false)
    }
  }

  /// An integer format reads “NaN” as the smallest integer
  static func intFormatReadsNan() throws -> String {
    try shown {
      try? Int("NaN", format: .number.locale(Locale(identifier: "en_US")))
    }
  }

  /// What a decimal's format refuses is read again without its locale
  static func decimalFormatFallsBackWithoutLocale() throws -> String {
    try shown {
      try? Decimal("1.5", format: .number.locale(Locale(identifier: "de_DE")), lenient: false)
    }
  }

  /// 999 bytes are shown as 1 kB, and 1,023 as 1 kB in binary
  static func byteCountStyleStepsAByteEarly() throws -> String {
    try shown {
      Int64(999).formatted(ByteCountFormatStyle(style: .file, locale: Locale(identifier: "en_US")))
    }
  }

  /// A literal of allowed units allows all units
  static func byteCountUnitsLiteralAllowsAll() throws -> String {
    try shown {
      Int64(1_234).formatted(ByteCountFormatStyle(style: .file, allowedUnits: [.mb, .gb], locale: Locale(identifier: "en_US")))
    }
  }

  /// With a least number of fraction digits above 0, the largest is ignored
  static func numberFormatterIgnoresMaximumFractionDigits() throws -> String {
    try shown {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      formatter.minimumFractionDigits = 2
      formatter.maximumFractionDigits = 2
      return formatter.string(from: 3.14159)!
    }
  }

  /// Unsigned integers above Int64.max are written as negative
  static func numberFormatterWritesUint64AsNegative() throws -> String {
    try shown {
      let formatter = NumberFormatter()
      return formatter.string(from: NSNumber(value: UInt64.max))!
    }
  }

  /// The smallest and the largest number allowed are ignored
  static func numberFormatterIgnoresMinimumAndMaximum() throws -> String {
    try shown {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      (formatter.minimum, formatter.maximum) = (5, 10)
      return formatter.number(from: "3")
    }
  }

  /// A formatter that generates decimals generates doubles
  static func numberFormatterGeneratesNoDecimals() throws -> String {
    try shown {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      formatter.generatesDecimalNumbers = true
      return formatter.number(from: "400000.25") is NSDecimalNumber
    }
  }

  /// Ordinals that a formatter has written are read as other numbers
  static func numberFormatterMisreadsOrdinals() throws -> String {
    try shown {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "es_ES")
      formatter.numberStyle = .ordinal
      return [nil, 1].contains(formatter.number(from: "1.º")?.intValue)
    }
  }

  /// A formatter that doesn't adapt rounds the actual number of bytes from its second text on
  static func byteCountFormatterRoundsActualBytes() throws -> String {
    try shown {
      let formatter = ByteCountFormatter()
      formatter.includesActualByteCount = true
      formatter.isAdaptive = false
      _ = formatter.string(fromByteCount: 1_234)
      return formatter.string(fromByteCount: 1_234)
    }
  }

  /// Listed conversions of String(format:) are written out instead of done
  static func formatLacksListedConversions() throws -> String {
    try shown {
      String(format: "%D", Int32(5))
    }
  }

  /// A fuel consumption in litres is converted to miles per gallon as if it were its inverse
  static func fuelEfficiencyInLitersIsInverted() throws -> String {
    try shown {
      Measurement(value: 8, unit: UnitFuelEfficiency.litersPer100Kilometers).converted(to: .milesPerGallon).value
    }
  }

  /// A stone has 0.157473 kg instead of 6.35
  static func aStoneWeighsASixthOfAKilogram() throws -> String {
    try shown {
      Measurement(value: 1, unit: UnitMass.stones).converted(to: .kilograms).value > 6
    }
  }

  /// Scanning a number traps where an emoji is
  static func scannerTrapsAtEmoji() throws -> String {
    try shown {
      Scanner(string: "😀").scanInt()
    }
  }

  /// A hexadecimal double is read without its exponent
  static func scannerIgnoresHexadecimalExponent() throws -> String {
    try shown {
      Scanner(string: "0x1.5p+3").scanDouble(representation: .hexadecimal)
    }
  }

  /// scanDecimal ignores the scanner's locale
  static func scannerDecimalIgnoresItsLocale() throws -> String {
    try shown {
      let scanner = Scanner(string: "1,5")
      scanner.locale = Locale(identifier: "de_DE")
      return scanner.scanDecimal()
    }
  }

  /// scanDecimal reads blanks as zero
  static func scannerDecimalReadsBlanksAsZero() throws -> String {
    try shown {
      Scanner(string: " ").scanDecimal()
    }
  }

  /// scanDecimal ignores the characters to be skipped
  static func scannerDecimalLosesPlaceAfterSpaces() throws -> String {
    try shown {
      Scanner(string: "\u{A0}1").scanDecimal()
    }
  }
}
