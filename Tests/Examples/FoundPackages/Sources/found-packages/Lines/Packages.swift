// A generated table: the lines of Records/packages.json, made by records.py --lines.
// swift-format-ignore-file
import BigInt
import Configuration
import FlyingFox
import FoundFrame
import Foundation
import GRDB
import Hummingbird
import HummingbirdCore
import Mustache
import RawStructuredFieldValues
import Stencil
import StructuredFieldValues
import SwiftASN1
import SwiftCSV
import SwiftProtobuf
import SystemPackage
import TOMLKit
import XMLCoder
import Yams

extension Lines {
  /// The lines about packages.
  static let packages: FoundCommand.Lines = [
    "bigint-right-shift-of-a-negative": bigintRightShiftOfANegative,
    "bigint-double-rounds-down": bigintDoubleRoundsDown,
    "biguint-reads-signs": biguintReadsSigns,
    "bigint-negative-zero": bigintNegativeZero,
    "yams-keys-that-are-no-scalars": yamsKeysThatAreNoScalars,
    "yams-base-60-overflows": yamsBase60Overflows,
    "yams-doubles-of-15-digits": yamsDoublesOf15Digits,
    "yams-nsnumber-of-7-digits": yamsNsnumberOf7Digits,
    "yams-fractions-before-2001": yamsFractionsBefore2001,
    "yams-first-byte-order-mark": yamsFirstByteOrderMark,
    "yams-negative-fractions-are-texts": yamsNegativeFractionsAreTexts,
    "yams-leading-zeros-are-fractions": yamsLeadingZerosAreFractions,
    "yams-days-that-do-not-exist": yamsDaysThatDoNotExist,
    "xmlcoder-drops-spaces-between-references": xmlcoderDropsSpacesBetweenReferences,
    "xmlcoder-line-ends-are-not-escaped": xmlcoderLineEndsAreNotEscaped,
    "xmlcoder-writes-characters-that-xml-forbids": xmlcoderWritesCharactersThatXmlForbids,
    "xmlcoder-cdata-ends-early": xmlcoderCdataEndsEarly,
    "xmlcoder-loses-text-beside-cdata": xmlcoderLosesTextBesideCdata,
    "xmlcoder-error-context-traps": xmlcoderErrorContextTraps,
    "xmlcoder-decimals-with-a-rest": xmlcoderDecimalsWithARest,
    "xmlcoder-keys-that-are-no-names": xmlcoderKeysThatAreNoNames,
    "csv-combining-marks-hide-delimiters": csvCombiningMarksHideDelimiters,
    "csv-drops-leading-spaces": csvDropsLeadingSpaces,
    "csv-drops-a-last-empty-field": csvDropsALastEmptyField,
    "csv-line-ends-without-quotes": csvLineEndsWithoutQuotes,
    "csv-unfinished-quotes": csvUnfinishedQuotes,
    "csv-row-limit-overflows": csvRowLimitOverflows,
    "structured-decimals-are-not-the-nearest": structuredDecimalsAreNotTheNearest,
    "structured-large-doubles-trap": structuredLargeDoublesTrap,
    "structured-decimals-trap": structuredDecimalsTrap,
    "structured-dates-trap": structuredDatesTrap,
    "structured-empty-key": structuredEmptyKey,
    "mustache-marks-defeat-escaping": mustacheMarksDefeatEscaping,
    "mustache-last-brace": mustacheLastBrace,
    "mustache-last-spaces": mustacheLastSpaces,
    "mustache-comments-before-a-percent": mustacheCommentsBeforeAPercent,
    "mustache-short-delimiters-trap": mustacheShortDelimitersTrap,
    "mustache-plusone-overflows": mustachePlusoneOverflows,
    "asn1-second-arc-under-2": asn1SecondArcUnder2,
    "asn1-arcs-that-do-not-exist": asn1ArcsThatDoNotExist,
    "asn1-second-arc-overflows": asn1SecondArcOverflows,
    "asn1-large-arc-cannot-be-read": asn1LargeArcCannotBeRead,
    "asn1-small-fractions-trap": asn1SmallFractionsTrap,
    "asn1-many-nines-are-refused": asn1ManyNinesAreRefused,
    "asn1-raw-fractions-with-exponents": asn1RawFractionsWithExponents,
    "tomlkit-offsets-are-ignored": tomlkitOffsetsAreIgnored,
    "tomlkit-local-date-times-with-a-z": tomlkitLocalDateTimesWithAZ,
    "tomlkit-zero-ends-a-text": tomlkitZeroEndsAText,
    "tomlkit-first-line-end-is-lost": tomlkitFirstLineEndIsLost,
    "tomlkit-small-integers-trap": tomlkitSmallIntegersTrap,
    "tomlkit-large-unsigned-integers-trap": tomlkitLargeUnsignedIntegersTrap,
    "tomlkit-yaml-without-quotes": tomlkitYamlWithoutQuotes,
    "tomlkit-json-with-infinity": tomlkitJsonWithInfinity,
    "grdb-days-that-sqlite-refuses": grdbDaysThatSqliteRefuses,
    "grdb-milliseconds-are-1000": grdbMillisecondsAre1000,
    "grdb-years-of-other-eras": grdbYearsOfOtherEras,
    "grdb-julian-days-before-1582": grdbJulianDaysBefore1582,
    "grdb-bytes-of-dates-trap": grdbBytesOfDatesTrap,
    "grdb-zero-ends-a-text": grdbZeroEndsAText,
    "grdb-quotes-in-names": grdbQuotesInNames,
    "stencil-last-of-nothing-traps": stencilLastOfNothingTraps,
    "stencil-numbers-are-floats": stencilNumbersAreFloats,
    "stencil-names-that-are-numbers": stencilNamesThatAreNumbers,
    "stencil-negative-indents-trap": stencilNegativeIndentsTrap,
    "protobuf-surrogates-of-even-planes": protobufSurrogatesOfEvenPlanes,
    "protobuf-offsets-of-14-hours": protobufOffsetsOf14Hours,
    "configuration-files-with-crlf": configurationFilesWithCrlf,
    "hummingbird-plus-in-values": hummingbirdPlusInValues,
    "hummingbird-keys-are-not-encoded": hummingbirdKeysAreNotEncoded,
    "hummingbird-plus-in-names": hummingbirdPlusInNames,
    "hummingbird-cookie-names-beyond-ascii": hummingbirdCookieNamesBeyondAscii,
    "hummingbird-quoted-cookie-values": hummingbirdQuotedCookieValues,
    "hummingbird-empty-cookies": hummingbirdEmptyCookies,
    "hummingbird-years-before-1000": hummingbirdYearsBefore1000,
    "hummingbird-second-parameter": hummingbirdSecondParameter,
    "hummingbird-hosts-of-version-6": hummingbirdHostsOfVersion6,
    "hummingbird-query-names-are-not-decoded": hummingbirdQueryNamesAreNotDecoded,
    "flyingfox-large-indexes-trap": flyingfoxLargeIndexesTrap,
  ]

