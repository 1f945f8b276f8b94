import InputRules

/// The articles whose app made mistakes that are in the gallery.
enum Article {
  /// Where a text is formatted while it is typed.
  static let formatting =
    "https://vojtastavik.com/2015/03/29/real-time-formatting-in-uitextfield-swift-basics/"

  /// Where the pickers are, and what they show.
  static let pickers =
    "https://makeapppie.com/2017/04/24/"
    + "this-old-app-why-i-hate-pickerviews-but-learned-to-love-them/"

  /// Where the run model is.
  static let runs = "https://makeapppie.com/category/this-old-app/"

  /// Where the pedometer and the reminders are.
  static let site = "https://makeapppie.com"
}
