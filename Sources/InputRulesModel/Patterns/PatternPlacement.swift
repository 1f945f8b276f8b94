/// What a scalar becomes where it is placed (F2).
struct PatternPlacement {
  /// Content, a literal or junk.
  let kind: PatternScalar.Kind
  /// The element that it becomes; of junk, the slot that doesn't take it, or the end of the
  /// pattern.
  let element: Int
}