  /// A negative BigInt shifted right is rounded towards zero, not down.
  static func bigintRightShiftOfANegative() throws -> String {
    try shown {
      "\(BigInt(-3) >> 1) \(-3 >> 1)"
    }
  }

  /// A BigInt as a Double is not the nearest one, because the bits below the first lost one are ignored.
  static func bigintDoubleRoundsDown() throws -> String {
    try shown {
      Double(BigInt(18_014_398_509_481_987))
    }
  }

  /// BigUInt reads signs, even within its digits.
  static func biguintReadsSigns() throws -> String {
    try shown {
      let text = "1+000000000000000005"
      return BigUInt(text).map { "\($0)" } ?? "nil"
    }
  }

  /// BigInt reads data as a negative zero, which is not equal to zero.
  static func bigintNegativeZero() throws -> String {
    try shown {
      let zero = BigInt(Data([1, 0]))
      return "\(zero) \(zero == 0) \(zero < 0)"
    }
  }

  /// Loading a mapping whose key is a sequence or a mapping traps.
  static func yamsKeysThatAreNoScalars() throws -> String {
    try shown {
      _ = try? Yams.load(yaml: "[a]: b")
      return "no trap"
    }
  }

  /// Loading a number of base 60 that is too large traps.
  static func yamsBase60Overflows() throws -> String {
    try shown {
      _ = try? Yams.load(yaml: "9223372036854775807:00")
      return "no trap"
    }
  }

