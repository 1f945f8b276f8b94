/// Why a run can't use its settings.
public enum SettingsError: Error, Hashable, Sendable, Codable {
  /// The settings have fewer than one case, which would check nothing.
  case tooFewCases(Int)
  /// An environment variable holds something other than a whole number within its bounds.
  case badVariable(name: String, value: String, allowed: ClosedRange<UInt64>)
}

extension SettingsError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .tooFewCases(let cases): "its settings have \(cases) cases; set 1 or more"
    case .badVariable(let name, let value, let allowed):
      "\(name) is \(Self.quoted(value)); unset it, or set it to a whole number "
        + "from \(allowed.lowerBound) to \(allowed.upperBound), in digits alone"
    }
  }

  /// The value in quotes, shortened if it is long.
  private static func quoted(_ value: String) -> String {
    let start = String(value.unicodeScalars.prefix(40))
    return describe(start) + (start.unicodeScalars.count < value.unicodeScalars.count ? "…" : "")
  }
}
