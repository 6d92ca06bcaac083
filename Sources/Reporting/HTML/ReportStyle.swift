/// The style sheet of the page. Colours are variables, so that the dark scheme, print and the charts follow.
enum ReportStyle {
  /// All of it.
  static let sheet = colours + page + tables + cards + ChartStyle.sheet + smallScreens + print

  /// The phases have the colours of Okabe and Ito, which people tell apart whatever colours they see.
  private static let colours = """
    :root {
      --paper: #f6f6f3; --card: #ffffff; --ink: #1b1c1f; --soft: #5f6168; --line: #e3e3de; --wash: #f1f1ec;
      --accent: #0a5d9c; --good: #00694f; --good-wash: #e0f1ea; --bad: #b3400a; --bad-wash: #fbe9df;
      --unknown: #5f6168; --unknown-wash: #ecece8; --note: #7a5600; --note-wash: #fdf4dc;
      --invalidation: #56b4e9; --prepare: #0072b2; --query: #009e73; --cells: #e69f00; --selfSizing: #cc79a7;
      --diff: #7a6fb5; --updates: #d55e00; --other: #a3a39d;
      --base: #8a6100; --warm: #b3400a; --cool: #00694f;
      --flame0: #9ecae9; --flame1: #a6d8c3; --flame2: #f6cd7f; --flame3: #e3bcd3; --flame4: #d9d9d3; --flame-ink: #1b1c1f;
      --p-cell: #d5e6f4; --p-other: #fbe3b4; --p-decoration: #d7ece3; --p-paper: #fbfbf9; --p-outside: #e8e8e3;
      --edge: #00000030;
      color-scheme: light;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #111214; --card: #1a1b1f; --ink: #ececec; --soft: #a1a3ab; --line: #2e3036; --wash: #222429;
        --accent: #7cc0f5; --good: #5fd3ad; --good-wash: #12342a; --bad: #ff9d6b; --bad-wash: #40210f;
        --unknown: #a1a3ab; --unknown-wash: #2b2d33; --note: #f0cd7c; --note-wash: #322810;
        --invalidation: #74c6f4; --prepare: #3a93d4; --query: #26b98d; --cells: #f0b43c; --selfSizing: #dd94bb;
        --diff: #a79ce6; --updates: #ee7f33; --other: #7b7d84;
        --base: #f0cd7c; --warm: #ff9d6b; --cool: #5fd3ad;
        --flame0: #2f5f86; --flame1: #2c6650; --flame2: #7a5a16; --flame3: #74466a; --flame4: #45474e; --flame-ink: #f2f2f2;
        --p-cell: #16364e; --p-other: #43330f; --p-decoration: #12342a; --p-paper: #141518; --p-outside: #26282d;
        --edge: #ffffff38;
        color-scheme: dark;
      }
    }

    """

