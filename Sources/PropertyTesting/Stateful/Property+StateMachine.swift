extension Property {
  /// Claims that a system made of the subject agrees with its model, whatever it is told to do.
  ///
  /// - Parameters:
  ///   - machine: for a subject, the system beside its model.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property stands in.
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
  /// Claims that the system agrees with its model, whatever the two are told to do.
  ///
  /// - Parameters:
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property stands in.
  public func claim(named name: PropertyName? = nil, filePath: String = #filePath) -> Claim {
    Property<Void>(named: name, filePath: filePath) { _ in self }.about(())
  }
}
