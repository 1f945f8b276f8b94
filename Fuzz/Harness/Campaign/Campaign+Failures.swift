import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension Campaign {
  /// How many characters of a message are announced.
  private static let longestMessage = 300

  /// Has the failing inputs of a law examined that are new; returns how many these are.
  @discardableResult mutating func addFailures(
    of property: PropertyName, in ended: CampaignSlice? = nil
  ) throws -> Int {
    let new = folder.artifacts(of: property).filter(triage.isNew)
    for path in new {
      triage.add(
        .init(path: path, property: property, executions: executions(of: property, path, ended)))
    }
    return new.count
  }

  /// How many inputs of a law were executed until the one at `path` failed.
  private func executions(
    of property: PropertyName, _ path: String, _ ended: CampaignSlice?
  ) -> Int {
    let open = running.filter { properties[$0.choice.law] == property } + [ended].compactMap(\.self)
    let closed = history.slices.filter { $0.property == property.name }
    let counts = open.map { $0.process.executions(path) }
    return (counts + closed.map { $0.spent?.checked ?? $0.runs }).reduce(0, &+)
  }

  /// Writes down what was found of failing inputs since the last call.
  mutating func examine() throws {
    if interrupt.came { triage.stop() }
    for result in triage.proceed(isStopping: interrupt.came) { try note(result) }
    for finding in keeper.retry() { try note(.failure(finding)) }
  }

  /// Writes down what was found of a failing input.
  mutating func note(_ result: FailureTriage.Result) throws {
    let finding = keeper.finding(of: result)
    try note(.failure(finding))
    if !result.isRepeat { announce(finding) }
  }

  /// Writes down, once, that a law fails for an input that isn't kept.
  ///
  /// One that failed before is kept already.
  mutating func noteLoss(of property: PropertyName, _ log: String) throws {
    let problem = files.keepingProblem(of: property)
    guard problem != nil || folder.artifacts(of: property).isEmpty else { return }
    let finding = JournalLine.Finding(
      lost: property, folder, problem ?? "the fuzzer gave no reason; its output is in \(log)")
    if history.findings.contains(where: { $0.origin == finding.origin }) { return }
    try note(.failure(finding))
    announce(finding)
  }

  private mutating func announce(_ finding: JournalLine.Finding) {
    guard !isJSON else { return }
    let known = finding.known.map { " (known since \($0))" } ?? ""
    let message = finding.message.shortened(to: Self.longestMessage)
    tell("\(finding.property) fails: \(message)\(known)")
  }
}
