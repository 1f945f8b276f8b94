extension Claim {
  /// The same claim of the same inputs, judged in another way.
  ///
  /// - Parameter judge: makes an input of a source's choices, as `generate` does, and judges it;
  ///   it must leave the source as `generate` does.
  public func judged(by judge: @escaping Judge) -> Claim {
    Claim(
      property: property, subject: subject, judge: judge, generate: generate, describe: describe)
  }
}
