import PropertyTesting

/// A law about code that answers values rather than edits.
struct ValueLaw<Input: Sendable>: Sendable {
  /// The law's name in reports.
  let name: String
  /// The law as a sentence.
  let sentence: String
  /// What usually breaks it.
  let cause: String
  /// How that is mended.
  let remedy: String
  /// Whether it only asks for an answer; the laws after it would break the same way.
  var isFirst = false
  /// Throws `BrokenLaw` where the answer is wrong.
  let check: @Sendable (Input) throws -> Void
}

/// Asks the laws about values, each in processes of its own.
struct ValueExamination<Input: Sendable> {
  /// The name of what is tested.
  let name: String
  let inputs: Generator<Input>
  let laws: [ValueLaw<Input>]
  let settings: RunSettings
  /// What a report and its test say of an input.
  let step: @Sendable (Input) -> (words: String, call: String)

  /// Asks all laws, or checks the one input of `choices`.
  func examine(choices: String?) -> FieldReport {
    var report = FieldReport(field: name)
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
    for law in laws where only?.law ?? law.name == law.name {
      report.asked.append(law.name)
      let run = Run.checkConfined(
        claim(of: law), settings(for: law, only), corpus: only.map { [$0.entry] } ?? [],
        cpuSeconds: 0.25)
      report.cases += run.cases
      if let found = run.counterexample {
        report.failures.append(failure(of: law, found))
        if law.isFirst { break }
      } else if !run.isFine {
        report.notes.append(run.description)
      }
    }
  }

  /// Shrinking what hangs takes long, so there are few tries.
  private func settings(for law: ValueLaw<Input>, _ only: FieldInput?) -> RunSettings {
    var settings = settings
    settings.explains = false
    if law.isFirst { settings.shrinkLimit = min(settings.shrinkLimit, 40) }
    if only != nil { (settings.cases, settings.shrinkLimit) = (0, 0) }
    return settings
  }

  private func claim(of law: ValueLaw<Input>) -> Claim {
    let step = step
    let property = PropertyName(chapter: "Values", name: law.name)
    return Claim(forAll: inputs, named: property) { input in
      do {
        try law.check(input)
      } catch let broken as BrokenLaw {
        throw Failure(Told(broken, [step(input)]).message, at: law.name)
      }
    }
  }

  private func failure(of law: ValueLaw<Input>, _ found: Counterexample) -> FieldFailure {
    var source = ChoiceSource(bytes: found.bytes)
    let step = step(source.draw(inputs))
    let ending = BrokenLaw(
      expected: "an answer", found: "the code \(found.message)", "_ = \(step.call)")
    let told = Told(message: found.message) ?? Told(ending, [step])
    let test = law.name.prefix(1).lowercased() + law.name.dropFirst()
    return FieldFailure(
      law: law.name, statement: law.sentence, steps: told.steps.map(\.words),
      expected: told.expected, found: told.found, cause: law.cause, remedy: law.remedy,
      choices: "\(law.name):\(found.choices)",
      test: "@Test func \(test)() {\n  \(told.expectation)\n}")
  }
}

extension Told {
  /// What a law about values found.
  init(_ broken: BrokenLaw, _ steps: [(words: String, call: String)]) {
    (expected, found) = (broken.expected, broken.found)
    expectation = broken.expectation
    self.steps = steps
  }
}
