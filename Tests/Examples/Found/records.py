#!/usr/bin/env python3
"""The records of what the laws found, and what is made from them.

usage: records.py --check   prints what is wrong with the records, and whether the page is up to date
       records.py --cases   reads `found --measure` from standard input, and writes the medians into the records
       records.py --list    prints a table of all
       records.py --page    writes the page about them
       records.py --report ID   prints a text to file: a whole program, what it prints, and what is expected by whom
       records.py --package FOLDER [ID…]   writes a package that repeats these records, those of these files, or all:
                                swift run --package-path FOLDER
"""
import json, pathlib, re, shutil, sys
from page import page, table

package = pathlib.Path(__file__).resolve().parent
root = package.parent.parent.parent
folder = package / "Records"
PAGE = root / "Sources/Rules/InputRules/InputRules.docc/Found.md"
FILES = ["numbers", "texts", "dates", "packages"]
KEYS = {"id": str, "title": str, "api": str, "package": str, "version": str, "law": str, "kind": str, "input": str, "line": str,
        "comes": str, "expected": str, "source": list, "harm": str, "severity": str, "cases": int, "reported": (str, type(None)),
        "searched": (str, type(None)), "report": (str, type(None)), "faces": list}
KINDS = ["oracle", "postcondition", "model", "round trip", "algebra", "no crash"]
SEVERITIES = ["high", "middle", "low"]
# A package that a line needs: its address, its version and its products.
DEPENDENCY = r"https://\S+ \d\S*( \w+)+"
# When a report was looked for, with which words, and the nearest that was found.
SEARCHED = r"\d{4}-\d\d-\d\d [^|]+( \| [^|]+)?"


def load(name):
    """The records of a file."""
    path = folder / f"{name}.json"
    try:
        rows = json.loads(path.read_text())
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ValueError("it isn't a list of objects")
        return rows
    except (OSError, ValueError) as error:
        refuse(f"Records/{path.name} can't be read: {error}; mend it, or take it from Git again")


def refuse(problem):
    """Ends with what is wrong, in a line."""
    print(f"error: {problem}", file=sys.stderr)
    sys.exit(2)


def save(name, records):
    """Writes the records of a file."""
    (folder / f"{name}.json").write_text(json.dumps(records, indent=2, ensure_ascii=False) + "\n")


def camel(identifier):
    """A name of Swift for an identifier."""
    first, *rest = identifier.split("-")
    return first + "".join(word.capitalize() for word in rest)


def imports(records):
    """What the lines of these records import."""
    return "".join(f"import {module}\n" for module in sorted({"Foundation", "FoundFrame", *(
        module for record in records for module in record.get("imports", []))}))


def file(record):
    """The Swift that gives what a record's line gives."""
    lines = "".join(f"      {line}\n" if line else "\n" for line in record["line"].splitlines())
    return (f"{imports([record])}\nextension Lines {{\n  static func {camel(record['id'])}() throws -> String {{\n"
            f"    try shown {{\n{lines}    }}\n  }}\n}}\n")


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
    """The manifest of a package that runs the lines of these records."""
    for words in sorted({word for record in records for word in record.get("dependencies", [])}):
        url, version, *names = words.split()
        packages += f'    .package(url: "{url}", exact: "{version}"),\n'
        products += "".join(f'        .product(name: "{name}", package: "{url.split("/")[-1]}"),\n' for name in names)
    return MANIFEST.format(packages=packages, products=products)


def write_package(target, names):
    """Writes a package that repeats the records of these names, those of these files, or all."""
    files = {name: load(name) for name in FILES}
    known = {*FILES, *(record["id"] for records in files.values() for record in records)}
    for name in names:
        if name not in known:
            refuse(f"there is no finding {name!r}")
    chosen = [record for name, records in files.items() for record in records
              if not names or name in names or record["id"] in names]
    old = target / "Package.swift"
    if old.exists() and 'name: "again"' not in old.read_text():
        refuse(f"{target} has another package; name an empty folder")
    sources = target / "Sources/again"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    ours = f'    .package(name: "InputRules", path: "{root}"),\n    .package(path: "{package}"),\n'
    old.write_text(
        manifest(chosen, ours, '        .product(name: "FoundFrame", package: "Found"),\n'))
    for record in chosen:
        (sources / f"{camel(record['id'])}.swift").write_text(file(record))
    rows = "".join(f'    "{record["id"]}": {camel(record["id"])},\n' for record in chosen)
    (sources / "main.swift").write_text(AGAIN.format(rows=rows, package=package, files=json.dumps(FILES)))


def page_text():
    """The page's text."""
    files = {name: load(name) for name in FILES}
    paths = {name: (folder / f"{name}.json").relative_to(root) for name in FILES}
    return page(files, load("misread"), paths)


