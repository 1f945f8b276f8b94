import RuleTesting
import Testing

/// The test that a report suggests about wheels of an enum.
struct SuggestedOfKinds: SuggestedLines {
  enum Kind { case red, green }

  let select: @Sendable ([Int]) -> Kind

  func selectedValueIsMeant() {  // select and show of “kind”
    #expect("\(select([1]))" == "green")
  }

  static let file = #filePath
  static var suggestions: [String: (Self) -> () -> Void] {
    ["SelectedValueIsMeant": Self.selectedValueIsMeant]
  }
}
