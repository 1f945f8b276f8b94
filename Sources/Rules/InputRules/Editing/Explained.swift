/// An error, a problem or a reason that is described by a sentence.
protocol Explained: CustomStringConvertible {
  var sentence: String { get }
}

extension Explained {
  /// A sentence about the problem, followed by advice about what to do.
  public var description: String { sentence }
}
