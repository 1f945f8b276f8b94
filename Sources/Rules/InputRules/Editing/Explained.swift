/// A value that explains itself in a sentence: an error, a problem, a reason.
protocol Explained: CustomStringConvertible {
  /// The finding, the allowed values, and the advice.
  var sentence: String { get }
}

extension Explained {
  /// A sentence a user can act on.
  public var description: String { sentence }
}
