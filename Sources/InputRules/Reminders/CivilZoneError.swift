/// Why an offset and changes don't form a zone (M2.14).
public enum CivilZoneError: Error, Hashable, Sendable {
  /// An offset is more than 26 hours from universal time.
  case offset(Int)
  /// The change, counted from 0, isn't at a whole second.
  case notWhole(change: Int)
  /// The change, counted from 0, isn't three days after the previous one.
  case tooClose(change: Int)
  /// The change, counted from 0, is by more than 24 hours.
  case tooFar(change: Int)
}

extension CivilZoneError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .offset(let offset):
      "an offset of \(offset) seconds is too far from universal time; give at most 26 hours"
    case .notWhole(let change): "change \(change) is between two seconds; give a whole second"
    case .tooClose(let change):
      "change \(change) is too close to the previous one; keep three days between them"
    case .tooFar(let change): "change \(change) is by more than 24 hours; give less"
    }
  }
}
