"""The page that shows what the laws found in Foundation, the standard library and packages."""
import re, statistics

START = """# Found

What the laws found in code that reads and writes numbers, dates and texts: Foundation, the standard library and {others} packages.

## Overview

{count} findings, each with a cause of its own: {platform} in Foundation and the standard library, {packages} in {others} packages of others.
{unreported} weren't found in any report: each of them was looked for among the issues and pull requests of GitHub, in a copy of them that
may lack some, with the words that its record gives. Each was found by a law within a median of {most} random cases or fewer. What the sources say
is in quotation marks where it was compared with the source. `.ci/found` repeats all of them on the toolchain at hand, each in a child process, and prints which are
still so and which are fixed in this version. The records and the laws about Foundation and Swift are in `Tests/Examples/Found`, where
`records.py --report NAME` prints a text to file with a whole program. Report what may be misused in private first. Laws about
swift-algorithms, swift-argument-parser, swift-collections, swift-custom-dump, `DateIntervalFormatter` and weekends of one day found nothing.

| law compares with | findings | median of cases |
| --- | --- | --- |
"""

TABLE = """
An oracle is a second implementation, which never calls what it judges; a postcondition is what the documentation says of a result.
"""

GROUP = """
## {title}

[{title}]({name}.md) has each of these with the line that shows it, what is expected and who says so.

| finding | in | severity | cases | reported |
| --- | --- | --- | --- | --- |
"""

DETAILS = """# {title}

What the laws found in {about}, one by one.

## Overview

[Found](Found.md) lists these {count} findings beside the others, and says how they were found. What a line gives is what it gives with the
version that is named. `Tests/Examples/Found/records.py --package FOLDER NAME` writes a package that repeats it, and `--report NAME` prints a text to file.
"""

# A page of details: its title, what it is about, the files of its records.
GROUPS = {
    "FoundInNumbers": ("Found in numbers and texts", "numbers and texts of Foundation and the standard library", ["numbers", "texts"]),
    "FoundInDates": ("Found in dates", "dates, calendars and time zones of Foundation", ["dates"]),
    "FoundInPackages": ("Found in packages", "packages of others", ["packages"]),
}

END = """
## What was no bug

A finding that is wrong costs a maintainer's trust. These looked like bugs, and we had misread something:

"""


def code(text):
    """A text as code in a table or a sentence."""
    fence = "``" if "`" in text else "`"
    space = " " if fence == "``" else ""
    return fence + space + text.replace("|", "\\|") + space + fence


def block(text, path):
    """Swift as a block of code, which is that of a file."""
    return f"<!-- docs: excerpt {path} -->\n```swift\n{text.rstrip()}\n```\n"


def answer(text):
    """What a line gives."""
    return {"traps": "It traps", "hangs": "It doesn't end"}.get(text, f"It gives {code(text) if text else 'an empty text'}")


def wanted(text):
    """What a line should give."""
    return code(text) if text else "an empty text"


def record(row, path):
    """A record as a section; its line is in a file."""
    link = row["reported"]
    parts = [f"### {row['title'].rstrip('.')}\n\n", f"{code(row['id'])}, {row['version']}, {row['api']}. {row['harm'].rstrip('.')}.\n\n",
             block(row["line"], path), f"\n{answer(row['comes'])}; expected: {wanted(row['expected'])}.\n\n"]
    parts += [f"- {source}\n" for source in row["source"]]
    parts.append(f"\nFound by the law `{row['law']}` ({row['kind']}) after {row['cases']:,} cases; its least input is {code(row['input'])}. ")
    parts.append(f"[Reported]({link}).\n" if link else search(row["searched"]))
    if row["faces"]:
        parts.append(f"Other faces: {'; '.join(row['faces'])}.\n")
    return "".join(parts) + "\n"


def search(searched):
    """How no report of a finding was found."""
    date, words = searched.split(" ", 1)
    words, _, nearest = words.partition(" | ")
    return f"No report was found on {date} with the words {code(words)}{'; the nearest is ' + nearest if nearest else ''}.\n"


def yields(rows):
    """How many findings each kind of law has."""
    for kind in sorted({row["kind"] for row in rows}, key=lambda kind: -sum(row["kind"] == kind for row in rows)):
        cases = [row["cases"] for row in rows if row["kind"] == kind]
        yield f"| {kind} | {len(cases)} | {statistics.median(cases):,.0f} |\n"


def pages(files, misread, paths):
    """The texts of all pages by name, of the records by file and the paths of their lines."""
    rows = [row for records in files.values() for row in records]
    platform = [row for row in rows if row["package"] in ("Foundation", "Swift")]
    others = [row for row in rows if row not in platform]
    parts = [START.format(
        count=len(rows), platform=len(platform), packages=len(others), others=len({row["package"] for row in others}),
        unreported=sum(not row["reported"] for row in rows), most=f"{max((row['cases'] for row in rows), default=0):,}")]
    parts += yields(rows)
    parts.append(TABLE)
    texts = {}
    for name, (title, about, group) in GROUPS.items():
        parts.append(GROUP.format(title=title, name=name))
        count = sum(len(files[file]) for file in group)
        details = [DETAILS.format(title=title, about=about, count=count)]
        for file in group:
            parts += [line(row) for row in files[file]]
            for package in dict.fromkeys(row["package"] for row in files[file]):
                details.append(f"\n## {package}{'' if len(group) == 1 or package != 'Foundation' else f': {file}'}\n\n")
                details += [record(row, paths[file]) for row in files[file] if row["package"] == package]
        texts[name] = "".join(details).rstrip() + "\n"
    parts.append(END)
    parts += [f"- {row['claim'].rstrip('.')}. {row['why'].rstrip('.')}.\n" for row in misread]
    return {"Found": "".join(parts), **texts}


def line(row):
    """A record as a row of a table."""
    link = f"[yes]({row['reported']})" if row["reported"] else "no"
    title = row["title"].rstrip(".").replace("|", "\\|")
    return f"| {title} (`{row['id']}`) | {row['package']} | {row['severity']} | {row['cases']:,} | {link} |\n"
