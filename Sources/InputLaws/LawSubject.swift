/// An implementation that laws can be about: of fields, or of numbers.
public protocol LawSubject: Sendable {
  /// What the implementation is called in reports.
  var name: String { get }
  /// The reference implementation of what subjects of this kind implement.
  static var reference: Self { get }
  /// The specification's model of it.
  static var model: Self { get }
}
