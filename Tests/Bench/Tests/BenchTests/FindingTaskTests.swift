import FindingTasks
import PropertyCorpus
import PropertyTesting
import Testing

/// The tasks of `bench finding`: the libraries are right, and each bug can be found.
@Suite struct FindingTaskTests {
  /// The mutants, each with its tasks.
  static let mutants = Dictionary(grouping: FindingTask.all) { "\($0.workload)/\($0.mutant)" }

  @Test(arguments: FindingTask.references)
  func `A library without a bug has its properties`(task: FindingTask) {
    let report = Run.check(task.claim, RunSettings(cases: 2_000))
    #expect(report.isFine, "\(report)")
  }

  @Test(arguments: mutants.keys.sorted())
  func `A mutant breaks each of its properties`(mutant: String) {
    for (name, tasks) in Dictionary(grouping: Self.mutants[mutant] ?? [], by: \.name) {
      #expect(isFound(tasks), "\(name) was not found")
    }
  }

  /// Whether one of the tasks finds its failure with one of ten seeds.
  private func isFound(_ tasks: [FindingTask]) -> Bool {
    (UInt64(0)..<10).contains { seed in
      tasks.contains { task in
        var settings = RunSettings(cases: 20_000, seed: seed, shrinkLimit: 0)
        settings.constants = task.file.map(Constants.init(ofCodeTestedBy:))
        return Run.check(task.claim, settings).counterexample != nil
      }
    }
  }

  @Test func `There are enough mutants and properties, each pair once for each kind of inputs`() {
    let pairs = Set(FindingTask.all.map(\.name))
    #expect(pairs.count >= 60 && FindingTask.all.filter { $0.inputs == .type }.count == pairs.count)
    #expect(Set(FindingTask.all.map { "\($0.name) \($0.inputs)" }).count == FindingTask.all.count)
    #expect(Set(FindingTask.all.map(\.workload)).count >= 6)
  }

  @Test func `Every property of a library is broken by a mutant`() {
    let broken = Set(FindingTask.all.map { "\($0.workload)//\($0.property)" })
    #expect(broken == Set(FindingTask.references.map(\.name)))
  }
}
