import InputRules

/// A currency in ISO 4217 (K18).
public struct Currency: Hashable, Sendable {
  /// The code, three capital letters.
  public let code: String
  package let decimals: Int
  /// The currency's symbol in locales that don't define one.
  let symbol: String

  /// A currency.
  /// - Parameter code: three capital letters from ISO 4217, such as `EUR`.
  /// - Throws: `AmountError` if no currency has this code.
  public init(_ code: String) throws(AmountError) {
    guard let known = Self.table[code] else { throw .unknownCurrency(code) }
    self = known
  }

  private init(line: Substring) {
    let parts = line.split(separator: "|")
    (code, decimals, symbol) = (String(parts[0]), Int(parts[1]) ?? 0, String(parts[2]))
  }

  private init(known code: String) { self = Self.table[code] ?? Self(line: "EUR|2|\u{20AC}") }

  /// The codes of all currencies, in order.
  package static var codes: [String] { table.keys.sorted() }

  private static let table = Dictionary(
    CurrencyTable.text.split(separator: "\n").map { ($0.split(separator: "|")[0], $0) }
      .map { (String($0), Currency(line: $1)) }
  ) { first, _ in first }

  /// The euro.
  public static let eur = Currency(known: "EUR")
  /// The United States dollar.
  public static let usd = Currency(known: "USD")
  /// The pound sterling.
  public static let gbp = Currency(known: "GBP")
  /// The yen, which has no decimals.
  public static let jpy = Currency(known: "JPY")
}

/// The reason a currency or an amount field can't be created (K18).
public enum AmountError: Error, Hashable, Sendable {
  /// ISO 4217 has no currency with this code.
  case unknownCurrency(String)
  /// CLDR has no locale with this identifier.
  case unknownLocale(String)
}

extension AmountError: CustomStringConvertible {
  /// A sentence that a user can act on.
  public var description: String {
    switch self {
    case .unknownCurrency(let code):
      "no currency has the code \(code.debugDescription); "
        + "give three capital letters of ISO 4217, such as EUR"
    case .unknownLocale(let identifier):
      "no locale has the identifier \(identifier.debugDescription); give one of CLDR, such as de-AT"
    }
  }
}
