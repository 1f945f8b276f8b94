extension String {
  /// The scalars: what laws of patterns compare, since `==` takes canonical equivalence for
  /// equality.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// The text of those scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }
}
