/// The curves of a report: edges and features over the campaign's time.
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

  /// The curve of all laws together, in which the laws' numbers are added up; the initial coverage
  /// of a law whose fuzzing begins later is included from the start.
  var whole: [Moment] {
    var last = laws.map { $0.course[0] }
    var (edges, found) = (last.reduce(0) { $0 + $1.edges }, 0)
    var course = [Moment(at: 0, edges: edges, newFeatures: 0)]
    let moments = laws.enumerated().flatMap { law, result in
      result.course.map { (law: law, moment: $0) }
    }
    for (law, moment) in moments.sorted(by: { $0.moment.at < $1.moment.at }) {
      edges += moment.edges - last[law].edges
      found += moment.newFeatures - last[law].newFeatures
      last[law] = moment
      course.append(Moment(at: moment.at, edges: edges, newFeatures: found))
    }
    return course
  }

  /// The curves of all laws together, and of each law.
  var html: HTML {
    """
    \(pair("All laws", whole, Self.mostPoints))
    <details><summary>Each law</summary>
    \(laws.map { pair($0.name, $0.course, Self.mostPointsOfLaw) })
    </details>
    """
  }

  /// The charts of edges and of features, side by side.
  private func pair(_ name: String, _ course: [Moment], _ most: Int) -> HTML {
    let count = course.count
    let thinned = count <= most ? course : (1...most).map { course[count * $0 / most - 1] }
    let edges = figure("Edges", name, thinned, \.edges)
    let features = figure("New features", name, thinned, \.newFeatures)
    return "<div class=\"pair\">\(edges)\(features)</div>"
  }

  /// A curve that rises in steps, with a caption that gives the first and last values.
  private func figure(
    _ title: String, _ name: String, _ course: [Moment], _ value: (Moment) -> Int
  ) -> HTML {
    let (values, end) = (course.map(value), max(1, elapsed))
    let (first, last) = (values.first ?? 0, values.last ?? 0)
    let scale = 198 / Double(max(1, (values.max() ?? 0) - first))
    let steps = zip(course, values).map { moment, value in
      "H\(Int(moment.at / end * 600))V\(199 - Int(Double(value - first) * scale))"
    }
    return """
      <figure><figcaption>\(title), \(name): from \(first) to \(last) after \
      \(end.asClock)</figcaption>
      <svg viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">\
      <path d="M0 199\(steps.joined())H600"/></svg></figure>
      """
  }
}