  private static let page = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; scroll-padding-top: 12px; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    .top, main { max-width: 1240px; margin: 0 auto; padding: 0 32px; }
    .top { padding-top: 48px; }
    h1, h2, h3, h4, p, dl, dd, figure, ul { margin: 0; }
    h1 {
      display: flex; gap: 16px; align-items: flex-start; max-width: 34ch; margin: 12px 0 12px;
      font-size: clamp(26px, 4vw, 40px); line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; text-wrap: balance;
      overflow-wrap: anywhere;
    }
    h2 { font-size: 21px; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    h3 { font-size: 15px; font-weight: 650; overflow-wrap: anywhere; } h4 { margin-top: 18px; font-size: 14px; font-weight: 600; }
    a { color: var(--accent); text-underline-offset: 3px; }
    :is(a, summary, button, input, [tabindex]):focus-visible {
      outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px;
    }
    .eyebrow, .lead, .about, .facts, .caption, .where, .hint, .detail { color: var(--soft); }
    .eyebrow { font-size: 14px; } .eyebrow b { color: var(--ink); }
    .second { font-size: 19px; margin-bottom: 6px; overflow-wrap: anywhere; }
    .lead { font-size: 17px; max-width: 68ch; }
    .where b { color: var(--ink); font-weight: 600; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 22px; margin-top: 22px; padding-top: 12px; border-top: 1px solid var(--line); }
    nav a { text-decoration: none; font-size: 14px; padding: 3px 0; } nav a:hover { text-decoration: underline; }
    .mark {
      flex: none; width: 1.15em; height: 1.15em; border-radius: 50%; font-size: 0.9em; line-height: 1.15em; text-align: center;
      font-weight: 700;
    }
    .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .unknown { color: var(--unknown); }
    .mark.good, .pill.good { background: var(--good-wash); }
    .mark.bad, .pill.bad { background: var(--bad-wash); }
    .mark.unknown, .pill.unknown, .pill.plain { background: var(--unknown-wash); }
    .notes {
      list-style: none; margin: 20px 0 0; padding: 12px 16px; border-radius: 10px; color: var(--note);
      background: var(--note-wash); font-size: 14px; overflow-wrap: anywhere;
    }
    .notes li + li { margin-top: 6px; }
    .hidden {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .absent { color: var(--soft); }
    main > * { margin-top: 44px; }
    main { padding-bottom: 64px; }
    summary { cursor: pointer; color: var(--accent); padding: 4px 0; }
    code { font: 0.92em ui-monospace, "DejaVu Sans Mono", "Liberation Mono", monospace; overflow-wrap: anywhere; }
    .command { display: inline-flex; gap: 8px; align-items: baseline; color: var(--ink); }
    .command code { background: var(--wash); border-radius: 5px; padding: 1px 6px; }
    button, input[type="search"] {
      font: inherit; font-size: 13px; color: var(--ink); background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; padding: 3px 11px;
    }
    button { cursor: pointer; } button:hover { border-color: var(--soft); }
    .command button { font-size: 12px; padding: 0 8px; }

    """

  private static let tables = """
    .scroller { position: relative; overflow-x: auto; overflow-y: hidden; }
    .scroller, .workloads .scroller, .changes > .wide > .scroller {
      background: linear-gradient(to left, var(--surface) 30%, transparent) right / 56px 100% no-repeat local,
        linear-gradient(to left, var(--edge), transparent) right / 18px 100% no-repeat scroll;
      background-color: var(--surface);
    }
    .wide { --surface: var(--paper); } .card .wide, .workloads .wide, .changes > .wide { --surface: var(--card); }
    .wide.over::after {
      content: "More to the right: scroll sideways →"; display: block; margin-top: 4px; text-align: right; color: var(--soft);
      font-size: 12.5px;
    }
    .wide.over:not(.more)::after { content: "← scroll back"; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: 14px; }
    th, td { padding: 7px 0 7px 20px; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
    th:first-child, td:first-child { padding-left: 0; }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th { color: var(--soft); font-weight: 500; font-size: 13px; vertical-align: bottom; line-height: 1.3; }
    tbody th { font-weight: 400; }
    .number { text-align: right; white-space: nowrap; }
    thead .number { white-space: normal; }
    td .detail, th .detail { display: block; font-size: 12.5px; line-height: 18px; font-weight: 400; }
    .workloads .scroller, .changes > .wide > .scroller {
      margin-top: 14px; padding: 8px 0; border: 1px solid var(--line); border-radius: 14px;
    }
    .summary tr > :first-child { position: sticky; left: 0; z-index: 1; padding-left: 24px; background: var(--card); }
    .summary tr > :last-child { padding-right: 24px; }
    .workloads .caption, .profile .caption { margin-top: 10px; font-size: 13px; }
    .summary tbody th, .summary tbody td { padding-top: 11px; padding-bottom: 11px; vertical-align: middle; }
    .summary tbody th, .summary tbody td { line-height: 20px; }
    .summary .name { white-space: nowrap; font-weight: 600; }
    .summary .name a { text-decoration: none; } .summary .name a:hover { text-decoration: underline; }
    .summary .spread { min-width: 190px; width: 24%; padding-left: 28px; padding-right: 8px; }
    .findings tr > :first-child { padding-left: 24px; } .findings tr > :last-child { padding-right: 24px; }
    .findings tbody th { font-weight: 600; } .findings tbody td:nth-child(3) { min-width: 30ch; overflow-wrap: anywhere; }
    .changes > details { margin-top: 12px; }
    .axis { position: relative; display: block; height: 1.3em; font-size: 11.5px; }
    .axis .decade {
      position: absolute; bottom: 0; color: var(--soft); transform: translateX(-50%); white-space: nowrap;
    }
    .track { position: relative; display: block; height: 16px; margin: 2px 0; }
    .track::before {
      content: ""; position: absolute; inset: 7px 0 auto; height: 2px; border-radius: 1px; background: var(--line);
    }
    .track > * { position: absolute; }
    .track .tail { top: 7px; height: 2px; background: var(--accent); opacity: 0.45; }
    .track .bar { top: 4px; height: 8px; min-width: 3px; border-radius: 4px; background: var(--accent); }
    .track .deadline { top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--ink); opacity: 0.55; }
    .track .dot {
      top: 4px; width: 8px; height: 8px; margin-left: -4px; border-radius: 50%; background: var(--accent);
      box-shadow: 0 0 0 2px var(--card);
    }
    .track .dot.late { background: var(--bad); border-radius: 1px; transform: rotate(45deg); }

    """

  private static let cards = """
    .card { margin-top: 16px; padding: 0 32px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
    .card.small { margin-top: 0; padding: 18px 20px; min-width: 0; }
    .card[open] { padding-bottom: 28px; }
    .title { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; padding: 18px 0; color: inherit; list-style: none; }
    .title::-webkit-details-marker { display: none; }
    .title::before {
      content: ""; flex: none; width: 8px; height: 8px; margin: 0 4px 0 2px; border: solid var(--soft); border-width: 0 2px 2px 0;
      transform: rotate(-45deg);
    }
    .card[open] > .title::before { transform: rotate(45deg); }
    .glance { margin-left: auto; color: var(--soft); font-size: 13.5px; }
    .card[open] > .title .glance { display: none; }
    .pill { padding: 2px 12px; border-radius: 999px; font-size: 13px; font-weight: 600; white-space: nowrap; }
    .about { margin-top: 4px; max-width: 84ch; overflow-wrap: anywhere; }
    .card > .about { margin-top: -6px; }
    .facts { display: flex; flex-wrap: wrap; gap: 0 16px; margin-top: 4px; font-size: 13px; }
    .figures { display: grid; grid-template-columns: repeat(8, minmax(0, 1fr)); gap: 16px; margin-top: 22px; }
    .figures div { border-top: 2px solid var(--line); padding-top: 8px; }
    dt { color: var(--soft); font-size: 12.5px; line-height: 1.35; }
    .figures dd { font-size: 20px; line-height: 1.3; font-weight: 600; letter-spacing: -0.01em; }
    .figures dd.absent { font-size: 12.5px; font-weight: 400; letter-spacing: 0; margin-top: 3px; }
    .charts { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 36px; margin-top: 28px; }
    .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 36px; margin-top: 24px; }
    .columns > *, .worst, .profile { min-width: 0; border-top: 1px solid var(--line); padding-top: 18px; }
    .worst, .profile { margin-top: 28px; }
    .frame > summary { color: inherit; padding: 8px 0; overflow-wrap: anywhere; }
    .frame + .frame { border-top: 1px solid var(--line); }
    .frame[open] { padding-bottom: 14px; }
    .inside.pictured { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 36px; }
    .picture { width: 210px; } .picture figcaption { margin-top: 6px; font-size: 12px; }
    .hint { margin-top: 10px; font-size: 13.5px; }
    .card > .hint { margin-top: 24px; }
    .where { margin-top: 4px; font-size: 14px; overflow-wrap: anywhere; }
    .phases { display: flex; gap: 2px; height: 18px; margin: 12px 0 8px; }
    .phases span { min-width: 2px; border-radius: 2px; }
    .phases span:first-child { border-radius: 6px 2px 2px 6px; } .phases span:last-child { border-radius: 2px 6px 6px 2px; }
    .phases span:only-child { border-radius: 6px; }
    .swatch { display: inline-block; width: 10px; height: 10px; margin-right: 10px; border-radius: 3px; }
    .phase-invalidation { background: var(--invalidation); } .phase-prepare { background: var(--prepare); }
    .phase-query { background: var(--query); } .phase-cells { background: var(--cells); }
    .phase-selfSizing { background: var(--selfSizing); } .phase-diff { background: var(--diff); }
    .phase-updates { background: var(--updates); } .phase-other { background: var(--other); }
    .phase-table th, .phase-table td, .counts th, .counts td, .hot th, .hot td { padding-top: 4px; padding-bottom: 4px; }
    .phase-table tbody th { padding-left: 20px; text-indent: -20px; }
    .hot { margin-top: 10px; font-size: 13.5px; } .hot tbody th { min-width: 28ch; } .hot td:last-child { color: var(--soft); }
    .card details { font-size: 14px; }
    .card details details, .opening details { margin-top: 10px; }
    .step-table tbody th { min-width: 15ch; overflow-wrap: anywhere; } .step-table :is(th, td) + :is(th, td) { padding-left: 12px; }
    .pairs {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 14px 28px; margin-top: 14px;
    }
    .pairs dd { font-size: 14px; overflow-wrap: anywhere; }
    .guide dl { display: grid; grid-template-columns: 170px minmax(0, 76ch); gap: 10px 24px; margin-top: 14px; font-size: 14px; }
    .guide dt { color: var(--ink); font-weight: 600; font-size: 14px; line-height: 1.5; }
    .guide dd { color: var(--soft); }
    .multiples { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr)); gap: 16px; margin-top: 16px; }

