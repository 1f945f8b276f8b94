/// A search for inputs with large targets (`target`).
///
/// If a change of one option increases the target, the change is repeated with twice the distance.
/// An input with an equal number replaces the best input, so the search doesn't get stuck.
struct Climb: Sendable {
  /// A change of one option, up or down.
  private struct Step: Sendable {
    let index: Int
    let isUp: Bool
    var length: UInt64
  }

  /// The best input for a target, and the step that led to this input, if any.
  private struct Peak: Sendable {
    let label: String
    var value: Double
    var recording: Recording
    var step: Step?
  }

  private var peaks: [Peak] = []
  /// The index of the peak that the last candidate was made from, and the step to the candidate.
  private var last: (peak: Int, step: Step?)?

  var isEmpty: Bool { peaks.isEmpty }

  /// Returns whether a case belongs to this search; every other case does, after the first few.
  func isNext(_ index: Int) -> Bool { !isEmpty && index > 2 * Cases.start && index % 2 == 1 }

  /// Keeps an input if one of its targets is at least the largest so far.
  mutating func note(_ targets: [RecordedValue], _ recording: Recording) {
    for target in targets {
      guard let value = target.number else { continue }
      guard let index = peaks.firstIndex(where: { $0.label == target.label }) else {
        peaks.append(Peak(label: target.label, value: value, recording: recording))
        continue
      }
      let (step, best) = (last?.peak == index ? last?.step : nil, peaks[index].value)
      if step != nil || value > best { peaks[index].step = value > best ? step : nil }
      if value >= best { (peaks[index].value, peaks[index].recording) = (value, recording) }
    }
    last = nil
  }

  mutating func next(using random: inout RandomBits) -> [UInt64] {
    let index = Int(random.next(upTo: UInt64(peaks.count - 1)))
    let recording = peaks[index].recording
    let again = peaks[index].step.map {
      Step(index: $0.index, isUp: $0.isUp, length: $0.length &* 2)
    }
    let isStep = random.next(upTo: 1) == 0
    let step = again ?? (isStep ? Self.step(of: recording, using: &random) : nil)
    last = (index, step)
    if let step { return Self.values(of: recording, after: step) }
    return recording.changed(with: recording, using: &random)
  }

  /// Draws a step whose distance is a power of two; all powers are equally likely.
  private static func step(of recording: Recording, using random: inout RandomBits) -> Step? {
    let free = recording.choices.indices.filter {
      recording.choices[$0].maximum > 0 && !recording.choices[$0].isIgnored
    }
    guard let index = random.element(of: free) else { return nil }
    let width = 64 - recording.choices[index].maximum.leadingZeroBitCount
    let length = (1 as UInt64) << random.next(upTo: UInt64(width - 1))
    return Step(index: index, isUp: random.next(upTo: 2) > 0, length: length)
  }

  private static func values(of recording: Recording, after step: Step) -> [UInt64] {
    var values = recording.values
    guard values.indices.contains(step.index) else { return values }
    let (value, most) = (values[step.index], recording.choices[step.index].maximum)
    values[step.index] =
      step.isUp ? value + min(step.length, most - value) : value - min(step.length, value)
    return values
  }
}
