extension CaseIterable where Self: RawRepresentable<String> {
  /// The case that an option's value names.
  ///
  /// - Throws: `UsageError` with the names that there are.
  package init(named name: String) throws(UsageError) {
    guard let known = Self(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue)
      throw UsageError("give \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
    }
    self = known
  }
}
