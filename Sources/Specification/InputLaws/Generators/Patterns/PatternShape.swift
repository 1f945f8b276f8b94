/// The kind of patterns that a law is about; a scenario draws its pattern from that kind.
struct PatternShape: Sendable {
  /// Whether every slot must be filled, so that places in texts are places in the pattern.
  var isFixed: Bool
  /// Whether all slots accept the same scalars.
  var hasOneKind: Bool
  /// Whether slots may take literals.
  var hasLookalikes: Bool
  /// Whether each pattern has a slot.
  var hasSlots: Bool
  /// The patterns of this kind that people use.
  private(set) var samples: [Pattern] = []

  /// A kind of patterns.
  init(
    isFixed: Bool = false, hasOneKind: Bool = false, hasLookalikes: Bool = true,
    hasSlots: Bool = false
  ) {
    self.isFixed = isFixed
    self.hasOneKind = hasOneKind
    self.hasLookalikes = hasLookalikes
    self.hasSlots = hasSlots
    samples = Pattern.samples.filter(includes)
  }

  /// Any pattern at all.
  static let any = PatternShape()
  /// Patterns in which every slot must be filled.
  static let fixed = PatternShape(isFixed: true)
  /// Patterns like `fixed`, with slots of one kind.
  static let even = PatternShape(isFixed: true, hasOneKind: true, hasSlots: true)
  /// Such patterns, whose literals can't be content, so that the result of an edit can be counted.
  static let plain = PatternShape(
    isFixed: true, hasOneKind: true, hasLookalikes: false, hasSlots: true)
  /// Patterns whose literals can't be content.
  static let distinct = PatternShape(hasLookalikes: false)

  /// Whether the pattern is of this kind.
  func includes(_ pattern: Pattern) -> Bool {
    (!isFixed || pattern.isFixed) && (!hasOneKind || pattern.hasOneKind)
      && (hasLookalikes || !pattern.hasLookalikes) && (!hasSlots || !pattern.slots.isEmpty)
  }
}
