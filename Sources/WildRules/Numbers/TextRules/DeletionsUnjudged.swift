import InputLaws
import InputRules

extension WildRule {
  static let deletionsUnjudged = WildRule(
    "DeletionsUnjudged",
    mistake:
      "Deletions of a numeric field are never judged, though its policy says so.",
    source: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/",
    caughtBy: ["NumericFieldEqualsModel"],
    subject: .misreading("DeletionsUnjudged") { field in
      var unjudged = field
      if !field.numbers.isEmpty { unjudged.deletions = .always }
      return unjudged
    })
}
