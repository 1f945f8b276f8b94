import Foundation

extension String {
  /// A value as the article's wheels from 000.00 to 999.99 are set to it (W6).
  public static func articleDecimal(_ value: Double) -> String { String(format: "%06.2f", value) }

  /// Hours, minutes and seconds as the article writes them (W6, R4).
  public static func articleTime(_ hours: Int, _ minutes: Int, _ seconds: Int) -> String {
    String(format: "%02i:%02i:%02i", hours, minutes, seconds)
  }

  /// Minutes and seconds as the article writes them (W6, R4).
  public static func articleTime(_ minutes: Int, _ seconds: Int) -> String {
    String(format: "%02i:%02i", minutes, seconds)
  }

  /// A quantity as the article's labels show it (R6).
  public static func articleQuantity(_ value: Double) -> String {
    String(format: "%02.2f", value)
  }
}
