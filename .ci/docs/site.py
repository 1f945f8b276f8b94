"""The pages of a site: their links name files, so that they lead somewhere without a site, too.

usage: site.py pages FOLDER   writes the catalogs there, with the links as docc reads them
       site.py links FOLDER   exits with 1 if a link of the finished site is dead
"""
import json, pathlib, re, sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
# Code, or a link, whose parts are named.
CODE_OR_LINK = re.compile(
    r"^```.*?^```$|`[^`\n]*`|\]\((?P<folder>(?:[\w.-]+/)*)(?P<name>[\w-]+)\.md(?:#(?P<slug>[\w-]+))?\)", re.M | re.S)


def anchor(page, slug):
    """What docc calls the heading with this slug: it keeps capital letters."""
    names = [line.lstrip("# ").replace(" ", "-") for line in page.read_text().split("\n")
             if re.match("##+ ", line)]
    return next(name for name in names if re.sub(r"[^\w-]", "", name.lower()) == slug)


def converted(page):
    """The page's text, in which a link is docc's own in a catalog, and an address of the site between two."""
    def link(match):
        if not match["name"]:
            return match[0]
        target = (page.parent / match["folder"] / f"{match['name']}.md").resolve()
        heading = f"#{anchor(target, match['slug'])}" if match["slug"] else ""
        if not match["folder"]:
            return f"](doc:{target.stem}{heading})"
        path = "/".join(dict.fromkeys([target.parent.stem, target.stem])).lower()
        return f"](/documentation/{path}{heading})"
    return CODE_OR_LINK.sub(link, page.read_text())


def write_pages(folder):
    for catalog in sorted(root.glob("[SF]*/**/*.docc")):
        copy = folder / catalog.name
        copy.mkdir(parents=True)
        for file in catalog.iterdir():
            if file.suffix == ".md":
                (copy / file.name).write_text(converted(file))
            else:
                (copy / file.name).write_bytes(file.read_bytes())


def dead_links(folder):
    """Each page with an address of the site that it hasn't."""
    for page in sorted(folder.glob("data/documentation/**/*.json")):
        for reference in json.loads(page.read_text()).get("references", {}).values():
            address = reference.get("url", "")
            if address.startswith("/documentation/") and reference["type"] in ("link", "topic"):
                if not (folder / address[1:].split("#")[0] / "index.html").exists():
                    yield f"error: {page.relative_to(folder)} has a dead link, {address}"


if sys.argv[1] == "pages":
    write_pages(pathlib.Path(sys.argv[2]))
else:
    dead = list(dead_links(pathlib.Path(sys.argv[2])))
    print("\n".join(dead), end="\n" if dead else "")
    sys.exit(1 if dead else 0)
