"""The page about what the laws found in Foundation, the standard library and packages."""
import re, statistics

START = """# Found

What the laws found in code that reads and writes numbers, dates and texts: Foundation, the standard library and {others} packages.

## Overview

There are {count} findings, each with a cause of its own: {platform} in Foundation and the standard library, {packages} in {others}
packages of others. For {unreported} of them no report was found in a stored copy of GitHub's issues and pull requests, which may lack
some. Each law found its bug within a median of {most} random cases or fewer.

| law compares with | findings | median of cases |
| --- | --- | --- |
"""

BEST = """
An oracle is a second implementation, which never calls the code that it judges. A postcondition is a sentence of the documentation
about a result.

## Ten of them

"""

END = """
## All of them

The records are in `Tests/Examples/Found/Records`. Each has the least input, a line of Swift that shows the bug, the expected result and
who requires it. In `Tests/Examples/Found`:

- `./records.py --list` prints a table of all;
- `./records.py --report NAME` prints a text to file, with a whole program;
- `./records.py --package FOLDER NAME` writes a package that repeats a finding.

`.ci/found` repeats all of them on the installed toolchain, each in a child process. It prints which still occur and which are fixed.
Report what may be misused in private first. `Records/misread.json` has {misread} suspicions that were our own mistakes.
"""

# The findings that a user of fields meets first.
TEN = [
    "decimal-double-value-is-not-nearest", "format-styles-read-prefixes",
    "number-formatter-ignores-maximum-fraction-digits", "scanner-traps-at-emoji", "scanner-decimal-ignores-its-locale",
    "nsstring-splice-moves-to-characters", "iso-style-takes-impossible-days", "months-back-into-february",
    "late-noon-of-taiwan", "tomlkit-offsets-are-ignored",
]


def code(text):
    """A text as code in a sentence."""
    fence = "``" if "`" in text else "`"
    space = " " if fence == "``" else ""
    return fence + space + text + space + fence


def record(row, path):
    """A finding as a paragraph with its line, which is that of a file."""
    answer = {"traps": "It traps", "hangs": "It doesn't end"}.get(row["comes"], f"It gives {code(row['comes'])}")
    return (f"**{row['title'].rstrip('.')}** ({row['version']}): {row['harm'].rstrip('.')}.\n\n"
            f"<!-- docs: excerpt {path} -->\n```swift\n{row['line'].rstrip()}\n```\n\n"
            f"{answer}; expected: {code(row['expected'])}.\n")


def yields(rows):
    """How many findings each kind of law has."""
    for kind in sorted({row["kind"] for row in rows}, key=lambda kind: -sum(row["kind"] == kind for row in rows)):
        cases = [row["cases"] for row in rows if row["kind"] == kind]
        yield f"| {kind} | {len(cases)} | {statistics.median(cases):,.0f} |\n"


def page(files, misread, paths):
    """The page's text, of the records by file and the paths of their lines."""
    rows = [(row, paths[name]) for name, records in files.items() for row in records]
    others = [row for row, _ in rows if row["package"] not in ("Foundation", "Swift")]
    best = sorted(((TEN.index(row["id"]), record(row, path)) for row, path in rows if row["id"] in TEN))
    return "".join([
        START.format(
            count=len(rows), platform=len(rows) - len(others), packages=len(others),
            others=len({row["package"] for row in others}), unreported=sum(not row["reported"] for row, _ in rows),
            most=f"{max((row['cases'] for row, _ in rows), default=0):,}"),
        *yields([row for row, _ in rows]), BEST, "\n".join(text for _, text in best), END.format(misread=len(misread))])


def table(rows):
    """All findings, a line each."""
    yield "finding\tin\tseverity\tcases\treported\ttitle\n"
    for row in rows:
        yield "\t".join([row["id"], row["package"], row["severity"], str(row["cases"]), row["reported"] or "no", row["title"]]) + "\n"
