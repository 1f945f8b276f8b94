#!/usr/bin/env python3
"""Judges the fields of other toolkits in fields.tsv with their drivers, and repeats the bugs in found.json.

usage: fields.py [--seconds N] [TEXT…]   judges the fields, or those with a text, and prints what isn't in found.json
       fields.py --repeat                repeats what is in found.json, and prints whether each still occurs
       fields.py --bugs                  prints the bugs as a table
"""
import argparse, json, pathlib, re, shlex, subprocess, sys, tempfile

drivers = pathlib.Path(__file__).resolve().parent
root = drivers.parent.parent
judge = root / ".build/debug/input-rules"
python = root / ".build/drivers/bin/python"
KITS = {"web": "Chromium", "vuetify": "Vuetify", "quasar": "Quasar", "mantine": "Mantine", "jquery": "jQuery", "qt": "Qt", "textual": "Textual",
        "urwid": "Urwid", "phone": "phonenumbers", "prompt": "prompt_toolkit", "swing": "Swing", "tk": "Tk", "gtk": "GTK", "wx": "wxPython"}


def command(toolkit, field, value, folder):
    """The command that starts the driver of a field."""
    said = ["--value", value] if value else []
    template = drivers / f"pages/{toolkit}.html"
    if template.exists():
        place = pathlib.Path(folder) / "field.html"
        packages = next((root / ".build/drivers/lib").glob("python*/site-packages"))
        place.write_text(template.read_text().replace("{packages}", str(packages)).replace("{field}", field))
        return ["node", drivers / "chromium.mjs", place, *said]
    isOnScreen = toolkit in ("swing", "tk", "gtk", "wx")
    parts = field.split("; ") if toolkit == "qt" or isOnScreen else [field]
    name = {"qt": "qt.py", "swing": "Swing.java"}.get(toolkit, f"{toolkit}_field.py")
    start = ["xvfb-run", "-a", "java" if toolkit == "swing" else "/usr/bin/python3"] if isOnScreen else [python]
    return [*start, drivers / name, *parts, *said]


def judged(row, seconds):
    """The report of `judge` on a field; prints an error and returns None if the field couldn't be judged."""
    toolkit, field, meaning, value = (*row, None)[:4]
    with tempfile.TemporaryDirectory() as folder:
        start = [judge, "judge", "--json", "--seconds", str(seconds)]
        done = subprocess.run([*start, *shlex.split(meaning), "--", *command(toolkit, field, value, folder)],
                              text=True, capture_output=True)
    if done.returncode == 2 or not done.stdout:
        print(f"error: {toolkit} {field}: {done.stderr.strip()}", file=sys.stderr)
        return None
    return json.loads(done.stdout)


def shown(record, row):
    """The text that a field shows after the requests of a record, or None if the driver ended."""
    with tempfile.TemporaryDirectory() as folder:
        requests = [{"do": "hello", "version": 1}, *record["requests"]]
        lines = "".join(json.dumps({"id": at, **request}) + "\n" for at, request in enumerate(requests))
        done = subprocess.run(command(row[0], row[1], (*row, None)[3], folder), input=lines, text=True, capture_output=True)
    replies = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if len(replies) != len(requests):
        return None
    units = replies[-1].get("units")
    try:
        return replies[-1].get("text") if units is None else b"".join(unit.to_bytes(2, "little") for unit in units).decode("utf-16-le")
    except UnicodeDecodeError:
        return units


def search(rows, records, seconds):
    """Judges fields; prints unknown broken laws, and known broken laws that weren't broken this time."""
    unknown = failed = 0
    for row in rows:
        report = judged(row, seconds)
        if report is None:
            failed += 1
            continue
        known = {face["law"] for record in records for face in [record, *record.get("also", [])] if face["field"] == row[1]}
        broken = {found["law"]: found for found in report["broken"]}
        print(f"{row[0]} {row[1]}: {len(report['checked'])} laws checked, {len(broken)} broken", flush=True)
        for law in sorted(known - broken.keys()):
            print(f"  not met this time: {law}")
        for law in sorted(broken.keys() - known):
            unknown += 1
            print(f"  unknown: {law}: {'; '.join(broken[law]['steps'])} (expected {broken[law]['expected']})")
    print(f"{len(rows)} fields, {unknown} unknown breaks, {failed} that couldn't be judged.")
    return 2 if failed else 1 if unknown else 0


def repeat(rows, records):
    """Repeats the records, and prints whether each is still so."""
    fields = {row[1]: row for row in rows}
    changed = 0
    for record in records:
        found = shown(record, fields[record["field"]])
        isSo = found == record["shows"]
        changed += not isSo
        print(f"{'still so' if isSo else 'no longer so'}: {record['field']}: {record['words']}", flush=True)
        if not isSo:
            print(f"  it shows {found!r} and no longer {record['shows']!r}")
    print(f"{len(records)} records, {changed} no longer so.")
    return 0


def bugs(records):
    """Prints the bugs as a table, with HTML tags as code."""
    print("| in | what happens | broken law | report |\n| --- | --- | --- | --- |")
    for record in (record for record in records if record["verdict"] == "bug"):
        words = re.sub(r"<+[^<>]+>+", lambda tag: f"`{tag[0]}`", record["words"]).replace("|", "\\|")
        report = f"[yes]({record['reported']})" if record["reported"] else "none found"
        print(f"| {KITS[record['toolkit']]} | {words} | `{record['law']}` | {report} |")
    return 0


def main():
    options = argparse.ArgumentParser(prog="Tests/Drivers/fields.py", allow_abbrev=False)
    options.error = lambda message: sys.exit(print(f"error: {message}; --help shows the options", file=sys.stderr) or 2)
    options.add_argument("--seconds", type=float, default=8, help="how long a law may take (8)")
    options.add_argument("--repeat", action="store_true", help="repeat what is in found.json")
    options.add_argument("--bugs", action="store_true", help="print the bugs as a table")
    options.add_argument("texts", nargs="*", metavar="TEXT")
    words = options.parse_args()
    all_rows = [line.split("\t") for line in (drivers / "fields.tsv").read_text().split("\n") if line and line[0] != "#"]
    rows = [row for row in all_rows if not words.texts or any(text in "\t".join(row) for text in words.texts)]
    if not rows:
        options.error("no field has such a text; Tests/Drivers/fields.tsv lists them")
    records = json.loads((drivers / "found.json").read_text())
    names = {row[1] for row in rows}
    records = [record for record in records if any(face["field"] in names for face in [record, *record.get("also", [])])]
    if words.bugs:
        return bugs(records)
    for needed in (judge, python):
        if not needed.exists():
            options.error(f"there is no {needed.relative_to(root)}; .ci/drivers makes it")
    if words.repeat:
        return repeat(rows, records)
    return search(rows, records, words.seconds)


if __name__ == "__main__":
    sys.exit(main())
