import PropertyTesting

/// Asks the laws about values, each in processes of its own.
struct ValueExamination<Input: Sendable> {
  let subject: ValueSubject<Input>
  let laws: [ValueLaw<Input>]
  let settings: RunSettings

  /// Asks all laws, or checks the one input of `choices`.
  func examine(choices: String?) -> FieldReport {
    var report = FieldReport(field: subject.name)
    do {
      let only = try choices.map(FieldInput.init)
      report.problem = only?.problem(among: laws.map(\.name))
      if report.problem == nil { ask(only, &report) }
    } catch {
      report.problem = error
    }
    return report
  }

  private func ask(_ only: FieldInput?, _ report: inout FieldReport) {
    (report.left, report.counted) = (subject.left, subject.counted)
    report.unconfined = Confinement.obstacle
    let sample = sample
    report.counts = sample.counts
    if only == nil {
      report.warnings = sample.warnings(ofCases: settings.cases, isClosed: true)
      report.remarks = remarks(sample)
    }
    for law in laws where only?.law ?? law.name == law.name {
      report.asked.append(law.name)
      let corpus = only.map { [$0.entry] } ?? (sample.hangs && law.isFirst ? sampled : [])
      let run = Run.checkConfined(
        claim(of: law), settings(for: law, only, sample), corpus: corpus, cpuSeconds: sample.limit)
      report.cases += run.cases
      if let found = run.counterexample {
        report.failures.append(failure(of: law, found))
        if law.isFirst {
          report.leave(laws.map(\.name), after: law.name)
          break
        }
      } else {
        report.note(run, of: law.name)
      }
    }
  }

  /// What the code does with a sample, and how long it takes.
  private var sample: CodeSample {
    if settings.cases == 0 { return CodeSample() }
    let (subject, seed) = (subject, settings.seed)
    return CodeSample(most: mostSampled - 1, callsPerCase: 4) { index, tally in
      var source = ChoiceSource(index, ofSampleWith: seed)
      let input = source.draw(subject.inputs)
      tally.time { subject.effects(input) }
    }
  }

  private var mostSampled: Int { min(200, settings.cases) }

  /// The inputs of the sample, for the first law if they don't come to an end.
  private var sampled: [CorpusEntry] {
    CodeSample.entries(of: subject.inputs, 0..<mostSampled, settings.seed)
  }

  /// What the code does that the meaning neither asks for nor forbids.
  private func remarks(_ sample: CodeSample) -> [String] {
    let remark = subject.remark
    let answer = ConfinedAnswer(cpuSeconds: sample.limit) { [remark()].compactMap(\.self) }
    return answer.answer ?? []
  }

  /// Shrinking what hangs takes long, so there are few tries.
  private func settings(
    for law: ValueLaw<Input>, _ only: FieldInput?, _ sample: CodeSample
  ) -> RunSettings {
    var settings = sample.settings(settings)
    if law.isFirst { settings.shrinkLimit = min(settings.shrinkLimit, 40) }
    if law.isAskedOnce { settings.cases = min(settings.cases, 1) }
    if only != nil { (settings.cases, settings.shrinkLimit) = (0, 0) }
    return settings
  }

  private func claim(of law: ValueLaw<Input>) -> Claim {
    let step = subject.step
    let property = PropertyName(chapter: "Values", name: law.name)
    return Claim(forAll: subject.inputs, named: property) { input in
      do {
        try law.check(input)
      } catch let broken as BrokenLaw {
        throw BrokenCase(broken, [step(input)]).failure(of: law.name)
      }
    }
  }

  private func failure(of law: ValueLaw<Input>, _ found: Counterexample) -> FieldFailure {
    var source = ChoiceSource(bytes: found.bytes)
    let step = subject.step(source.draw(subject.inputs))
    let ending = BrokenLaw(
      expected: "an answer", found: "the code \(found.message)", "_ = \(step.call)")
    let broken = found.details(as: BrokenCase.self) ?? BrokenCase(ending, [step])
    let test = law.name.prefix(1).lowercased() + law.name.dropFirst()
    let advice = EndingAdvice(found)
    return FieldFailure(
      law: law.name, statement: law.sentence, steps: broken.steps.map(\.words),
      expected: broken.law.expected, found: broken.law.found, cause: advice?.cause ?? law.cause,
      remedy: advice?.remedy ?? law.remedy, askedFor: [],
      choices: "\(law.name):\(found.choices)",
      test: "@Test func \(test)() {  // \(subject.functions) of “\(subject.name)”\n"
        + "  \(broken.law.expectation)\n}")
  }
}
