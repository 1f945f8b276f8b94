extension ReportPage {
  /// The page's script, which sorts the tables.
  static let script = #"""

    "use strict";
    // A column is sorted by its numbers, those that there are before those that there aren't.
    function sort(table, column, head) {
      const descends = head.getAttribute("aria-sort") !== "descending";
      for (const other of head.parentNode.children) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", descends ? "descending" : "ascending");
      const key = row => {
        const number = row.cells[column].querySelector("data");
        return number ? (number.value === "" ? -Infinity : Number(number.value)) : null;
      };
      const text = row => row.cells[column].textContent;
      const rows = [...table.tBodies[0].rows].sort((one, two) => {
        const difference = key(one) === null ? text(two).localeCompare(text(one)) :
          key(two) === key(one) ? 0 : key(two) - key(one);
        return descends ? difference : -difference;
      });
      table.tBodies[0].append(...rows);
    }

    for (const table of document.querySelectorAll(".wide > table")) {
      if (table.tBodies[0].rows.length < 3) continue;
      [...table.tHead.rows[0].cells].forEach((head, column) => {
        const button = document.createElement("button");
        button.append(...head.childNodes);
        button.addEventListener("click", () => sort(table, column, head));
        head.append(button);
      });
    }

    """#
}
