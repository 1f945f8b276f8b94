/// The rows of CLDR's formats of dates.
enum CLDRDateRow {
  /// The fields of every line after the first.
  static let all = CLDRRow.table("date_formats")

  /// The scalars of each name in a field: a name may begin with one that would join the bar.
  static func names(_ field: String) -> [[Unicode.Scalar]] {
    field.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false).map(Array.init)
  }
}
