extension ReportPage {
  /// The page's script, which draws the charts and sorts the tables.
  ///
  /// All texts are there without it.
  static let script = #"""

    "use strict";
    const curves = JSON.parse(document.getElementById("curves").textContent);
    const colour = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const two = number => String(number).padStart(2, "0");
    const clock = seconds => {
      const whole = Math.round(seconds), hours = Math.floor(whole / 3600);
      const minutes = Math.floor(whole / 60) % 60, rest = ":" + two(whole % 60);
      return hours ? hours + ":" + two(minutes) + rest : minutes + rest;
    };
    const steps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 10800, 21600,
      43200, 86400, 172800, 345600, 691200, 1382400, 2764800];
    const counts = [...Array(10).keys()].flatMap(power => [1, 2, 5].map(n => n * 10 ** power));

    // The arrow keys move the cursor from point to point; Home and End to the first and the last.
    function listen(figure, plot) {
      figure.addEventListener("keydown", event => {
        const last = plot.data[0].length - 1, at = plot.cursor.idx ?? last;
        const place = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
        if (place === undefined) return;
        event.preventDefault();
        const index = Math.max(0, Math.min(last, place));
        plot.setCursor({
          left: plot.valToPos(plot.data[0][index], "x"),
          top: plot.valToPos(plot.data[1][index], "y") });
      });
    }

    function draw(parent, title, times, values) {
      const figure = document.createElement("figure");
      const caption = document.createElement("figcaption");
      const last = values.length - 1;
      caption.textContent = title;
      figure.append(caption);
      figure.tabIndex = 0;
      figure.setAttribute("role", "img");
      figure.setAttribute("aria-label", `${title}: from ${values[0].toLocaleString("en")} to ` +
        `${values[last].toLocaleString("en")} after ${clock(times[last])}`);
      parent.append(figure);
      const axis = { stroke: colour("--text"), grid: { stroke: colour("--rule"), width: 1 },
        ticks: { stroke: colour("--rule") } };
      const integer = (_, value) => value == null ? "" : value.toLocaleString("en");
      const plot = new uPlot({
        width: figure.clientWidth, height: 240, scales: { x: { time: false } },
        axes: [
          { ...axis, incrs: steps, values: (_, list) => list.map(clock) },
          { ...axis, size: 70, incrs: counts,
            values: (_, list) => list.map(value => value.toLocaleString("en")) }],
        series: [
          { label: "time", value: (_, value) => value == null ? "" : clock(value) },
          { label: title.split(",")[0].toLowerCase(), stroke: colour("--line"), width: 2,
            paths: uPlot.paths.stepped({ align: 1 }), points: { show: false }, value: integer }],
      }, [times, values], figure);
      listen(figure, plot);
      new ResizeObserver(() => {
        if (figure.clientWidth) plot.setSize({ width: figure.clientWidth, height: 240 });
      }).observe(figure);
    }

    function drawPair(id, course) {
      const parent = document.getElementById(id);
      parent.replaceChildren();
      if (course.at.length < 2) return;
      draw(parent, "Edges, " + course.name, course.at, course.edges);
      draw(parent, "New features, " + course.name, course.at, course.features);
    }

    function drawAll() {
      drawPair("whole", curves.whole);
      const law = curves.laws[document.getElementById("law").selectedIndex];
      if (law) drawPair("one", law);
    }

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

    if (curves.laws.length) {
      const choice = document.getElementById("law");
      for (const law of curves.laws) choice.add(new Option(law.name));
      const found = curves.laws.map(law => law.features[law.features.length - 1]);
      choice.selectedIndex = found.indexOf(Math.max(...found));
      choice.addEventListener("change", drawAll);
      document.getElementById("charts").hidden = false;
      drawAll();
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
    }

    """#
}