    """

  private static let smallScreens = """
    @media (max-width: 1000px) {
      .figures { grid-template-columns: repeat(4, minmax(0, 1fr)); }
      .charts, .columns { grid-template-columns: minmax(0, 1fr); gap: 24px; }
    }
    @media (max-width: 600px) {
      .top, main { padding-left: 16px; padding-right: 16px; }
      .top { padding-top: 28px; }
      h1 { gap: 12px; }
      .lead { font-size: 15px; } .second { font-size: 16px; }
      main > * { margin-top: 32px; }
      .card { padding: 0 16px; } .card.small { padding: 14px; }
      .glance { margin-left: 0; flex-basis: 100%; }
      .workloads .scroller { padding: 4px 0; }
      .summary tr > :first-child, .findings tr > :first-child { padding-left: 16px; }
      .summary tr > :last-child, .findings tr > :last-child { padding-right: 16px; }
      .summary .spread { min-width: 190px; padding-left: 20px; }
      .axis .decade:nth-child(odd) { display: none; }
      .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 16px; }
      .inside.pictured { grid-template-columns: minmax(0, 1fr); gap: 16px; }
      .command { flex-wrap: wrap; }
      .guide dl { grid-template-columns: minmax(0, 1fr); gap: 2px; }
      .guide dd + dt { margin-top: 10px; }
    }

    """

  private static let print = """
    @media print {
      :root {
        --paper: #ffffff; --ink: #000000; --soft: #444444; --line: #cccccc; --good-wash: #ffffff; --bad-wash: #ffffff;
        --unknown-wash: #ffffff; --note: #000000; --note-wash: #f4f4f4;
      }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      body { zoom: 0.7; }
      .top, main { max-width: none; padding: 0; }
      nav, .zoom, .controls, .command button, .flame-tip { display: none; }
      .card { break-inside: auto; } .frame, .chart, tr { break-inside: avoid; }
      .plot-svg, .flame-area svg { max-width: 100%; height: auto; }
      .scroller { overflow: visible; background: none; } .wide.over::after { content: none; }
      .summary .spread { min-width: 170px; }
      .axis .decade:nth-child(odd) { display: none; }
      .figures { grid-template-columns: repeat(8, minmax(0, 1fr)); }
      .figures dd { font-size: 17px; }
      .charts { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
    }
    """
}
