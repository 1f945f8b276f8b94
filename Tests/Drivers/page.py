"""The page that shows the fields of the world, and what was found there."""
def page(rows, records):
    return ""