  /// YAMLEncoder writes a Double with 15 digits, so that another number is decoded.
  static func yamsDoublesOf15Digits() throws -> String {
    try shown {
      try YAMLDecoder().decode(Double.self, from: YAMLEncoder().encode(0.1 + 0.2))
    }
  }

  /// An NSNumber is dumped as a Float with 7 digits.
  static func yamsNsnumberOf7Digits() throws -> String {
    try shown {
      try Yams.dump(object: JSONSerialization.jsonObject(with: Data(#"{"id":123456789}"#.utf8)))
    }
  }

  /// A Date before 2001 with a fraction of a second is written as a text that is no timestamp.
  static func yamsFractionsBefore2001() throws -> String {
    try shown {
      try YAMLEncoder().encode(Date(timeIntervalSince1970: 0.5))
    }
  }

  /// A text that starts with U+FEFF is loaded without it.
  static func yamsFirstByteOrderMark() throws -> String {
    try shown {
      (try Yams.load(yaml: #""\uFEFFa""#) as? String)?.unicodeScalars.count
    }
  }

  /// -.5 is loaded as a text, not as a number.
  static func yamsNegativeFractionsAreTexts() throws -> String {
    try shown {
      type(of: try Yams.load(yaml: "-.5")!)
    }
  }

  /// 08 is loaded as a Double, which neither version of YAML says.
  static func yamsLeadingZerosAreFractions() throws -> String {
    try shown {
      let value = try Yams.load(yaml: "08123")!
      let isRight = value as? Int == 8123 || value as? String == "08123"
      return isRight ? "8123, or the text 08123" : "\(value)"
    }
  }

  /// A timestamp that names no day is loaded as another day.
  static func yamsDaysThatDoNotExist() throws -> String {
    try shown {
      (try? Yams.load(yaml: "2024-13-45")) is Date
    }
  }

  /// Spaces between two references, or beside one, are dropped from a value.
  static func xmlcoderDropsSpacesBetweenReferences() throws -> String {
    try shown {
      struct Note: Codable { var text: String }
      return try XMLDecoder().decode(Note.self, from: Data("<n><text>&lt;a&gt; &lt;b&gt;</text></n>".utf8)).text
    }
  }

  /// By default, line ends and tabs are written as they are where XML changes them.
  static func xmlcoderLineEndsAreNotEscaped() throws -> String {
    try shown {
      struct Note: Codable, DynamicNodeEncoding {
        var text: String
        static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .attribute }
      }
      let data = try XMLEncoder().encode(Note(text: "a\nb"), withRootKey: "n")
      return try XMLDecoder(trimValueWhitespaces: false).decode(Note.self, from: data).text == "a\nb"
    }
  }

  /// A text with a control character is encoded as a document that no parser reads.
  static func xmlcoderWritesCharactersThatXmlForbids() throws -> String {
    try shown {
      struct Note: Codable { var text: String }
      // To throw an error is right as well.
      guard let data = try? XMLEncoder().encode(Note(text: "a\u{1}"), withRootKey: "n") else { return true }
      return (try? XMLDecoder().decode(Note.self, from: data)) != nil
    }
  }

  /// A text with ]]> ends its CDATA section early.
  static func xmlcoderCdataEndsEarly() throws -> String {
    try shown {
      struct Note: Codable { var text: String }
      let encoder = XMLEncoder()
      encoder.stringEncodingStrategy = .cdata
      return String(decoding: try encoder.encode(Note(text: "a]]><b/>"), withRootKey: "n"), as: UTF8.self)
    }
  }

  /// If plain text comes before a CDATA section, the section and all after it are lost.
  static func xmlcoderLosesTextBesideCdata() throws -> String {
    try shown {
      struct Note: Codable { var text: String }
      return try XMLDecoder().decode(Note.self, from: Data("<n><text>a<![CDATA[b]]>c</text></n>".utf8)).text
    }
  }

  /// With a context length, an error in the document traps.
  static func xmlcoderErrorContextTraps() throws -> String {
    try shown {
      struct Note: Codable { var text: String }
      let decoder = XMLDecoder()
      decoder.errorContextLength = 10
      return try? decoder.decode(Note.self, from: Data("<n>\n\n\n<text>\n\n</n>".utf8)).text
    }
  }

  /// A Decimal is decoded from a text that only starts with a number.
  static func xmlcoderDecimalsWithARest() throws -> String {
    try shown {
      struct Price: Codable { var amount: Decimal }
      return try? XMLDecoder().decode(Price.self, from: Data("<p><amount>12abc</amount></p>".utf8)).amount
    }
  }

  /// A key that is no name of XML is written as an element.
  static func xmlcoderKeysThatAreNoNames() throws -> String {
    try shown {
      (try? XMLEncoder().encode(["a b": 1], withRootKey: "n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A delimiter or a quote before a combining mark isn't seen.
  static func csvCombiningMarksHideDelimiters() throws -> String {
    try shown {
      try CSV<Enumerated>(string: "h,i\na,\u{301}b\n", delimiter: .comma).rows.map { $0.count }
    }
  }

  /// A cell that starts with a space is written without quotes, and read without the space.
  static func csvDropsLeadingSpaces() throws -> String {
    try shown {
      let csv = try CSV<Enumerated>(string: "h\n\" a\"\n", delimiter: .comma)
      return try CSV<Enumerated>(string: csv.serialized, delimiter: .comma).rows
    }
  }

  /// An empty field at the end of the text is dropped if no line end follows.
  static func csvDropsALastEmptyField() throws -> String {
    try shown {
      try ["a,b,", "a,b,\n"].map { try CSV<Enumerated>(string: $0, delimiter: .comma).header.count }
    }
  }

  /// A cell with a line end is written without quotes.
  static func csvLineEndsWithoutQuotes() throws -> String {
    try shown {
      try CSV<Enumerated>(string: "h\n\"a\nb\"\n", delimiter: .comma).serialized
    }
  }

  /// A quote without an end is accepted, and takes the rest of the text into one field.
  static func csvUnfinishedQuotes() throws -> String {
    try shown {
      try? CSV<Enumerated>(string: "h\n\"a\nb\n", delimiter: .comma).rows
    }
  }

  /// The largest row limit traps.
  static func csvRowLimitOverflows() throws -> String {
    try shown {
      try CSV<Enumerated>(string: "h\na\n", delimiter: .comma, rowLimit: .max).rows
    }
  }

  /// A decimal of a field is decoded as a Double that isn't the nearest one.
  static func structuredDecimalsAreNotTheNearest() throws -> String {
    try shown {
      Double(PseudoDecimal(mantissa: 3, exponent: -1))
    }
  }

  /// Encoding a large, infinite or undefined Double traps.
  static func structuredLargeDoublesTrap() throws -> String {
    try shown {
      let value = 1e16
      return try PseudoDecimal(value)
    }
  }

  /// Encoding a Decimal with four places, or 100, traps.
  static func structuredDecimalsTrap() throws -> String {
    try shown {
      struct Field: StructuredFieldValue {
        static var structuredFieldType: StructuredFieldType { .item }
        var item: Decimal
      }
      return String(decoding: try StructuredFieldValueEncoder().encode(Field(item: 100)), as: UTF8.self)
    }
  }

  /// Encoding a Date far away traps.
  static func structuredDatesTrap() throws -> String {
    try shown {
      struct Field: StructuredFieldValue {
        static var structuredFieldType: StructuredFieldType { .item }
        var item: Date
      }
      return try StructuredFieldValueEncoder().encode(Field(item: Date(timeIntervalSince1970: .infinity)))
    }
  }

  /// An empty key is written, which makes the whole field unreadable.
  static func structuredEmptyKey() throws -> String {
    try shown {
      var serializer = StructuredFieldValueSerializer()
      let none = OrderedMap<String, RFC9651BareItem>()
      let one = Item(bareItem: RFC9651BareItem.integer(1), parameters: none)
      return String(decoding: try serializer.writeDictionaryFieldValue(["": .item(one)]), as: UTF8.self)
    }
  }

  /// A combining mark after <, >, &, " or ' keeps it from being escaped.
  static func mustacheMarksDefeatEscaping() throws -> String {
    try shown {
      try MustacheTemplate(string: "<a title=\"{{t}}\">").render(["t": "\"\u{301} onload=alert(1) "]).unicodeScalars.filter { $0 == "\"" }.count
    }
  }

  /// A template that ends with a brace is refused.
  static func mustacheLastBrace() throws -> String {
    try shown {
      try? MustacheTemplate(string: "a {").render([:])
    }
  }

  /// Spaces at the end of a template, at the start of a line, are dropped.
  static func mustacheLastSpaces() throws -> String {
    try shown {
      try MustacheTemplate(string: "a\n  ").render([:])
    }
  }

  /// A comment that ends with the first character of the delimiter has no end.
  static func mustacheCommentsBeforeAPercent() throws -> String {
    try shown {
      try? MustacheTemplate(string: "{{=<% %>=}}a<%! 50%%>b").render([:])
    }
  }

  /// With delimiters of one character, an empty section traps.
  static func mustacheShortDelimitersTrap() throws -> String {
    try shown {
      try MustacheTemplate(string: "{{=| |=}}|#a||/a|").render(["a": true])
    }
  }

  /// The transforms plusone and minusone trap at the ends of an integer's range.
  static func mustachePlusoneOverflows() throws -> String {
    try shown {
      _ = try MustacheTemplate(string: "{{minusone(n)}}").render(["n": UInt(0)])
      return "no trap"
    }
  }

  /// The components of an object identifier under 2 are wrong if the second one is 40 or more.
  static func asn1SecondArcUnder2() throws -> String {
    try shown {
      try ASN1ObjectIdentifier(dotRepresentation: "2.999.3").description
    }
  }

  /// Components that no object identifier can have are accepted, and become another identifier.
  static func asn1ArcsThatDoNotExist() throws -> String {
    try shown {
      (try? ASN1ObjectIdentifier(dotRepresentation: "1.40")).map { "\($0)" }
    }
  }

  /// A valid identifier whose second component is very large traps.
  static func asn1SecondArcOverflows() throws -> String {
    try shown {
      (try? ASN1ObjectIdentifier(dotRepresentation: "2.18446744073709551615"))?.description
    }
  }

  /// An identifier with a large component is made, but its components trap, and it can't be parsed.
  static func asn1LargeArcCannotBeRead() throws -> String {
    try shown {
      try ASN1ObjectIdentifier(elements: [1, 2, .max]).description
    }
  }

  /// A fraction of a second below 0.0001 traps in a debug build, and is written as -05 in a release build.
  static func asn1SmallFractionsTrap() throws -> String {
    try shown {
      try GeneralizedTime(year: 2020, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0, fractionalSeconds: 0.00005).fractionalSeconds
    }
  }

  /// A time whose fraction is 17 nines or more is refused.
  static func asn1ManyNinesAreRefused() throws -> String {
    try shown {
      let text = Array("20200101000000.99999999999999999Z".utf8)
      return try GeneralizedTime(derEncoded: [0x18, UInt8(text.count)] + text).seconds
    }
  }

  /// Raw fractional seconds that aren't digits are accepted and written.
  static func asn1RawFractionsWithExponents() throws -> String {
    try shown {
      let time = try? GeneralizedTime(year: 2020, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0, rawFractionalSeconds: ArraySlice("1e-5".utf8))
      return time?.fractionalSeconds
    }
  }

  /// The Date of an offset date-time ignores the offset.
  static func tomlkitOffsetsAreIgnored() throws -> String {
    try shown {
      let table = try TOMLTable(string: "a = 1979-05-27T00:32:00-07:00\nb = 1979-05-27T07:32:00Z")
      return table["a"]?.dateTime?.fDate == table["b"]?.dateTime?.fDate
    }
  }

  /// A date-time without an offset is written with a Z, which makes it an instant.
  static func tomlkitLocalDateTimesWithAZ() throws -> String {
    try shown {
      let table = TOMLTable()
      table["a"] = TOMLDateTime(
        date: TOMLDate(year: 1979, month: 5, day: 27),
        time: TOMLTime(hour: 7, minute: 32, second: 0, nanoSecond: 0))
      return table.convert()
    }
  }

  /// A text or a key ends at U+0000.
  static func tomlkitZeroEndsAText() throws -> String {
    try shown {
      try TOMLTable(string: #"a = "x\u0000y""#)["a"]?.string?.count
    }
  }

  /// A text that starts with a line end is written without it.
  static func tomlkitFirstLineEndIsLost() throws -> String {
    try shown {
      let table = TOMLTable()
      table["a"] = "\nb"
      return try TOMLTable(string: table.convert())["a"]?.string
    }
  }

  /// Decoding an integer that doesn't fit its type traps.
  static func tomlkitSmallIntegersTrap() throws -> String {
    try shown {
      struct Limits: Codable { var size: UInt }
      return (try? TOMLDecoder().decode(Limits.self, from: "size = -1"))?.size
    }
  }

  /// Encoding an unsigned integer above 2^63 traps.
  static func tomlkitLargeUnsignedIntegersTrap() throws -> String {
    try shown {
      struct Limits: Codable { var size: UInt64 }
      return try? TOMLEncoder().encode(Limits(size: .max))
    }
  }

  /// Converted to YAML, the texts 1, true and null are no longer texts.
  static func tomlkitYamlWithoutQuotes() throws -> String {
    try shown {
      let table = TOMLTable()
      table["id"] = "1"
      return table.convert(to: .yaml)
    }
  }

  /// Converted to JSON, infinity and NaN aren't JSON.
  static func tomlkitJsonWithInfinity() throws -> String {
    try shown {
      let json = try TOMLTable(string: "a = inf").convert(to: .json)
      return (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil
    }
  }

  /// A text that is no date for SQLite is read as a Date of another day.
  static func grdbDaysThatSqliteRefuses() throws -> String {
    try shown {
      Date.fromDatabaseValue("2024-13-45".databaseValue)
    }
  }

  /// The last half millisecond of a second is written as 1000 milliseconds.
  static func grdbMillisecondsAre1000() throws -> String {
    try shown {
      let time = DateComponents(hour: 1, minute: 2, second: 3, nanosecond: 999_600_000)
      let value = DatabaseDateComponents(time, format: .HMSS).databaseValue
      let text = String.fromDatabaseValue(value) ?? "nil"
      let isRight = text == "01:02:04.000" || text == "01:02:03.999"
      return isRight ? "01:02:04.000, or 01:02:03.999" : text
    }
  }

  /// A Date before the year 1 or after 9999 is written as a text that is another date, or none.
  static func grdbYearsOfOtherEras() throws -> String {
    try shown {
      let date = Date(timeIntervalSince1970: -62_170_156_800)
      return Date.fromDatabaseValue(date.databaseValue) == date
    }
  }

  /// A Date before 1582 is written as a day of the Julian calendar, and read as one; SQLite means another day.
  static func grdbJulianDaysBefore1582() throws -> String {
    try shown {
      String.fromDatabaseValue(Date(timeIntervalSince1970: -12_219_292_801).databaseValue)
    }
  }

  /// Fetching a Date from a text that isn't UTF-8 traps.
  static func grdbBytesOfDatesTrap() throws -> String {
    try shown {
      let none = try DatabaseQueue().read { try Date.fetchOne($0, sql: "SELECT CAST(x'803030302D30312D3031' AS TEXT)") }
      return none as Any
    }
  }

  /// A text with U+0000 is stored, and read, only up to it.
  static func grdbZeroEndsAText() throws -> String {
    try shown {
      try DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT ?", arguments: ["a\0b"])?.count }
    }
  }

  /// A quoted identifier with a quote in it isn't quoted.
  static func grdbQuotesInNames() throws -> String {
    try shown {
      "a\" FROM sqlite_master --".quotedDatabaseIdentifier
    }
  }

  /// The last element of an empty array or text traps.
  static func stencilLastOfNothingTraps() throws -> String {
    try shown {
      try Stencil.Template(templateString: "[{{ a.last }}]").render(["a": [Int]()])
    }
  }

  /// Numbers are compared as Float, so that 16777216 equals 16777217.
  static func stencilNumbersAreFloats() throws -> String {
    try shown {
      try Stencil.Template(templateString: "{% if a == 16777217 %}same{% else %}other{% endif %}").render(["a": 16_777_216])
    }
  }

  /// A variable with the name nan, inf or infinity can't be looked up.
  static func stencilNamesThatAreNumbers() throws -> String {
    try shown {
      try Stencil.Template(templateString: "{{ inf }}").render(["inf": "found"])
    }
  }

  /// The filter indent traps with a negative width.
  static func stencilNegativeIndentsTrap() throws -> String {
    try shown {
      (try? Stencil.Template(templateString: "{{ a|indent:n }}").render(["a": "x", "n": -1])) ?? "throws"
    }
  }

  /// An escaped character of every second plane is decoded as another character.
  static func protobufSurrogatesOfEvenPlanes() throws -> String {
    try shown {
      try Google_Protobuf_StringValue(jsonString: #""\ud840\udc00""#).value.unicodeScalars.map { String($0.value, radix: 16) }
    }
  }

  /// A timestamp with an offset of 14 hours is refused.
  static func protobufOffsetsOf14Hours() throws -> String {
    try shown {
      (try? Google_Protobuf_Timestamp(jsonString: "\"2024-01-01T14:00:00+14:00\""))?.seconds
    }
  }

  /// A .env file with CRLF line ends is read as one line.
  static func configurationFilesWithCrlf() throws -> String {
    try shown {
      let file = URL.temporaryDirectory.appending(path: "found-crlf.env")
      try "A=1\r\nB=2\r\n".write(to: file, atomically: true, encoding: .utf8)
      let path = SystemPackage.FilePath(file.path)
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var found: String?
      Task.detached {
        let provider = try? await EnvironmentVariablesProvider(environmentFilePath: path)
        found = try? provider?.environmentValue(forName: "A")
        done.signal()
      }
      done.wait()
      return found
    }
  }

  /// A + in a form's value is written as it is, and read as a space.
  static func hummingbirdPlusInValues() throws -> String {
    try shown {
      try URLEncodedFormDecoder().decode([String: String].self, from: URLEncodedFormEncoder().encode(["a": "1+1"]))
    }
  }

  /// The keys of a form are written without percent-encoding.
  static func hummingbirdKeysAreNotEncoded() throws -> String {
    try shown {
      try URLEncodedFormEncoder().encode(["a&admin": "1"])
    }
  }

  /// A + in a form's name isn't read as a space.
  static func hummingbirdPlusInNames() throws -> String {
    try shown {
      try URLEncodedFormDecoder().decode([String: String].self, from: "first+name=Ada")
    }
  }

  /// A cookie's name with a letter beyond ASCII is valid.
  static func hummingbirdCookieNamesBeyondAscii() throws -> String {
    try shown {
      (try? Cookie.validated(name: "é", value: "1"))?.description
    }
  }

  /// A cookie's value in quotes is refused.
  static func hummingbirdQuotedCookieValues() throws -> String {
    try shown {
      (try? Cookie.validated(name: "a", value: "\"x\""))?.value
    }
  }

  /// A cookie with an empty value isn't there.
  static func hummingbirdEmptyCookies() throws -> String {
    try shown {
      Cookies(from: ["a=; b=1"])["a"]?.value
    }
  }

  /// An expiry before the year 1000, such as distantPast, is written with too few digits, and has no effect.
  static func hummingbirdYearsBefore1000() throws -> String {
    try shown {
      Cookie(name: "a", value: "x", expires: .distantPast).expires != nil
    }
  }

  /// The value of a media type's parameter takes all parameters after it.
  static func hummingbirdSecondParameter() throws -> String {
    try shown {
      MediaType(from: "multipart/form-data; boundary=abc; charset=utf-8")?.parameter?.value
    }
  }

  /// The host of an address with IPv6 is a bracket.
  static func hummingbirdHostsOfVersion6() throws -> String {
    try shown {
      let address = HummingbirdCore.URI("http://[::1]:80/p")
      return "\(address.host ?? "nil") \(address.port ?? -1)"
    }
  }

  /// The names of query parameters aren't percent-decoded; their values are.
  static func hummingbirdQueryNamesAreNotDecoded() throws -> String {
    try shown {
      HummingbirdCore.URI("/?caf%C3%A9=%C3%A9").queryParameters.map { "\($0.key) \($0.value)" }
    }
  }

  /// A path into JSON with a large index traps.
  static func flyingfoxLargeIndexesTrap() throws -> String {
    try shown {
      (try? FlyingFox.JSONPath(parsing: "$[99999999999999999999]")) != nil
    }
  }
}
