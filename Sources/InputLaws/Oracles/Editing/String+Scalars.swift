extension String {
  /// The scalars, which laws about patterns compare, because `==` treats canonically equivalent
  /// texts as equal.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// The text of those scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }
}
