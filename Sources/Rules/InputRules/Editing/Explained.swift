/// A value that is explained by a sentence: an error, a problem, or a reason.
protocol Explained: CustomStringConvertible {
  /// The problem, followed by advice about what to do.
  var sentence: String { get }
}

extension Explained {
  /// A sentence that a user can act on.
  public var description: String { sentence }
}
