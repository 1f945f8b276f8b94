/// Every law, in the order in which laws are listed and run.
public enum Catalogue {
  /// The laws; each is declared in the file of its name.
  public static let laws: [Law] = [
    editing, textRules, numbers, patterns, readyFields, wheels, running, reminders, dates,
  ].flatMap(\.self)
}

extension Catalogue {
  /// The laws that a rule of your own must also satisfy.
  public static let universal: [Law] = laws.filter { $0.topic == .anyRule }

  /// The laws, as a table of Markdown.
  package static let markdown =
    ["| law | clauses | what it says |", "| --- | --- | --- |"] + laws.map(\.row)

  /// The law of that name, with or without its chapter.
  public static func law(named name: String) -> Law? {
    laws.first { $0.name.name == name || $0.name.description == name }
  }
}
