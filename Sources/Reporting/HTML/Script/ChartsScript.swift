/// Distributions, scaling curves and history.
enum ChartsScript {
  static let source = #"""
    /** The share of frames that take at most so long, of this run and of the one it is compared with. */
    function distribution(box, data) {
      const runs = [["base", data.baseValues, data.baseShares], ["accent", data.values, data.shares]].filter(([, values]) => values.length > 0);
      const all = runs.flatMap(([, values]) => values);
      if (all.length === 0) return;
      const low = Math.max(Math.min(...all, data.deadline), 1), high = Math.max(...all, data.deadline);
      const plot = html("div", { class: "plot" });
      const compared = data.baseValues.length > 0;
      box.replaceChildren(plot, ...(compared ? [html("p", { class: "legend" },
        html("span", {}, html("i", { class: "key accent" }), "this run"), html("span", {}, html("i", { class: "key base" }), "base"))] : []));
      const x = { log: true, min: Math.pow(10, Math.floor(Math.log10(low))), max: high * 1.6, format: tick, wide: 56 };
      const chart = new Plot(plot, {
        label: box.dataset.label, height: 260, x, y: { min: 0, max: 100, ticks: [0, 25, 50, 75, 100], format: (value) => value + " %" }, left: 48
      });
      for (const [name, values, shares] of runs) {
        const points = [[x.min, 0], ...values.map((value, index) => [Math.max(value, 1), shares[index] * 100]), [x.max, 100]];
        if (name === "accent") chart.area(points, "under", true);
        chart.line(points, name, true);
      }
      chart.rule("x", data.deadline, "deadline");
      const values = data.values.length ? data.values : data.baseValues;
      chart.explore(values.map((value) => Math.max(value, 1)), (index) => {
        const rows = [`take at most ${time(values[index])}`];
        if (compared && data.values.length) rows.push(`base: ${(100 * shareAt(data.baseValues, data.baseShares, values[index])).toFixed(1)} %`);
        return [((data.values.length ? data.shares : data.baseShares)[index] * 100).toFixed(2) + " % of the frames", ...rows];
      });
    }

    function shareAt(values, shares, limit) {
      let found = 0;
      values.forEach((value, index) => { if (value <= limit) found = shares[index]; });
      return found;
    }

    /** How the time of a frame grows with the items, on doubly logarithmic paper, with the fitted line. */
    function scaling(box, data) {
      const all = data.curves.flatMap((curve) => curve.costs);
      const counts = data.counts;
      const [low, high] = [Math.min(...all), Math.max(...all)];
      const plot = html("div", { class: "plot" });
      box.replaceChildren(plot, html("p", { class: "legend" }, ...data.curves.map((curve) =>
        html("span", {}, html("i", { class: "key " + curve.kind }), curve.label))));
      const chart = new Plot(plot, {
        label: box.dataset.label, height: 230,
        x: { log: true, min: counts[0] / 1.25, max: counts[counts.length - 1] * 1.25, format: plain, title: "items", wide: 50, ticks: decadeTicks(counts) },
        y: { log: true, min: low / 1.6, max: high * 1.8, format: tick }
      });
      for (const curve of data.curves) {
        if (curve.slope !== null) {
          const ends = [counts[0] / 1.1, counts[counts.length - 1] * 1.1];
          chart.line(ends.map((count) => [count, curve.factor * Math.pow(count, curve.slope)]), "fit " + curve.kind);
        }
        chart.line(counts.map((count, index) => [count, curve.costs[index]]), curve.kind);
        counts.forEach((count, index) => chart.dot(count, curve.costs[index], "dot " + curve.kind));
      }
      chart.explore(counts, (index) =>
        [group.format(counts[index]) + " items", ...data.curves.map((curve) => `${curve.name}: ${time(curve.costs[index])}`)]);
    }

    function decadeTicks(counts) {
      const found = decades(counts[0] / 1.01, counts[counts.length - 1] * 1.01);
      return found.length > 1 ? found : counts;
    }

    /** A number over saved runs, the level of each stretch, and where it changed. */
    function history(box, data) {
      const plot = html("div", { class: "plot" });
      box.replaceChildren(plot);
      const values = data.values;
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const format = data.unit === "ns" ? tick : plain;
      const room = (high - low || high || 1) * 0.18;
      const chart = new Plot(plot, {
        label: box.dataset.label, height: 190,
        x: { min: 0.5, max: values.length + 0.5, format: (value) => plain(value), whole: true, title: "run", wide: 46 },
        y: { min: Math.max(0, low - room), max: high + room, format }
      });
      const edges = [0, ...data.changes, values.length];
      for (let part = 0; part + 1 < edges.length; part += 1) {
        chart.line([[edges[part] + 0.6, data.levels[part]], [edges[part + 1] + 0.4, data.levels[part]]], "level");
      }
      data.changes.forEach((change, index) => {
        const ratio = data.levels[index + 1] / data.levels[index];
        const words = Number.isFinite(ratio) ? (ratio >= 1 ? "+" : "−") + Math.abs((ratio - 1) * 100).toFixed(0) + " %" : "";
        chart.rule("x", change + 0.5, words, "change-rule");
      });
      chart.line(values.map((value, index) => [index + 1, value]), "accent thin");
      values.forEach((value, index) => chart.dot(index + 1, value, "dot accent", 2.5));
      const show = data.unit === "ns" ? time : plain;
      chart.explore(values.map((_, index) => index + 1), (index) => [show(values[index]), data.runs[index]]);
    }

    """#
}
