import InputRules

/// A currency that is listed in ISO 4217 (K18).
public struct Currency: Hashable, Sendable {
  /// The code, which consists of three capital letters.
  public let code: String
  package let decimals: Int

  /// Creates a currency from its code.
  /// - Parameter code: three capital letters from ISO 4217, such as `EUR`.
  /// - Throws: `AmountError` if no currency has this code.
  public init(_ code: String) throws(AmountError) {
    guard let known = Self.table[code] else { throw .unknownCurrency(code) }
    self = known
  }

  private init(known code: String, decimals: Int = 2) {
    (self.code, self.decimals) = (code, decimals)
  }

  package static var codes: [String] { table.keys.sorted() }

  private static let table: [String: Currency] = {
    var table: [String: Currency] = [:]
    for line in CurrencyTable.text.split(separator: "\n") {
      let parts = line.split(separator: "|")
      for code in parts[1].split(separator: " ").map(String.init) {
        table[code] = Currency(known: code, decimals: Int(parts[0]) ?? 0)
      }
    }
    return table
  }()

  /// The euro.
  public static let eur = Currency(known: "EUR")
  /// The United States dollar.
  public static let usd = Currency(known: "USD")
  /// The pound sterling.
  public static let gbp = Currency(known: "GBP")
  /// The yen, which has no decimal places.
  public static let jpy = Currency(known: "JPY", decimals: 0)
}

/// The reason a currency or an amount field can't be created (K18).
public enum AmountError: Error, Hashable, Sendable {
  /// ISO 4217 has no currency with this code.
  case unknownCurrency(String)
  /// CLDR has no locale with this identifier.
  case unknownLocale(String)
}

extension AmountError: CustomStringConvertible {
  /// A sentence about the problem, followed by advice on what to do.
  public var description: String {
    switch self {
    case .unknownCurrency(let code):
      "the currency \(code.debugDescription) isn't known; "
        + "give a code from ISO 4217, such as EUR"
    case .unknownLocale(let identifier):
      "the locale \(identifier.debugDescription) isn't known; give one from CLDR, such as de-AT"
    }
  }
}
