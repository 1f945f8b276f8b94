import Foundation
import FoundFrame
import Hummingbird
import HummingbirdCore
import PropertyTesting

/// Laws about Hummingbird's forms, cookies, media types and addresses.
enum WebLaws {
  static let all: [Law] = [
    keepsValues, keepsKeys, readsNames, checksCookieNames, checksCookieValues, readsCookies,
    keepsExpiry, readsParameters, readsHosts, readsQueries,
  ]

  static func form(_ values: [String: String]) throws -> [String: String] {
    try URLEncodedFormDecoder().decode(
      [String: String].self, from: URLEncodedFormEncoder().encode(values))
  }

  static let keepsValues = Law(
    "hummingbird-form-values-are-read-back", .roundTrip,
    forAll: .pieces(4, of: "a", " ", "+", "&", "=", "%", "é"),
    causes: ["hummingbird-plus-in-values": { $0.contains("+") }]
  ) { value in
    try requireEqual(try form(["k": value]), ["k": value])
  }

  static let keepsKeys = Law(
    "hummingbird-form-keys-are-read-back", .roundTrip,
    forAll: .pieces(3, of: "a", "b", " ", "&", "=", "%", "é"),
    causes: ["hummingbird-keys-are-not-encoded": { _ in true }]
  ) { key in
    try requireEqual(try? form([key: "v"]), [key: "v"])
  }

  static let readsNames = Law(
    "hummingbird-form-names-are-decoded", .oracle, forAll: .string(of: "ab+", 1...4),
    causes: ["hummingbird-plus-in-names": { $0.contains("+") }]
  ) { name in
    let found = try URLEncodedFormDecoder().decode([String: String].self, from: "\(name)=v")
    try requireEqual(found, [name.replacing("+", with: " "): "v"])
  }

  static let checksCookieNames = Law(
    "hummingbird-cookie-names-are-tokens", .oracle, forAll: .pieces(2, of: "a", "-", ";", "é", " "),
    causes: ["hummingbird-cookie-names-beyond-ascii": { $0.contains("é") }]
  ) { name in
    let isToken = !name.isEmpty && name.allSatisfy { "a-".contains($0) }
    try requireEqual((try? Cookie.validated(name: name, value: "1")) != nil, isToken)
  }

  static let checksCookieValues = Law(
    "hummingbird-cookie-values-are-those-of-rfc-6265", .oracle, forAll: .string(of: "a\"; ", 0...4),
    causes: [
      "hummingbird-quoted-cookie-values": { value in
        value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      }
    ]
  ) { value in
    let isValue = value.wholeMatch(of: #/a*|"a*"/#) != nil
    try requireEqual((try? Cookie.validated(name: "n", value: value)) != nil, isValue)
  }

  static let readsCookies = Law(
    "hummingbird-cookies-are-read", .oracle, forAll: .string(of: "a=", 0...3),
    causes: ["hummingbird-empty-cookies": { $0.isEmpty || $0.hasPrefix("=") }]
  ) { value in
    try requireEqual(Cookies(from: ["n=\(value); m=1"])["n"]?.value, value)
  }

  static let keepsExpiry = Law(
    "hummingbird-expiry-is-read-back", .roundTrip,
    forAll: .int(in: -62_135_000_000...253_402_300_799),
    causes: ["hummingbird-years-before-1000": { $0 < -30_000_000_000 }]
  ) { seconds in
    let date = Date(timeIntervalSince1970: Double(seconds))
    try requireEqual(Cookie(name: "n", value: "v", expires: date).expires, date)
  }

  static let readsParameters = Law(
    "hummingbird-parameters-end", .oracle,
    forAll: zip(.string(of: "ab", 1...3), .element(of: "", "; q=1", ";x=2")),
    causes: ["hummingbird-second-parameter": { !$0.1.isEmpty }]
  ) { value, rest in
    let type = MediaType(from: "multipart/form-data; boundary=\(value)\(rest)")
    try requireEqual(type?.parameter?.value, value)
  }

  static let readsHosts = Law(
    "hummingbird-hosts-are-those-of-rfc-3986", .oracle,
    forAll: .element(of: "a", "a.b", "127.0.0.1", "[::1]", "[2001:db8::1]"),
    causes: ["hummingbird-hosts-of-version-6": { $0.hasPrefix("[") }]
  ) { host in
    let address = URI("http://\(host):80/p")
    try requireEqual(address.host, host)
    try requireEqual(address.port, 80)
  }

  static let readsQueries = Law(
    "hummingbird-query-names-are-decoded", .oracle, forAll: .pieces(2, of: "a", "%20", "%C3%A9"),
    causes: ["hummingbird-query-names-are-not-decoded": { $0.contains("%") }]
  ) { name in
    let whole = name.replacing("%20", with: " ").replacing("%C3%A9", with: "é")
    let parameters = URI("/?\(name)x=1").queryParameters
    try requireEqual(parameters.map { String($0.key) }, [whole + "x"])
  }
}
