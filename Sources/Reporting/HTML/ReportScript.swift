/// The script of the page: draws the charts one after the other, from the top, in the colours of the style sheet.
enum ReportScript {
  /// All of it.
  static let source = "(() => {\n\"use strict\";\n" + helpers + plugins + charts + start + "})();"

  private static let helpers = """
    const run = JSON.parse(document.getElementById("run").textContent);
    const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();
    const group = new Intl.NumberFormat("en-US");

    function time(ns) {
      const units = ["ns", "µs", "ms", "s"];
      let unit = 0;
      while (ns >= 999.5 && unit < 3) { ns /= 1000; unit += 1; }
      const decimals = (unit === 0 && Number.isInteger(ns)) || ns >= 99.95 ? 0 : ns >= 9.995 ? 1 : 2;
      return ns.toFixed(decimals) + " " + units[unit];
    }

    function decade(ns) {
      const exponent = Math.round(Math.log10(ns));
      return Math.abs(ns / Math.pow(10, exponent) - 1) < 1e-9
        ? ["1", "10", "100"][exponent % 3] + " " + (["ns", "µs", "ms", "s"][Math.floor(exponent / 3)] || "")
        : "";
    }

    function bounds(times, deadline) {
      let low = deadline, high = deadline;
      for (const value of times) { low = Math.min(low, Math.max(value, 1)); high = Math.max(high, value); }
      return { low: Math.pow(10, Math.floor(Math.log10(low))), high: high * 1.6 };
    }

    function stepAt(workload, frame) {
      let found = -1;
      for (const [start, step] of workload.starts) { if (start <= frame) found = step; else break; }
      return found < 0 ? "" : workload.steps[found] || "";
    }

    const narrow = () => window.innerWidth < 600;

    """

  private static let plugins = """
    const steps = {
      id: "steps",
      beforeDatasetsDraw(chart, _, options) {
        const { ctx, chartArea: area, scales: { x } } = chart;
        const starts = options.starts;
        ctx.save();
        starts.forEach(([start], index) => {
          const left = Math.max(x.getPixelForValue(start + 1), area.left);
          const next = index + 1 < starts.length ? x.getPixelForValue(starts[index + 1][0] + 1) : area.right;
          const right = Math.min(next, area.right);
          if (index % 2 === 0) {
            ctx.fillStyle = colour("wash");
            ctx.fillRect(left, area.top, right - left, area.bottom - area.top);
          }
          if (right - left > 44 && starts.length > 1) {
            ctx.fillStyle = colour("soft");
            ctx.font = "11px system-ui, sans-serif";
            ctx.textAlign = "left";
            ctx.textBaseline = "bottom";
            ctx.fillText("step " + (starts[index][1] + 1), left + 5, area.bottom - 4);
          }
        });
        ctx.restore();
      }
    };

    const deadlineLine = {
      id: "deadlineLine",
      afterDatasetsDraw(chart, _, options) {
        const { ctx, chartArea: area, scales } = chart;
        const upright = options.axis === "x";
        const place = scales[options.axis].getPixelForValue(options.at);
        const label = "deadline " + time(options.at);
        ctx.save();
        ctx.strokeStyle = colour("bad");
        ctx.lineWidth = 1.5;
        ctx.setLineDash([5, 4]);
        ctx.beginPath();
        if (upright) { ctx.moveTo(place, area.top); ctx.lineTo(place, area.bottom); }
        else { ctx.moveTo(area.left, place); ctx.lineTo(area.right, place); }
        ctx.stroke();
        ctx.setLineDash([]);
        ctx.font = "600 11px system-ui, sans-serif";
        const x = upright ? place - 6 : area.right - 6;
        const y = upright ? area.bottom - 14 : place - 10;
        const width = ctx.measureText(label).width;
        ctx.fillStyle = colour("card");
        ctx.fillRect(x - width - 4, y - 7, width + 8, 14);
        ctx.fillStyle = colour("bad");
        ctx.textAlign = "right";
        ctx.textBaseline = "middle";
        ctx.fillText(label, x, y);
        ctx.restore();
      }
    };

    """

