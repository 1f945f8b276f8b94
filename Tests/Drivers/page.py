"""The page that shows the fields of the world, and what was found there."""
import re

START = """# Fields of the world

What the laws found in real fields of other toolkits, each judged by what its maker says that it does.

## Overview

{fields} fields of {toolkits} toolkits and libraries stand behind [drivers](AnyField.md) and were judged with `input-rules judge`. {broken} of
them break a law in a way that its maker would call a bug: {bugs} bugs with a cause each, {unreported} of which weren't found in any report.
{meant} more breaks are meant by the makers. Each is a record in `Tests/Drivers/found.json`, with its cause and the searches that were made;
`Tests/Drivers/fields.py --repeat` does all again in a minute, and says which are still so in the versions at hand. “Not found in a report”
says what could be searched: the issues of GitHub and public pages, and little of Qt's, Java's and Tk's own trackers.

Judged were {versions}.

## What is broken
"""

MEANT = """
## What is meant

These break a law, too, and their makers say so. Who uses such a field may want to know.
"""

FIELDS = """
## All fields

“Meant to” are the options of [`input-rules judge`](AnyField.md); the laws are those that they ask for, and those that hold for any field.

| field | meant to | laws | broken |
| --- | --- | --- | --- |
"""

END = """
## What was no bug

A finding that is wrong costs a maintainer's trust, so each was judged by eye, with the toolkit's source beside it. These weren't
bugs of the fields, but of our drivers or laws, and they are mended:

- Chromium was sent the code of “.” as the code of its key, 46, which is the key Delete: pages took it for one.
- A number's field of HTML has the value "" while its text is no number; the driver took that for the text.
- To find a hidden half of a pair, the driver of Qt moved the caret, and a mask doesn't give it back: digits seemed to be overwritten.
- Most masks overwrite, so a digit that is typed over another isn't lost; and a typed “-” may lead to the next group.
- In Qt, backspace takes one code point and delete a whole character: these are two ways of deleting.
- A spin box whose text isn't complete says so, and has no value until it is.
"""

KITS = {"web": "Chromium", "vuetify": "Vuetify", "quasar": "Quasar", "mantine": "Mantine", "jquery": "jQuery", "qt": "Qt", "textual": "Textual",
        "urwid": "Urwid", "phone": "phonenumbers", "prompt": "prompt_toolkit", "swing": "Swing", "tk": "Tk", "gtk": "GTK", "wx": "wxPython"}


def code(text):
    """A text as code in a table."""
    return "`" + text.replace("|", "\\|") + "`"


def prose(text):
    """A text whose tags of HTML are code."""
    return re.sub(r"<+[^<>]+>+", lambda tag: code(tag[0]), text)


def shown(text):
    """A text as people see it; half of a surrogate pair as a number."""
    if text is None:
        return "an exception"
    if isinstance(text, list):
        return "the UTF-16 units " + " ".join(f"{unit:04X}" for unit in text)
    return code(text) if text.strip() else f"“{text}”" if text else "nothing"


def step(request):
    """A request in words."""
    what = request["do"]
    if what == "select":
        start, length = request["selection"]
        return f"select {length} at {start}" if length else f"put the caret at {start}"
    return f"{what} {code(request['text'])}" if "text" in request else what


def steps(record):
    """What a person does, and what the field shows at the end."""
    return "; ".join(step(request) for request in record["requests"] if request["do"] != "new") + f" shows {shown(record['shows'])}"


def field(kit, text):
    """A field with its toolkit."""
    return f"{KITS[kit]} {code(text)}"


def finding(number, record):
    """An item of a list for a record."""
    isBug, link = record["verdict"] == "bug", record["reported"]
    should = f"; expected: {prose(record.get('expected') or 'an empty field')}" if isBug else ""
    report = f"[Reported]({link})." if isBug and link else "Not found in a report." if isBug else f"[See this]({link})." if link else ""
    return (f"- **{number}** {prose(record['words'])} In {code(record['field'])}, {steps(record)}{should} (`{record['law']}`). "
            f"Cause: {prose(record['cause']).rstrip('.')}. {report}".rstrip() + "\n")


def findings(records, numbers):
    """The records, with a heading for each toolkit."""
    lines, kit = [], None
    for record in records:
        if record["toolkit"] != kit:
            kit = record["toolkit"]
            lines.append(f"\n### {KITS[kit]} {record['version'].removeprefix(KITS[kit]).strip()}\n\n")
        lines.append(finding(numbers[id(record)], record))
    return lines


def page(rows, records, results):
    """The whole page."""
    bugs = [record for record in records if record["verdict"] == "bug"]
    meant = [record for record in records if record["verdict"] == "meant"]
    numbers = {id(record): str(at) for at, record in enumerate(bugs + meant, 1)}
    parts = [START.format(
        fields=len(rows), toolkits=len({row[0] for row in rows}), broken=len({record["field"] for record in bugs}), bugs=len(bugs),
        unreported=sum(not record["reported"] for record in bugs), meant=len(meant), versions=", ".join(results["versions"]))]
    parts += [*findings(bugs, numbers), MEANT, *findings(meant, numbers), FIELDS]
    for row in rows:
        own = [numbers[id(record)] for record in records if row[1] in [face["field"] for face in [record, *record.get("also", [])]]]
        parts.append(f"| {field(row[0], row[1])} | {code(row[2])} | {results['asked'].get(row[1], '')} | {', '.join(own)} |\n")
    return "".join([*parts, END])