def problems(name, record):
    """What is wrong with a record."""
    label = f"{name}.json: {record.get('id')}"
    for key, kind in KEYS.items():
        if key not in record:
            yield f"{label} has no {key}"
        elif not isinstance(record[key], kind):
            yield f"{label}: {key} is {record[key]!r}"
    for key in record.keys() - KEYS.keys() - {"imports", "also", "dependencies"}:
        yield f"{label}: unknown key {key}"
    if record.get("kind") not in KINDS or record.get("severity") not in SEVERITIES:
        yield f"{label}: kind is one of {KINDS}, severity one of {SEVERITIES}"
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", record.get("id", "")):
        yield f"{label}: an id is kebab-case"
    if record.get("comes") == record.get("expected"):
        yield f"{label}: what comes is what is expected"
    if not record.get("source"):
        yield f"{label}: no source says what is expected"
    if not (record.get("package") in REPOSITORIES) == (name != "packages") == (not record.get("dependencies")):
        yield f"{label}: what is about a package of others has its dependencies, in packages.json"
    for dependency in record.get("dependencies", []):
        if not re.fullmatch(DEPENDENCY, dependency):
            yield f"{label}: {dependency!r} isn't an address, a version and products"
    if not record.get("reported") and not record.get("report"):
        yield f"{label}: neither a link nor a text to file"
    if not record.get("reported") and not re.fullmatch(SEARCHED, record.get("searched") or ""):
        yield f"{label}: searched isn't a date and the words that found no report"


def check():
    """Says what is wrong; 0 if nothing is."""
    found = [problem for name in FILES for record in load(name) for problem in problems(name, record)]
    identifiers = [record["id"] for name in FILES for record in load(name)]
    found += [f"two records are {identifier}" for identifier in sorted(set(identifiers)) if identifiers.count(identifier) > 1]
    if found:
        # Nothing can be made of these.
        print("\n".join(found))
        return 1
    if not PAGE.exists() or PAGE.read_text() != page_text():
        found.append(f"{PAGE.name} isn't up to date: run records.py --page")
    print("\n".join(found) or f"{len(identifiers)} records are as they should be.")
    return 1 if found else 0


REPOSITORIES = {"Foundation": "swiftlang/swift-foundation or swift-corelibs-foundation", "Swift": "swiftlang/swift"}
REPORT = """{title}

With {version} ({repository}), this program

```swift
{imports}
func show<Value>(_ line: () throws -> Value) rethrows {{ print(try line()) }}
try show {{
{line}
}}
```

{comes}. Expected: {expected}.
{manifest}
{sources}
"""


def report(identifier):
    """A record as a text to file; None if there is no such record."""
    for record in (record for name in FILES for record in load(name)):
        if record["id"] == identifier:
            modules = sorted({"Foundation", *record.get("imports", [])})
            comes = {"traps": "traps", "hangs": "doesn't end"}.get(record["comes"], f"prints `{record['comes']}`")
            return REPORT.format(
                title=record["title"].rstrip("."), version=record["version"],
                repository=REPOSITORIES.get(record["package"], record["package"]),
                manifest=f"\nIts manifest:\n\n```swift\n{manifest([record])}```\n" if "dependencies" in record else "",
                imports="".join(f"import {module}\n" for module in modules),
                line="\n".join(f"  {line}" if line else "" for line in record["line"].splitlines()),
                comes=comes, expected=f"`{record['expected']}`",
                sources="\n".join(f"- {source}" for source in [*record["source"], *(f"Also: {face}" for face in record["faces"])]))
    return None


def take(medians):
    """Writes measured medians into the records."""
    for name in FILES:
        records = load(name)
        for record in records:
            median = medians.get(record["id"], "")
            if median.isdigit():
                record["cases"] = int(median)
        if records:
            save(name, records)


def main(arguments):
    if arguments == ["--check"]:
        return check()
    if arguments == ["--cases"]:
        take(dict(line.rstrip("\n").split("\t", 1) for line in sys.stdin if "\t" in line))
        return 0
    if len(arguments) == 2 and arguments[0] == "--report":
        text = report(arguments[1])
        if text is None:
            print(f"error: there is no finding {arguments[1]!r}", file=sys.stderr)
            return 2
        print(text, end="")
        return 0
    if len(arguments) > 1 and arguments[0] == "--package":
        write_package(pathlib.Path(arguments[1]), arguments[2:])
        return 0
    if arguments == ["--page"]:
        PAGE.write_text(page_text())
        return 0
    if arguments == ["--list"]:
        print("".join(table(record for name in FILES for record in load(name))), end="")
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
