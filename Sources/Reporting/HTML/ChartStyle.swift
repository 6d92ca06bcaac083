/// The style sheet of charts, flame graphs and pictures of layouts.
enum ChartStyle {
  /// All of it.
  static let sheet = plots + flames + pictures

  private static let plots = """
    .chart { min-width: 0; }
    figcaption { font-size: 13px; color: var(--soft); margin-bottom: 8px; }
    .scripted .unscripted { display: none; }
    .canvas { min-height: 180px; } .flame .canvas { min-height: 60px; }
    html:not(.scripted) .canvas { min-height: 0; }
    .plot { position: relative; } .plot:focus-visible { outline-offset: 4px; }
    .plot-svg { display: block; touch-action: pan-y; user-select: none; }
    .plot-svg text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; fill: var(--soft); }
    .plot-svg .end { text-anchor: end; } .plot-svg .mid { text-anchor: middle; }
    .grid { stroke: var(--line); } .notch, .axis-line { stroke: var(--line); }
    .line { fill: none; stroke-width: 1.7; stroke-linejoin: round; } .line.thin { stroke-width: 1.1; }
    .line.accent { stroke: var(--accent); } .line.base { stroke: var(--base); stroke-dasharray: 5 3; }
    .line.warm { stroke: var(--warm); } .line.cool { stroke: var(--cool); }
    .line.fit { stroke-width: 1.2; stroke-dasharray: 2 4; opacity: 0.75; }
    .line.level { stroke: var(--ink); stroke-width: 5; opacity: 0.16; stroke-linecap: round; }
    .under { fill: var(--accent); opacity: 0.1; }
    .dot { stroke: var(--card); stroke-width: 1.5; }
    .dot.accent { fill: var(--accent); } .dot.warm { fill: var(--warm); } .dot.cool { fill: var(--cool); }
    .fill-invalidation { fill: var(--invalidation); } .fill-prepare { fill: var(--prepare); } .fill-query { fill: var(--query); }
    .fill-cells { fill: var(--cells); } .fill-selfSizing { fill: var(--selfSizing); } .fill-diff { fill: var(--diff); }
    .fill-updates { fill: var(--updates); } .fill-other { fill: var(--other); }
    .plot-svg .wash { fill: var(--wash); }
    .deadline-rule { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 5 4; }
    .plot-svg .deadline-rule-label { fill: var(--bad); font-weight: 600; paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
    .change-rule { stroke: var(--ink); stroke-dasharray: 2 3; }
    .plot-svg .change-rule-label { fill: var(--ink); font-weight: 600; paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
    .hitch { fill: var(--bad); stroke: var(--card); stroke-width: 1.5; }
    .cursor { stroke: var(--ink); opacity: 0.4; } .band { fill: var(--accent); opacity: 0.15; }
    .tip {
      position: absolute; z-index: 2; max-width: 280px; padding: 8px 12px; border-radius: 8px; background: var(--ink);
      color: var(--card); font-size: 12.5px; line-height: 1.45; pointer-events: none;
    }
    .tip[hidden] { display: none; } .tip > * { display: block; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 8px; font-size: 12.5px; color: var(--soft); }
    .legend .swatch { margin-right: 6px; }
    .key { display: inline-block; width: 18px; height: 0; margin: 0 6px 3px 0; border-top: 2px solid var(--accent); }
    .key.base { border-top: 2px dashed var(--base); } .key.warm { border-color: var(--warm); } .key.cool { border-color: var(--cool); }
    .zoom { margin-top: 10px; padding-left: 58px; padding-right: 14px; }
    .overview { height: 34px; background: var(--wash); border-radius: 5px; overflow: hidden; }
    .overview svg { display: block; } .overview-line { stroke: var(--soft); stroke-width: 1; }
    .shade { fill: var(--card); opacity: 0.75; } .window { fill: none; stroke: var(--accent); stroke-width: 1.5; }
    .sliders { position: relative; height: 22px; margin: 2px -8px 0; }
    .sliders input {
      position: absolute; inset: 0; width: 100%; height: 22px; margin: 0; background: none; pointer-events: none; appearance: none;
    }
    .sliders input::-webkit-slider-runnable-track { height: 2px; background: var(--line); }
    .sliders input + input::-webkit-slider-runnable-track { background: none; }
    .sliders input::-webkit-slider-thumb {
      appearance: none; width: 16px; height: 16px; margin-top: -7px; border: 2px solid var(--card); border-radius: 50%;
      background: var(--accent); pointer-events: auto; cursor: ew-resize;
    }
    .sliders input::-moz-range-track { height: 2px; background: var(--line); }
    .sliders input + input::-moz-range-track { background: none; }
    .sliders input::-moz-range-thumb {
      width: 12px; height: 12px; border: 2px solid var(--card); border-radius: 50%; background: var(--accent); pointer-events: auto;
    }
    .controls { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 8px; font-size: 13px; color: var(--soft); }
    .controls .range { margin-right: auto; }
    .toggle { display: inline-flex; } .toggle button { border-radius: 0; margin-left: -1px; }
    .toggle button:first-child { border-radius: 8px 0 0 8px; } .toggle button:last-child { border-radius: 0 8px 8px 0; }
    .toggle button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--card); }

    """

  private static let flames = """
    .flame-area { max-height: 520px; overflow-y: auto; margin-top: 6px; border-radius: 8px; background: var(--wash); }
    .flame-area svg { display: block; }
    .flame-box { cursor: pointer; } .flame-box.faded { opacity: 0.55; }
    .flame-box text {
      font: 11px ui-monospace, "DejaVu Sans Mono", "Liberation Mono", monospace; fill: var(--flame-ink); pointer-events: none;
    }
    .flame-box:hover rect, .flame-box.chosen rect { stroke: var(--ink); stroke-width: 1.5; }
    .flame-box.match rect { stroke: var(--bad); stroke-width: 2; }
    rect.flame-0 { fill: var(--flame0); } rect.flame-1 { fill: var(--flame1); } rect.flame-2 { fill: var(--flame2); }
    rect.flame-3 { fill: var(--flame3); } rect.flame-4 { fill: var(--flame4); }
    .swatch.flame-0 { background: var(--flame0); } .swatch.flame-1 { background: var(--flame1); }
    .swatch.flame-2 { background: var(--flame2); } .swatch.flame-3 { background: var(--flame3); }
    .swatch.flame-4 { background: var(--flame4); }
    .flame-tip { min-height: 3em; margin-top: 8px; font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
    .flame-tip b { color: var(--ink); }

    """

  private static let pictures = """
    .layout-picture { display: block; max-width: 100%; }
    .layout-picture text { font: 10px system-ui, sans-serif; fill: var(--ink); pointer-events: none; }
    .p-viewport { fill: var(--p-outside); } .p-content { fill: var(--p-paper); }
    .p-frame { fill: none; stroke: var(--ink); stroke-width: 1.5; }
    .p-cell { fill: var(--p-cell); stroke: var(--accent); } .p-supplementary { fill: var(--p-other); stroke: var(--base); }
    .p-decoration { fill: var(--p-decoration); stroke: var(--good); }
    .p-track { fill: var(--line); } .p-thumb { fill: var(--accent); }

    """
}
