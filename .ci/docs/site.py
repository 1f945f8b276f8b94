"""Converts pages for a site: their links name files, so that the links also work without a site.

usage: site.py pages FOLDER        writes the catalogs there, with links in the form that docc reads
       site.py symbols FOLDER      links the clauses in comments
       site.py finish START SITE   makes START the first page; exits with 1 if a link is dead
"""
import json, pathlib, re, shutil, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
# Code, or a link with named parts.
CODE_OR_LINK = re.compile(
    r"^```.*?^```$|`[^`\n]*`|\]\((?P<folder>(?:[\w.-]+/)*)(?P<name>[\w-]+)\.md\)", re.M | re.S)
# Code, a link, or a clause in the specification; LABEL matches the statement of a clause on the specification's page.
CITATION = re.compile(r"`[^`]*`|\[[^]]*\]\([^)]*\)|(?<![\w.+{#\\-])([DEFKMNRTW]\d+(?:\.\d+)?)(?!\w|\.\w|\})")
LABEL = re.compile(r"^ *- \*\*([A-Z]\d+(?:\.\d+)?)\*\* ", re.M)
clauses = LABEL.findall((root / "Sources/Rules/InputRules/InputRules.docc/Specification.md").read_text())
SPECIFICATION = "/documentation/inputrules/specification"


def converted(page):
    """The page's text; links within a catalog become docc's links, and links between catalogs addresses of the site."""
    def link(match):
        if not match["name"]: return match[0]
        if not match["folder"]: return f"](doc:{match['name']})"
        path = dict.fromkeys([pathlib.Path(match["folder"]).stem, match["name"]])
        return f"](/documentation/{'/'.join(path).lower()})"
    return CODE_OR_LINK.sub(link, page.read_text())


def cited(text):
    """The text with a link for each clause."""
    return CITATION.sub(lambda match: f"[{match[1]}]({SPECIFICATION}#{match[1].replace('.', '-')})"
                        if match[1] in clauses else match[0], text)


def start():
    """The parts of README for the site's first page; docc omits links in the abstract, so it is the first sentence."""
    intro, *parts = re.split(r"^(?=## )", re.sub(r"\. ", ".\n\n", converted(root / "README.md"), count=1), flags=re.M)
    pick = [part for name in ("Choose", "See it", "Ready") for part in parts if part.startswith(f"## {name}")]
    return intro.replace("\n", "\n\n@Metadata {\n  @TechnologyRoot\n}\n", 1) + "".join(pick)


def write_pages(folder):
    for catalog in sorted(root.glob("[SF]*/**/*.docc")):
        for page in shutil.copytree(catalog, folder / catalog.name).glob("*.md"):
            text = converted(page)
            if page.stem == "Specification":  # a heading for each clause has an anchor
                text = re.sub(r"^ +", "", LABEL.sub(r"#### \1\n\n", text), flags=re.M)
            page.write_text(cited(text))
    (folder / "start/Start.docc").mkdir(parents=True)
    (folder / "start/Start.docc/Start.md").write_text(start())


def write_symbols(folder):
    for file in folder.glob("*.json"):
        spell = lambda node: {**node, "text": cited(node["text"])} if node.keys() == {"range", "text"} else node
        file.write_text(json.dumps(json.loads(file.read_text(), object_hook=spell)))


def finish(page, site):
    """Makes the rendered page the list of modules, in groups; gives D1.1 and D11 different anchors."""
    landing, first = (json.loads(file.read_text()) for file in (site / "data/documentation.json", page))
    modules = landing["topicSections"][0]["identifiers"]
    groups = {"Rules for an app": "InputR|ReadyF", "Laws": "Rule|InputL", "The engine": "Property"}
    landing.update(primaryContentSections=first["primaryContentSections"], abstract=first["abstract"], topicSections=[
        {"title": title, "identifiers": [name for name in modules if re.search(rf"/({kind})\w*$", name)]}
        for title, kind in groups.items()])
    landing["references"].update(first["references"])
    (site / "data/documentation.json").write_text(json.dumps(landing))
    page = site / f"data{SPECIFICATION}.json"
    spell = lambda node: {**node, "anchor": node["text"].replace(".", "-")} if node.get("level") == 4 else node
    page.write_text(json.dumps(json.loads(page.read_text(), object_hook=spell), separators=(",", ":")))
    sys.exit("\n".join(dead_links(site / "data")) or 0)


def dead_links(folder):
    """An error for each link to a page or heading that doesn't exist."""
    pages = {f"/{file.relative_to(folder).with_suffix('')}": file.read_text() for file in folder.glob("**/*.json")}
    known = {f"{page}#{name}" for page, text in pages.items() for name in ["", *re.findall('"anchor":"([^"]+)"', text)]}
    for page, text in pages.items():
        for reference in json.loads(text).get("references", {}).values():
            address = reference.get("url", "") + "#"
            isLink = address.startswith("/documentation/") and reference["type"] in ("link", "topic")
            if isLink and "#".join(address.split("#")[:2]) not in known:
                yield f"error: {page} has a dead link, {address[:-1]}"


{"pages": write_pages, "symbols": write_symbols, "finish": finish}[sys.argv[1]](*map(pathlib.Path, sys.argv[2:]))
