"""The page that shows what the laws found in Foundation, the standard library and packages."""
import re, statistics

START = """# Found

What the laws found in code that reads and writes numbers, dates and texts: Foundation, the standard library and {others} packages.

## Overview

{count} findings, each with a cause of its own: {platform} in Foundation and the standard library, {packages} in {others} packages of others.
{unreported} weren't found in any report. Each has a law that finds it within a median of {most} random cases or fewer. What the sources say
is in quotation marks where it was compared with the source. `input-rules found` repeats all of them on the toolchain at hand, each in a child process, and says which are
still so and which are fixed in this version. The laws, the records and the lines are in `Tests/Examples/Found`.

| law compares with | findings | median of cases |
| --- | --- | --- |
"""

TABLE = """
An oracle is a second implementation, which never calls what it judges; a postcondition is what the documentation says of a result.

## All findings

| finding | in | severity | cases | reported |
| --- | --- | --- | --- | --- |
"""

END = """
## What was no bug

A finding that is wrong costs a maintainer's trust. These looked like bugs, and we had misread something:

"""


def code(text):
    """A text as code in a table or a sentence."""
    fence = "``" if "`" in text else "`"
    space = " " if fence == "``" else ""
    return fence + space + text.replace("|", "\\|") + space + fence


def anchor(title):
    """A heading's link."""
    return re.sub(r"[^\w\- ]", "", title).strip().replace(" ", "-")


def block(text):
    """Swift as a block of code."""
    return "```swift\n" + text.rstrip() + "\n```\n"


def answer(text):
    """What a line gives."""
    return {"traps": "It traps", "hangs": "It doesn't end"}.get(text, f"It gives {code(text) if text else 'an empty text'}")


def wanted(text):
    """What a line should give."""
    return code(text) if text else "an empty text"


def record(row):
    """A record as a section."""
    link = row["reported"]
    parts = [f"### {row['title'].rstrip('.')}\n\n", f"{code(row['id'])}, {row['version']}, {row['api']}. {row['harm'].rstrip('.')}.\n\n",
             block(row["line"]), f"\n{answer(row['comes'])}; expected: {wanted(row['expected'])}.\n\n"]
    parts += [f"- {source}\n" for source in row["source"]]
    parts.append(f"\nFound by the law `{row['law']}` ({row['kind']}) after {row['cases']:,} cases; its least input is {code(row['input'])}. ")
    parts.append(f"[Reported]({link}).\n" if link else "Not found in a report.\n")
    if row["faces"]:
        parts.append(f"Other faces: {'; '.join(row['faces'])}.\n")
    return "".join(parts) + "\n"


def yields(rows):
    """How many findings each kind of law has."""
    for kind in sorted({row["kind"] for row in rows}, key=lambda kind: -sum(row["kind"] == kind for row in rows)):
        cases = [row["cases"] for row in rows if row["kind"] == kind]
        yield f"| {kind} | {len(cases)} | {statistics.median(cases):,.0f} |\n"


def page(rows, misread):
    """The whole page."""
    platform = [row for row in rows if row["package"] in ("Foundation", "Swift")]
    others = [row for row in rows if row not in platform]
    parts = [START.format(
        count=len(rows), platform=len(platform), packages=len(others), others=len({row["package"] for row in others}),
        unreported=sum(not row["reported"] for row in rows), most=f"{max((row['cases'] for row in rows), default=0):,}")]
    parts += yields(rows)
    parts.append(TABLE)
    for row in rows:
        link = f"[yes]({row['reported']})" if row["reported"] else "no"
        title = row["title"].rstrip(".").replace("|", "\\|")
        parts.append(f"| [{title}](#{anchor(row['title'].rstrip('.'))}) | {row['package']} | {row['severity']} | {row['cases']:,} | {link} |\n")
    for name in dict.fromkeys(row["package"] for row in rows):
        parts.append(f"\n## {name}\n\n")
        parts += [record(row) for row in rows if row["package"] == name]
    parts.append(END)
    parts += [f"- {row['claim'].rstrip('.')}. {row['why'].rstrip('.')}.\n" for row in misread]
    return "".join(parts)
