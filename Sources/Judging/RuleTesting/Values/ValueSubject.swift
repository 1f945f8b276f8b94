import PropertyTesting

/// Code that answers values, and what it is meant to do.
struct ValueSubject<Input: Sendable> {
  /// The name in reports.
  let name: String
  /// What a test calls its functions: “parse and write”.
  let functions: String
  /// What its inputs are: “texts”.
  let counted: String
  let inputs: Generator<Input>
  /// What a report and its test say of an input.
  let step: @Sendable (Input) -> (words: String, call: String)
  /// What the code does with an input, or with each of its parts.
  let effects: @Sendable (Input) -> [EditAnswer.Effect]
  /// The laws that are asked, in order, and those that don't apply, with why.
  let laws: (asked: [ValueLaw<Input>], left: [String])
  /// What the code does that the meaning neither asks for nor forbids; nil for nothing.
  var remark: @Sendable () -> String? = { nil }
}

extension ValueSubject: CodeSubject {
  func sample(_ settings: RunSettings) -> CodeSample {
    if settings.cases == 0 { return CodeSample() }
    let (inputs, effects, seed) = (inputs, effects, settings.seed)
    return CodeSample(most: most(settings) - 1) { index, tally in
      var source = ChoiceSource(index, ofSampleWith: seed)
      let input = source.draw(inputs)
      tally.time { effects(input) }
    }
  }

  func sampled(_ settings: RunSettings) -> [CorpusEntry] {
    CodeSample.entries(of: inputs, 0..<most(settings), settings.seed)
  }

  /// How many inputs a sample has at most.
  private func most(_ settings: RunSettings) -> Int { min(200, settings.cases) }

  func note(_ sample: CodeSample, _ settings: RunSettings, in report: inout FieldReport) {
    report.warnings = sample.warnings(isClosed: true)
    let remark = remark
    let answer = ConfinedAnswer(cpuSeconds: sample.limit) { [remark()].compactMap(\.self) }
    report.remarks = answer.answer ?? []
  }

  func claim(of law: ValueLaw<Input>) -> Claim {
    let (check, step, name) = (law.check, step, law.name)
    return Claim(forAll: inputs, named: PropertyName(chapter: "Values", name: name)) { input in
      do {
        try check(input)
      } catch let broken as BrokenLaw {
        throw BrokenCase(broken, [step(input)]).failure(of: name)
      }
    }
  }

  func ended(_ found: Counterexample, in law: ValueLaw<Input>) -> BrokenCase {
    let step = step(found.value(of: inputs))
    return BrokenCase(ending: found, [step], "_ = \(step.call)")
  }

  func test(_ broken: BrokenCase, named test: String) -> String {
    "@Test func \(test)() {  // \(functions) of “\(name)”\n  \(broken.law.expectation)\n}"
  }
}
