extension TimeForm {
  static let all: [TimeForm] = Parts.allCases.flatMap { [TimeForm($0), TimeForm($0).padded] }

  /// The form's name.
  var words: String { "\(isPadded ? "padded " : "")\(parts)" }

  /// Whole seconds as text, according to the specification (R4.1).
  func text(ofSeconds seconds: Int) -> String {
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    guard parts == .hoursMinutesSeconds else { return first(minutes) + ":" + Self.two[second] }
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return first(hours) + ":" + Self.two[minute] + ":" + Self.two[second]
  }

  private func first(_ number: Int) -> String {
    isPadded && number < 10 ? Self.two[number] : String(number)
  }

  /// The two digits of each number below 60.
  private static let two: [String] = (0..<60).map { ($0 < 10 ? "0" : "") + "\($0)" }
}
