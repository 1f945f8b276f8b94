extension Law {
  package static let sessionEqualsModel = Law(
    "Every action in a session has the same outcome as in the model.",
    clauses: ["E8", "E9", "E10", "E11", "E12"], .sessions(equalModelFor: 24))
}

extension Property<Implementation> {
  /// A property: up to `steps` actions in a session have the same outcomes as in the model.
  public static func sessions(equalModelFor steps: Int) -> Self {
    Property(forEach: { zip(.trace(for: $0, steps: steps)) }) { _, session in
      try session.trace.run()
    }
  }
}
