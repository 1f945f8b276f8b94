extension ReportPage {
  /// The page's style sheet, which uses the system's font and follows the system's light or dark
  /// mode.
  static let style = """

    :root { color-scheme: light dark; --text: #1b1b1b; --page: #fff; --quiet: #565656;
      --rule: #c9c9c9; --box: #f4f4f4; --line: #0b5cad; --bad: #a4161a; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e8e8e8; --page: #161616; --quiet: #ababab; --rule: #444; --box: #222;
        --line: #7db8f5; --bad: #ff9a93; } }
    * { box-sizing: border-box; }
    body { font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page);
      margin: 0 auto; padding: 0 1rem 2rem; max-width: 100rem; }
    h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
    h2 { margin-top: 2.5rem; border-top: 1px solid var(--rule); padding-top: 1rem; }
    p, li, dd { max-width: 46rem; overflow-wrap: anywhere; }
    a { color: var(--line); }
    .summary { font-size: 1.25rem; }
    .quiet { color: var(--quiet); }
    .failure { border-left: .3rem solid var(--bad); padding: .1rem 1rem; margin: 1.5rem 0; }
    .tag { font-size: .8rem; font-weight: normal; border: 1px solid var(--rule);
      border-radius: .3rem; padding: .1rem .4rem; white-space: nowrap; }
    .message { font-weight: 600; }
    pre { background: var(--box); padding: .6rem; margin: .25rem 0 1rem; overflow-x: auto; }
    code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
    dt { color: var(--quiet); } dd { margin: 0 0 .5rem; }
    .wide { overflow-x: auto; max-width: 100%; }
    table { border-collapse: collapse; }
    .wide > table { font-size: .9rem; font-variant-numeric: tabular-nums; }
    .wide th, .wide td { padding: .25rem .6rem; text-align: right; vertical-align: top;
      border-bottom: 1px solid var(--rule); }
    .wide td { white-space: nowrap; }
    .wide th[scope=row] { text-align: left; font-weight: normal; background: var(--page); }
    .wide th:first-child { text-align: left; }
    .wide td:has(.lines) { text-align: left; white-space: normal; }
    .wide .lines { display: inline-block; min-width: 14rem; }
    @media (max-width: 40rem) {
      .wide th[scope=row] { min-width: 9rem; max-width: 9rem; overflow-wrap: anywhere; } }
    :focus-visible { outline: 3px solid var(--line); outline-offset: 2px; }
    figure { margin: 0; min-width: 0; }
    figcaption { font-weight: 600; }
    svg { width: 100%; height: 12rem; border-bottom: 1px solid var(--rule); }
    path { fill: none; stroke: var(--line); stroke-width: 2; vector-effect: non-scaling-stroke; }
    @media (min-width: 40rem) {
      .wide th[scope=row], .wide th:first-child { position: sticky; left: 0;
        background: var(--page); }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; } }

    """
}
