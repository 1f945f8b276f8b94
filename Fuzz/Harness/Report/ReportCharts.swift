/// The curves of a report: new features over the campaign's time.
struct ReportCharts {
  typealias Moment = LawResult.Moment

  private let laws: [LawResult]
  /// The campaign's running time, in seconds.
  private let elapsed: Double

  /// The maximum numbers of points in the chart of all laws and in the chart of a single law; a
  /// campaign can have hundreds of laws, and more points would overlap.
  private static let (mostPoints, mostPointsOfLaw) = (400, 100)

  init(_ laws: [LawResult], elapsed: Double) {
    self.laws = laws.filter { !$0.course.isEmpty }
    self.elapsed = elapsed
  }

  /// The curve of all laws together, in which the laws' numbers are added up.
  var whole: [Moment] {
    let steps = laws.flatMap { law in
      zip(law.course, [0] + law.course.map(\.newFeatures)).map { ($0.at, $0.newFeatures - $1) }
    }
    var found = 0
    return steps.sorted { $0.0 < $1.0 }.map { at, new in
      found += new
      return Moment(at: at, newFeatures: found)
    }
  }

  /// The curves of all laws together, and of each law.
  var html: HTML {
    """
    \(figure("All laws", whole, Self.mostPoints))
    <details><summary>Each law</summary>
    \(laws.map { figure($0.name, $0.course, Self.mostPointsOfLaw) })
    </details>
    """
  }

  /// A curve that rises in steps, with a caption that gives the last value.
  private func figure(_ name: String, _ course: [Moment], _ most: Int) -> HTML {
    let count = course.count
    let thinned = count <= most ? course : (1...most).map { course[count * $0 / most - 1] }
    let (last, end) = (course.last?.newFeatures ?? 0, max(1, elapsed))
    let scale = 198 / Double(max(1, last))
    let steps = thinned.map { moment in
      "H\(Int(moment.at / end * 600))V\(199 - Int(Double(moment.newFeatures) * scale))"
    }
    return """
      <figure><figcaption>New features, \(name): \(last) after \(end.asClock)</figcaption>
      <svg viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">\
      <path d="M0 199\(steps.joined())H600"/></svg></figure>
      """
  }
}
