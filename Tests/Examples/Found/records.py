#!/usr/bin/env python3
"""Checks and converts the records of the bugs that the laws found.

usage: records.py --check   prints what is wrong with the records
       records.py --cases   reads `found --measure` from standard input, and writes the medians into the records
       records.py --counts  prints the table of the page about the records
       records.py --report ID   prints a text for an issue: a program, its output, and the expected output with its source
       records.py --package FOLDER [ID…]   writes a package that repeats these records, those of these files, or all:
                                swift run --package-path FOLDER
"""
import json, pathlib, re, shutil, statistics, sys

package = pathlib.Path(__file__).resolve().parent
root = package.parent.parent.parent
FILES = ["numbers", "texts", "dates", "packages"]
KEYS = {"id": str, "title": str, "api": str, "package": str, "version": str, "law": str, "kind": str, "input": str, "line": str,
        "comes": str, "expected": str, "source": list, "harm": str, "severity": str, "cases": int, "reported": (str, type(None)),
        "searched": (str, type(None)), "report": (str, type(None)), "faces": list}
KINDS = ["oracle", "postcondition", "model", "round trip", "algebra", "no crash"]
# A package that a line needs: its address, its version and its products.
DEPENDENCY = r"https://\S+ \d\S*( \w+)+"
# The date of a search for reports, its words, and the most similar report that was found.
SEARCHED = r"\d{4}-\d\d-\d\d [^|]+( \| [^|]+)?"
REPOSITORIES = {"Foundation": "swiftlang/swift-foundation or swift-corelibs-foundation", "Swift": "swiftlang/swift"}


def refuse(problem):
    print(f"error: {problem}", file=sys.stderr)
    sys.exit(2)


def load(name):
    """The records of a file."""
    try:
        rows = json.loads((package / f"Records/{name}.json").read_text())
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ValueError("it isn't a list of objects")
        return rows
    except (OSError, ValueError) as error:
        refuse(f"Records/{name}.json can't be read: {error}; fix it, or take it from Git again")


def loaded():
    return [(name, record) for name in FILES for record in load(name)]


def indented(text, width):
    return "".join(f"{' ' * width}{line}\n" if line else "\n" for line in text.splitlines())


def imports(record, *others):
    return "".join(f"import {module}\n" for module in sorted({"Foundation", *others, *record.get("imports", [])}))


def camel(identifier):
    """The Swift name for an identifier."""
    first, *rest = identifier.split("-")
    return first + "".join(word.capitalize() for word in rest)


MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "again",
  platforms: [.macOS(.v15)],
  dependencies: [
{packages}  ],
  targets: [
    .executableTarget(
      name: "again",
      dependencies: [
{products}      ])
  ],
  swiftLanguageModes: [.v6]
)
"""

AGAIN = """import Foundation
import FoundFrame

enum Lines {{
  static let all: FoundCommand.Lines = [
{rows}  ]
}}

