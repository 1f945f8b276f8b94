/// The kinds of date fields that a law's generator makes.
struct DateFieldShape: Sendable {
  var hasRanges = true
  var areRanges = false
  /// Whether two segments may be adjacent, without a literal between them.
  var hasNeighbors = true
  var hasHalfDays = true
  var needsHalfDay = false

  static let any = DateFieldShape()
  static let range = DateFieldShape(areRanges: true)
  static let single = DateFieldShape(hasRanges: false)
  static let halfDay = DateFieldShape(hasRanges: false, needsHalfDay: true)
  /// Fields for a single date in which each segment is a separate group of digits.
  static let separated = DateFieldShape(hasRanges: false, hasNeighbors: false, hasHalfDays: false)
}

extension ChoiceSource {
  /// A date and time: often a leap day, the end of a month or a century, midnight or noon.
  mutating func dateFieldValue() -> DateFieldValue {
    let years = [2015, 2000, 2049, 1950, 1949, 2050, 1999, 1996, 1, 999, 1000, 9999, 2100]
    let year = flip(0.6) ? element(of: years) : int(in: 1...9999)
    let month = flip(0.2) ? 2 : int(in: 1...12)
    let last = DayCount.length(ofMonth: month, in: year)
    let day = flip(0.3) ? last : int(in: 1...last)
    return value(year, month, day, time())
  }

  private mutating func time() -> Int {
    let hour = flip(0.4) ? element(of: [0, 12, 11, 13, 23]) : int(upTo: 23)
    return hour * 3_600_000 + int(upTo: 3_599_999)
  }

  private func value(_ year: Int, _ month: Int, _ day: Int, _ time: Int) -> DateFieldValue {
    guard let date = try? CivilDate(year: year, month: month, day: day),
      let time = try? TimeOfDay(
        hour: time / 3_600_000, minute: time / 60_000 % 60, second: time / 1000 % 60,
        millisecond: time % 1000)
    else { return value(2000, 1, 1, 0) }
    return DateFieldValue(date, time)
  }

  mutating func dateFieldValue(near other: DateFieldValue) -> DateFieldValue {
    switch choose(upTo: 4) {
    case 0: return other
    case 1: return value(other.date.year, other.date.month, other.date.day, time())
    case 2:
      let day = int(in: 1...28)
      return value(other.date.year, other.date.month, day, time())
    case 3:
      let year = min(9999, max(1, other.date.year + int(upTo: 6) - 3))
      let day = min(other.date.day, DayCount.length(ofMonth: other.date.month, in: year))
      return value(year, other.date.month, day, time())
    default: return dateFieldValue()
    }
  }

  /// A value near `first` that isn't earlier in the components that the field shows.
  mutating func dateFieldValue(notBefore first: DateFieldValue, _ field: DateFieldDescription)
    -> DateFieldValue
  {
    let other = dateFieldValue(near: first)
    let isFar = field.segments.contains(.shortYear) && other.date.year - first.date.year > 99
    return isFar || field.kept(of: other) < field.kept(of: first) ? first : other
  }

  /// A field, often with bounds near `value`.
  mutating func dateField(_ shape: DateFieldShape, around value: DateFieldValue)
    -> DateFieldDescription
  {
    let layout = dateLayout(shape)
    var policies = datePolicies()
    if flip(0.4) { policies.minimum = dateFieldValue(near: value) }
    if flip(0.4) { policies.maximum = dateFieldValue(near: value) }
    if let minimum = policies.minimum, let maximum = policies.maximum, minimum > maximum {
      (policies.minimum, policies.maximum) = (maximum, minimum)
    }
    var field = DateFieldDescription(layout, policies)
    if shape.areRanges || shape.hasRanges && flip(0.3) {
      field.separator = element(of: [" \u{2013} ", "-", " / ", "\u{1F600}"]).scalars
    }
    if flip(0.3) { field.texts = dateFieldTexts() }
    return field
  }

  private mutating func datePolicies() -> DatePolicies {
    var policies = DatePolicies.standard
    policies.padding = !flip(0.3)
    policies.literals = flip(0.3) ? .eager : .lazy
    policies.overflow = element(of: [.passesOn, .clamped, .refused])
    policies.whole = element(of: [.refused, .clamped, .atEnd])
    if flip(0.4) { policies.pivot = element(of: [1955, 2000, 1, 9900, 1999]) }
    return policies
  }

  private mutating func dateFieldTexts() -> DateFieldTexts {
    let arabic = (0..<10).compactMap { Unicode.Scalar(0x660 + $0) }
    let wide = (0..<10).compactMap { Unicode.Scalar(0x1D7CE + $0) }
    return element(of: [
      DateFieldTexts(digits: arabic),
      DateFieldTexts(morning: "\u{C624}\u{C804}", afternoon: "\u{C624}\u{D6C4}"),
      DateFieldTexts(digits: wide, morning: "a_m", afternoon: "p_m"),
    ])
  }

  /// A layout in common use, or an arbitrary layout.
  private mutating func dateLayout(_ shape: DateFieldShape) -> DateLayout {
    let samples = DateLayout.samples.filter(shape.includes)
    if shape.needsHalfDay || flip(0.6) { return element(of: samples) }
    let literals = shape.hasNeighbors ? ["/", ".", "", ", ", ":"] : ["/", ".", "-", ", ", ":"]
    var pool: [DateSegment] = [.day, .month, .year, .hour, .minute, .second, .millisecond]
    if flip(0.3) { pool[2] = .shortYear }
    var notation = ""
    repeated(1...5, label: "segment") { source in
      let segment = pool.remove(at: source.int(upTo: pool.count - 1))
      notation += (notation.isEmpty ? "" : source.element(of: literals)) + segment.letters
    }
    if shape.hasHalfDays && flip(0.2) && notation.contains("HH") {
      notation = notation.replacing("HH", with: "hh") + " aa"
    }
    return (try? DateLayout(notation)) ?? samples[0]
  }
}

extension DateFieldShape {
  fileprivate func includes(_ layout: DateLayout) -> Bool {
    let field = DateFieldDescription(layout)
    let hasHalfDay = field.segments.contains(.halfDay)
    return (hasNeighbors || !field.hasNeighbors) && (hasHalfDays || !hasHalfDay)
      && (hasHalfDay || !needsHalfDay)
  }
}

extension DateLayout {
  static let samples = [
    "dd/mm/yyyy", "mm/dd/yyyy", "yyyy-mm-dd", "dd.mm.yy", "ddmmyyyy", "mm/yy", "dd/mm", "HH:MM",
    "hh:MM aa", "HH:MM:SS.mmm", "yyyy-mm-dd HH:MM", "mm/dd/yyyy, hh:MM aa", "aa hh:MM", "(dd) mm",
    "yyyy. mm. dd.", "yyyymmddHHMMSSmmm", "hhaa", "yyyy",
  ].compactMap { try? DateLayout($0) }
}

extension DateSegment {
  /// The letters that stand for the segment in a layout's notation (D13.3).
  var letters: String {
    switch self {
    case .day: "dd"
    case .month: "mm"
    case .shortYear: "yy"
    case .year: "yyyy"
    case .hour: "HH"
    case .hour12: "hh"
    case .minute: "MM"
    case .second: "SS"
    case .millisecond: "mmm"
    case .halfDay: "aa"
    }
  }
}
