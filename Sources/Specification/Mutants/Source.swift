/// The place where a mistake was reported: an address, or none.
public struct Source: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The report's address; “our own” if nobody reported the mistake.
  public let address: String

  /// The report at an address, or at a path on GitHub, where `a/b#1` is the first issue.
  public init(stringLiteral address: String) {
    self.address =
      address.contains("://")
      ? address : "https://github.com/" + address.replacing("#", with: "/issues/")
  }

  private init(address: String) { self.address = address }

  /// Nobody reported it: we made it up.
  static let ours = Source(address: "our own")

  /// The *Formatting* article: a text that is formatted while it is typed.
  static let formattingArticle: Source =
    "https://vojtastavik.com/2015/03/29/real-time-formatting-in-uitextfield-swift-basics/"

  /// The *Picker* article: pickers and their wheels.
  static let pickersArticle = Source(
    stringLiteral: "https://makeapppie.com/2017/04/24/"
      + "this-old-app-why-i-hate-pickerviews-but-learned-to-love-them/")

  /// The *Text Field* article: fields that accept only numbers or certain characters.
  static let numericArticle = Source(
    stringLiteral: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/")

  /// The *Running* articles: the run model.
  static let runArticles: Source = "https://makeapppie.com/category/this-old-app/"

  /// The *Running* articles: the pedometer and the reminders.
  static let pedometerArticles: Source = "https://makeapppie.com"
}