let records = Record.loaded({files}, of: URL(filePath: "{package}")).filter {{ Lines.all[$0.id] != nil }}
exit(FoundCommand(records, lines: Lines.all).run(Array(CommandLine.arguments.dropFirst())))
"""


def manifest(records, packages="", products=""):
    """The manifest of a package that runs the lines of the given records."""
    for words in sorted({word for record in records for word in record.get("dependencies", [])}):
        url, version, *names = words.split()
        packages += f'    .package(url: "{url}", exact: "{version}"),\n'
        products += "".join(f'        .product(name: "{name}", package: "{url.split("/")[-1]}"),\n' for name in names)
    return MANIFEST.format(packages=packages, products=products)


def write_package(target, *names):
    """Writes a package that repeats the named records, the records of the named files, or all records."""
    target, rows = pathlib.Path(target), loaded()
    for name in names:
        if not any(name in (file, record["id"]) for file, record in rows):
            refuse(f"there is no finding {name!r}")
    chosen = [record for file, record in rows if not names or file in names or record["id"] in names]
    old, sources = target / "Package.swift", target / "Sources/again"
    if old.exists() and 'name: "again"' not in old.read_text():
        refuse(f"{target} has another package; name an empty folder")
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    ours = f'    .package(name: "InputRules", path: "{root}"),\n    .package(path: "{package}"),\n'
    old.write_text(manifest(chosen, ours, '        .product(name: "FoundFrame", package: "Found"),\n'))
    for record in chosen:
        (sources / f"{camel(record['id'])}.swift").write_text(
            f"{imports(record, 'FoundFrame')}\nextension Lines {{\n  static func {camel(record['id'])}() throws -> String {{\n"
            f"    try shown {{\n{indented(record['line'], 6)}    }}\n  }}\n}}\n")
    calls = "".join(f'    "{record["id"]}": {camel(record["id"])},\n' for record in chosen)
    (sources / "main.swift").write_text(AGAIN.format(rows=calls, package=package, files=json.dumps(FILES)))


def problems(name, record):
    """The problems of a record."""
    for key, kind in KEYS.items():
        if not isinstance(record.get(key, ...), kind):
            yield f"{key} is {record.get(key, 'missing')!r}"
    for key in record.keys() - KEYS.keys() - {"imports", "also", "dependencies"}:
        yield f"unknown key {key}"
    needs, reported = record.get("dependencies", []), record.get("reported")
    yield from (problem for isWrong, problem in [
        (record.get("kind") not in KINDS, f"kind is one of {KINDS}"),
        (record.get("severity") not in ("high", "middle", "low"), "severity is high, middle or low"),
        (not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", record.get("id", "")), "an id is kebab-case"),
        (record.get("comes") == record.get("expected"), "what comes is what is expected"),
        (not record.get("source"), "no source says what is expected"),
        (not (record.get("package") in REPOSITORIES) == (name != "packages") == (not needs),
         "what is about a package of others has its dependencies, in packages.json"),
        (not all(re.fullmatch(DEPENDENCY, need) for need in needs), "a dependency isn't an address, a version and products"),
        (not reported and not record.get("report"), "neither a link nor a text to file"),
        (not reported and not re.fullmatch(SEARCHED, record.get("searched") or ""),
         "searched isn't a date and the words that found no report")] if isWrong)


def check():
    """Prints the problems of the records; returns 1 if there are any."""
    rows = loaded()
    names = [record.get("id") for _, record in rows]
    found = [f"{name}.json: {record.get('id')}: {problem}" for name, record in rows for problem in problems(name, record)]
    found += [f"two records are {name}" for name in sorted({name for name in names if names.count(name) > 1})]
    print("\n".join(found) or f"{len(rows)} records are as they should be.")
    return 1 if found else 0


def take():
    """Writes measured medians into the records."""
    medians = dict(line.rstrip("\n").split("\t", 1) for line in sys.stdin if "\t" in line)
    for name in FILES:
        records = load(name)
        for record in records:
            median = medians.get(record["id"], "")
            record["cases"] = int(median) if median.isdigit() else record["cases"]
        (package / f"Records/{name}.json").write_text(json.dumps(records, indent=2, ensure_ascii=False) + "\n")


def counts():
    """Prints the numbers of findings by package and by kind of law."""
    rows = [record for _, record in loaded()]
    others = [record["package"] for record in rows if record["package"] not in REPOSITORIES]
    print(f"{len(rows)} findings: {len(rows) - len(others)} in Foundation and Swift, {len(others)} in {len(set(others))} packages; "
          f"{sum(not record['reported'] for record in rows)} unreported")
    print("\n| law compares with | findings | median of cases |\n| --- | --- | --- |")
    cases = {kind: [record["cases"] for record in rows if record["kind"] == kind] for kind in KINDS}
    for kind in sorted(KINDS, key=lambda kind: (-len(cases[kind]), kind)):
        print(f"| {kind} | {len(cases[kind])} | {statistics.median(cases[kind]):,.0f} |")


def report(identifier):
    """Prints a record as a text for an issue."""
    record = next((record for _, record in loaded() if record["id"] == identifier), None) or refuse(f"there is no finding {identifier!r}")
    comes = {"traps": "traps", "hangs": "doesn't end"}.get(record["comes"], f"prints `{record['comes']}`")
    needs = f"\nIts manifest:\n\n```swift\n{manifest([record])}```\n" if "dependencies" in record else ""
    sources = "\n".join(f"- {source}" for source in [*record["source"], *(f"Also: {face}" for face in record["faces"])])
    print(f"{record['title'].rstrip('.')}\n\nWith {record['version']} ({REPOSITORIES.get(record['package'], record['package'])}), "
          f"this program\n\n```swift\n{imports(record)}\nfunc show<Value>(_ line: () throws -> Value) rethrows {{ print(try line()) }}\n"
          f"try show {{\n{indented(record['line'], 2)}}}\n```\n\n{comes}. Expected: `{record['expected']}`.\n{needs}\n{sources}")


COMMANDS = {"--check": (check, 0, 0), "--cases": (take, 0, 0), "--counts": (counts, 0, 0),
            "--report": (report, 1, 1), "--package": (write_package, 1, 1_000)}
command, least, most = COMMANDS.get((sys.argv[1:] or [""])[0], (None, 0, 0))
if not command or not least <= len(sys.argv) - 2 <= most:
    refuse("name --check, --cases, --counts, --report ID or --package FOLDER [ID…]")
sys.exit(command(*sys.argv[2:]))
