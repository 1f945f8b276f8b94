extension String {
  /// The scalars, which wrong formatters take apart and put together again.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// The text of those scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }
}
