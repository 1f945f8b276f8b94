/// What explains itself in a sentence: an error, a problem, a reason.
protocol Explained: CustomStringConvertible {
  /// What was found, what is allowed, and what to do.
  var sentence: String { get }
}

extension Explained {
  /// A sentence a user can act on.
  public var description: String { sentence }
}