  private static let charts = """
    function axisOfTime(range) {
      return {
        type: "logarithmic", min: range.low, max: range.high,
        grid: { color: colour("line"), drawBorder: false, drawTicks: false },
        ticks: { color: colour("soft"), padding: 8, autoSkip: false, maxRotation: 0, callback: decade },
        afterBuildTicks(axis) { axis.ticks = axis.ticks.filter((tick) => decade(tick.value) !== ""); }
      };
    }

    function plain(title) {
      return {
        type: "linear",
        title: { display: title !== "", text: title, color: colour("soft"), font: { size: 11 } },
        grid: { display: false, drawBorder: false },
        ticks: { color: colour("soft"), maxRotation: 0, autoSkipPadding: 24, callback: (value) => group.format(value) }
      };
    }

    function tooltip(callbacks) {
      return {
        displayColors: false, backgroundColor: colour("ink"), titleColor: colour("card"), bodyColor: colour("card"),
        padding: 10, cornerRadius: 8, callbacks
      };
    }

    function options(scales, plugins, interaction) {
      return {
        animation: false, normalized: true, parsing: false, responsive: true, maintainAspectRatio: false,
        interaction, scales, plugins: { legend: { display: false }, ...plugins }
      };
    }

    function timeline(workload) {
      const points = workload.frames.map((frame, index) => ({ x: frame + 1, y: Math.max(workload.times[index], 1) }));
      const late = points.filter((point) => point.y > workload.deadline);
      const x = { ...plain("frame"), min: 1, max: Math.max(workload.count, 2) };
      x.ticks.includeBounds = false;
      x.ticks.callback = (value) => Number.isInteger(value) ? group.format(value) : "";
      return {
        type: "line",
        data: {
          datasets: [
            {
              type: "scatter", data: late, pointStyle: "rectRot", radius: 5, hoverRadius: 6, borderWidth: 1.5,
              backgroundColor: colour("bad"), borderColor: colour("card")
            },
            { data: points, borderColor: colour("accent"), borderWidth: narrow() ? 0.8 : 1.1, pointRadius: 0, pointHitRadius: 8 }
          ]
        },
        options: options(
          { x, y: axisOfTime(bounds(workload.times, workload.deadline)) },
          {
            steps: { starts: workload.starts }, deadlineLine: { axis: "y", at: workload.deadline },
            tooltip: tooltip({
              title: (items) => "Frame " + group.format(items[0].parsed.x),
              label: (item) => time(item.parsed.y),
              afterLabel: (item) => stepAt(workload, item.parsed.x - 1)
            })
          },
          { mode: "nearest", axis: "x", intersect: false }),
        plugins: [steps, deadlineLine]
      };
    }

    function distribution(workload) {
      const points = workload.values.map((value, index) => ({ x: Math.max(value, 1), y: workload.shares[index] * 100 }));
      const range = bounds(workload.values, workload.deadline);
      points.push({ x: range.high, y: 100 });
      const y = { ...plain(""), min: 0, max: 100 };
      y.grid = { color: colour("line"), drawBorder: false, drawTicks: false };
      y.ticks = { color: colour("soft"), padding: 8, stepSize: 25, callback: (value) => value + " %" };
      return {
        type: "line",
        data: {
          datasets: [{
            data: points, stepped: true, fill: "origin", pointRadius: 0, borderWidth: 1.6, borderColor: colour("accent"),
            backgroundColor: colour("accent") + "1f"
          }]
        },
        options: options(
          { x: axisOfTime(range), y },
          {
            deadlineLine: { axis: "x", at: workload.deadline },
            tooltip: tooltip({
              title: (items) => items[0].parsed.y.toFixed(2) + " % of the frames",
              label: (item) => "take at most " + time(item.parsed.x)
            })
          },
          { mode: "nearest", axis: "x", intersect: false }),
        plugins: [deadlineLine]
      };
    }

    const kinds = { timeline, distribution };

    """

  private static let start = """
    const drawn = new Map();

    function draw(canvas) {
      if (drawn.has(canvas)) drawn.get(canvas).destroy();
      const workload = run.workloads[Number(canvas.dataset.workload)];
      drawn.set(canvas, new Chart(canvas, kinds[canvas.dataset.chart](workload)));
    }

    const canvases = [...document.querySelectorAll("canvas[data-chart]")];
    const drawNext = (index) => {
      if (index === canvases.length) return;
      if (!drawn.has(canvases[index])) draw(canvases[index]);
      setTimeout(drawNext, 0, index + 1);
    };
    drawNext(0);

    const redraw = () => [...drawn.keys()].forEach(draw);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
    matchMedia("print").addEventListener("change", redraw);
    addEventListener("beforeprint", () => canvases.forEach((canvas) => { if (!drawn.has(canvas)) draw(canvas); }));

    """
}
