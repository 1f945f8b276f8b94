/// The curves of a report: edges and features over the campaign's time.
struct ReportCharts: Hashable, Sendable {
  /// A curve of the reached edges, and a curve of the new features.
  struct Course: Hashable, Sendable {
    let name: String
    /// The times of the points, in seconds of the campaign.
    private(set) var at: [Double] = []
    private(set) var edges: [Int] = []
    private(set) var features: [Int] = []

    init(_ name: String) { self.name = name }

    mutating func add(_ at: Double, _ edges: Int, _ features: Int) {
      self.at.append((at * 10).rounded() / 10)
      self.edges.append(edges)
      self.features.append(features)
    }
  }

  /// The sums over all laws.
  private(set) var whole = Course("All laws")
  /// The laws that were fuzzed, in order.
  private(set) var laws: [Course] = []

  /// The greatest number of points, because few charts are wider in pixels.
  private static let mostPoints = 400
  /// The greatest number of points for a single law, because there may be hundreds of laws.
  private static let mostPointsOfLaw = 100

  init(_ campaign: CampaignRecord) {
    let fuzzed = campaign.laws.filter { $0.firstEdges != nil }
    laws = fuzzed.map { law in
      var course = Course(law.fullName)
      course.add(0, law.firstEdges ?? 0, 0)
      for moment in Self.thinned(law.course, to: Self.mostPointsOfLaw) {
        course.add(moment.at, moment.edges, moment.found)
      }
      course.add(campaign.elapsed, law.edges, law.newFeatures)
      return course
    }
    whole = Self.sum(fuzzed, until: campaign.elapsed)
  }

  /// The curve for all laws together.
  ///
  /// The initial coverage of a law that begins later is included from the start.
  private static func sum(_ laws: [LawRecord], until end: Double) -> Course {
    var edges = laws.map { $0.firstEdges ?? 0 }
    var found = laws.map { _ in 0 }
    var course = [LawRecord.Moment(at: 0, edges: edges.reduce(0, +), found: 0)]
    let moments = laws.enumerated().flatMap { law, record in
      record.course.map { (law: law, moment: $0) }
    }
    var (total, totalFound) = (course[0].edges, 0)
    for (law, moment) in moments.sorted(by: { $0.moment.at < $1.moment.at }) {
      total += moment.edges - edges[law]
      totalFound += moment.found - found[law]
      (edges[law], found[law]) = (moment.edges, moment.found)
      course.append(LawRecord.Moment(at: moment.at, edges: total, found: totalFound))
    }
    course.append(LawRecord.Moment(at: end, edges: total, found: totalFound))
    var result = Course("All laws")
    for moment in thinned(course, to: mostPoints) {
      result.add(moment.at, moment.edges, moment.found)
    }
    return result
  }

  /// At most `most` of the moments, chosen evenly and including the last.
  private static func thinned(_ moments: [LawRecord.Moment], to most: Int) -> [LawRecord.Moment] {
    guard moments.count > most else { return moments }
    return (1...most).map { moments[moments.count * $0 / most - 1] }
  }
}

extension ReportCharts.Course {
  /// Both curves, side by side, or empty with fewer than two points.
  var html: HTML {
    if at.count < 2 { return "" }
    return "<div class=\"pair\">\(figure("Edges", edges))\(figure("New features", features))</div>"
  }

  /// A curve that rises in steps, with a caption about the first and last values.
  private func figure(_ title: String, _ values: [Int]) -> HTML {
    let (first, end, most) = (values.first ?? 0, max(1, at.last ?? 0), values.max() ?? 0)
    let scale = 198 / Double(max(1, most - first))
    let steps = zip(at, values).map { at, value in
      "H\(Int(at / end * 600))V\(199 - Int(Double(value - first) * scale))"
    }
    return """
      <figure><figcaption>\(title), \(name): from \(first) to \(values.last ?? 0) after \
      \(end.asClock)</figcaption>
      <svg viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">\
      <path d="M0 199\(steps.joined())"/></svg></figure>
      """
  }
}
