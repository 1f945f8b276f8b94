extension Property {
  /// Claims that a system made from the subject agrees with its model after any commands.
  ///
  /// - Parameters:
  ///   - machine: for a subject, the system and its model.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property is in.
  public init<Model, System>(
    named name: PropertyName? = nil, filePath: String = #filePath,
    machine: @escaping @Sendable (Subject) -> StateMachine<Model, System>
  ) {
    self.init(
      forEach: { zip(machine($0).traces) }, named: name, filePath: filePath
    ) { try $1.run() }
  }
}

extension StateMachine {
  /// Claims that the system agrees with its model after any commands.
  ///
  /// - Parameters:
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property is in.
  public func claim(named name: PropertyName? = nil, filePath: String = #filePath) -> Claim {
    Property<Void>(named: name, filePath: filePath) { _ in self }.about(())
  }
}
