/// An error, a problem or a reason that is described by a sentence.
protocol Explained: CustomStringConvertible {
  /// A description of the problem, followed by advice about what to do.
  var sentence: String { get }
}

extension Explained {
  /// A sentence that a user can act on.
  public var description: String { sentence }
}
