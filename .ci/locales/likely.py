"""The part of scripts/locales about identifiers: likely scripts, and codes that were replaced."""


def write(source, rows, wrapped):
    """Writes the table of identifiers beside the one of locales, and returns its path."""
    scripts, path = {}, source.with_name("LocaleTag+CLDR.swift")
    for language, region, script in rows("likely_scripts"):
        scripts.setdefault(f"{language} {script}", []).append(region)
    lines = "".join(f"    {key} {' '.join(regions)}\n" for key, regions in scripts.items()).lower()
    aliases = " ".join("=".join(row) for row in rows("language_aliases")).lower()
    text = source.read_text().split("extension")[0] + "extension LocaleTag {\n"
    text += f'  static let scripts = """\n{lines}    """\n\n'
    text += f'  static let aliases = """\n    {wrapped(aliases)}\n    """\n}}\n'
    path.write_text(text)
    return path
