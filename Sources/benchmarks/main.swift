import InputLaws
import PropertyTesting

let names = CommandLine.arguments.dropFirst()
for law in Catalogue.laws where names.isEmpty || names.contains(law.name.name) {
  guard let claim = law.claim() else { continue }
  let report = Run.check(claim, RunSettings(cases: names.isEmpty ? 50_000 : 1_000_000))
  print(law.name.name, Int(Double(report.cases) / report.seconds), report.isFine)
  if !report.isFine { print(report) }
}
