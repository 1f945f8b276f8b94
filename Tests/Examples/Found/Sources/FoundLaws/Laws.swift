import FoundFrame

/// The laws about Foundation and the standard library.
public enum Laws {
  /// All of them.
  public static let all: [Law] = numbers + texts + dates
  /// Those about numbers.
  public static let numbers: [Law] = DecimalLaws.all
  /// Those about texts.
  public static let texts: [Law] = []
  /// Those about dates.
  public static let dates: [Law] = []
}
