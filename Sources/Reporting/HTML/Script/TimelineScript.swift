/// The frames of a workload over time.
enum TimelineScript {
  static let source = #"""
    /** The frames of a workload over time, with a range that two sliders, the mouse or a button set. */
    function timeline(box, data) {
      const most = data.count;
      if (most === 0) return;
      const phases = order.filter((phase) => phase in data.phases);
      const slowest = data.times.indexOf(Math.max(...data.times));
      const sorted = [...data.times].sort((a, b) => a - b);
      const uneven = sorted[sorted.length - 1] > 25 * Math.max(sorted[sorted.length >> 1], 1);
      const state = { from: 1, to: Math.max(most, 2), stacked: phases.length > 0 && !uneven };
      const plot = html("div", { class: "plot" });
      const map = html("div", { class: "overview" });
      const range = html("output", { class: "range" });
      const slider = (name, key) => html("input", {
        type: "range", min: 1, max: most, step: 1, value: state[key], "aria-label": name,
        oninput: (event) => {
          const value = Number(event.target.value);
          if (key === "from") state.from = Math.min(value, state.to - 1 || 1); else state.to = Math.max(value, state.from + 1);
          draw();
        }
      });
      const sliders = { from: slider("First frame shown", "from"), to: slider("Last frame shown", "to") };
      const zoom = (from, to) => {
        state.from = Math.max(1, Math.min(Math.round(from), most - 1));
        state.to = Math.min(Math.max(most, 2), Math.max(Math.round(to), state.from + 1));
        draw();
      };
      const button = (text, action) => html("button", { type: "button", onclick: action }, text);
      const around = () => {
        const frame = data.frames[slowest] + 1;
        const reach = Math.max(8, Math.min(30, Math.round(most / 40)));
        zoom(frame - reach, frame + reach);
      };
      const toggle = (stacked, text) => html("button", {
        type: "button", "aria-pressed": String(state.stacked === stacked),
        onclick: (event) => {
          state.stacked = stacked;
          for (const other of event.target.parentNode.children) other.setAttribute("aria-pressed", String(other === event.target));
          draw();
        }
      }, text);
      const kinds = html("span", { class: "toggle", role: "group", "aria-label": "What is drawn" },
        toggle(true, "Phases"), toggle(false, "Whole frames, log scale"));
      const legend = html("p", { class: "legend" }, ...phases.map((phase) =>
        html("span", {}, html("i", { class: "swatch phase-" + phase }), labels[phase] || phase)));
      box.replaceChildren(
        plot, ...(phases.length > 0 ? [legend] : []),
        html("div", { class: "zoom" }, map, html("div", { class: "sliders" }, sliders.from, sliders.to)),
        html("div", { class: "controls" }, range, button("All frames", () => zoom(1, most)), button("Around the slowest", around),
          ...(phases.length > 0 ? [kinds] : [])));

      const total = (index) => data.times[index];
      function visible() {
        const first = Math.max(data.frames.findIndex((frame) => frame + 1 >= state.from) - 1, 0);
        let last = data.frames.length - 1;
        while (last > first && data.frames[last] + 1 > state.to) last -= 1;
        return [first, Math.min(last + 1, data.frames.length - 1)];
      }

      function drawMap() {
        const width = Math.max(map.clientWidth, 100), height = 34;
        const low = Math.log(Math.max(sorted[0], 1)), high = Math.log(Math.max(sorted[sorted.length - 1], 2));
        const x = (frame) => (frame - 1) / Math.max(most - 1, 1) * width;
        const y = (ns) => height - 3 - (Math.log(Math.max(ns, 1)) - low) / (high - low || 1) * (height - 6);
        const picture = svg(null, "svg", { width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
        svg(picture, "path", {
          class: "line overview-line", d: data.frames.map((frame, index) =>
            (index ? "L" : "M") + x(frame + 1).toFixed(1) + " " + y(data.times[index]).toFixed(1)).join("")
        });
        svg(picture, "rect", { class: "shade", x: 0, y: 0, width: x(state.from), height });
        svg(picture, "rect", { class: "shade", x: x(state.to), y: 0, width: Math.max(width - x(state.to), 0), height });
        svg(picture, "rect", {
          class: "window", x: x(state.from), y: 0.5, width: Math.max(x(state.to) - x(state.from), 2), height: height - 1
        });
        map.replaceChildren(picture);
      }

      function draw() {
        sliders.from.value = state.from;
        sliders.to.value = state.to;
        range.textContent = `Frames ${group.format(state.from)} to ${group.format(state.to)} of ${group.format(most)}`;
        const [first, last] = visible();
        const shown = [];
        for (let index = first; index <= last; index += 1) shown.push(index);
        const inside = shown.filter((index) => data.frames[index] + 1 >= state.from && data.frames[index] + 1 <= state.to);
        const highest = Math.max(...(inside.length ? inside : shown).map(total), 1);
        const lowest = Math.min(...(inside.length ? inside : shown).map((index) => Math.max(total(index), 1)));
        const tall = state.stacked
          ? { min: 0, max: highest * 1.12, format: tick }
          : {
              log: true, min: Math.min(lowest, data.deadline) / 1.6,
              max: Math.max(highest, data.deadline) * 1.6, format: tick
            };
        const columns = inside.length <= 140 && inside.length === state.to - state.from + 1;
        const edge = columns ? 0.5 : 0;
        const chart = new Plot(plot, {
          label: box.dataset.label, height: 260,
          x: { min: state.from - edge, max: state.to + edge, format: plain, whole: true, title: "frame" }, y: tall
        });
        drawSteps(chart);
        if (state.stacked) drawPhases(chart, columns ? inside : shown, columns); else {
          chart.line(shown.map((index) => [data.frames[index] + 1, Math.max(total(index), 1)]), "accent thin");
        }
        const isShown = chart.rule("y", data.deadline, "deadline " + time(data.deadline));
        if (!isShown) {
          const factor = data.deadline / highest;
          svg(chart.front, "text", { class: "deadline-rule-label end", x: chart.width - chart.right - 4, y: chart.top + 8 },
            `deadline ${time(data.deadline)}, ${factor >= 10 ? Math.round(factor) : factor.toFixed(1)} times as high ↑`);
        }
        for (const index of inside) {
          if (total(index) > data.deadline) chart.diamond(data.frames[index] + 1, total(index), "hitch");
        }
        chart.explore(shown.map((index) => data.frames[index] + 1), (place) => describe(shown[place]));
        drag(chart);
        drawMap();
      }

      function drawSteps(chart) {
        data.starts.forEach(([start, step], index) => {
          const left = Math.max(chart.px(start + 1), chart.left);
          const next = index + 1 < data.starts.length ? chart.px(data.starts[index + 1][0] + 1) : chart.width - chart.right;
          const right = Math.min(next, chart.width - chart.right);
          if (right <= left) return;
          if (index % 2 === 0) {
            svg(chart.back, "rect", {
              class: "wash", x: left, y: chart.top, width: right - left, height: chart.height - chart.top - chart.bottom
            });
          }
          if (right - left > 44 && data.starts.length > 1) {
            const y = state.stacked ? chart.top + 26 : chart.height - chart.bottom - 6;
            svg(chart.back, "text", { class: "tick", x: left + 5, y }, "step " + (step + 1));
          }
        });
      }

      function drawPhases(chart, places, columns) {
        const base = places.map(() => 0);
        for (const phase of phases) {
          const values = data.phases[phase];
          const upper = places.map((index, place) => base[place] + values[index] * 100);
          if (columns) {
            let path = "";
            places.forEach((index, place) => {
              if (upper[place] === base[place]) return;
              const x0 = chart.px(data.frames[index] + 0.56), x1 = chart.px(data.frames[index] + 1.44);
              path += `M${x0.toFixed(1)} ${chart.py(base[place]).toFixed(1)}V${chart.py(upper[place]).toFixed(1)}H${x1.toFixed(1)}`
                + `V${chart.py(base[place]).toFixed(1)}Z`;
            });
            svg(chart.body, "path", { class: "fill-" + phase, d: path });
          } else {
            const up = places.map((index, place) => [data.frames[index] + 1, upper[place]]);
            const down = places.map((index, place) => [data.frames[index] + 1, base[place]]).reverse();
            svg(chart.body, "path", { class: "fill-" + phase, d: chart.path(up.concat(down)) + "Z" });
          }
          upper.forEach((value, place) => { base[place] = value; });
        }
      }

      function describe(index) {
        const frame = data.frames[index];
        const ns = total(index);
        const rows = [time(ns) + (ns > data.deadline ? `, ${time(ns - data.deadline)} late` : "")];
        const parts = phases.map((phase) => [phase, data.phases[phase][index] * 100]).filter(([, part]) => part >= ns * 0.05 && part > 0);
        parts.sort((a, b) => b[1] - a[1]);
        for (const [phase, part] of parts.slice(0, 4)) rows.push(`${labels[phase] || phase}: ${time(part)}`);
        let step = -1;
        for (const [start, number] of data.starts) { if (start <= frame) step = number; else break; }
        if (step >= 0 && data.steps[step]) rows.push(`${step + 1}. ${data.steps[step]}`);
        return ["Frame " + group.format(frame + 1), ...rows];
      }

      /** Drawing a range with the pointer zooms to it; a double click shows all. */
      function drag(chart) {
        let start = null, band = null;
        chart.svg.addEventListener("pointerdown", (event) => {
          if (event.button !== 0 || event.pointerType === "touch") return;
          start = event.offsetX;
          band = svg(chart.front, "rect", { class: "band", x: start, y: chart.top, width: 0, height: chart.height - chart.top - chart.bottom });
          chart.svg.setPointerCapture(event.pointerId);
        });
        chart.svg.addEventListener("pointermove", (event) => {
          if (start === null) return;
          band.setAttribute("x", Math.min(start, event.offsetX));
          band.setAttribute("width", Math.abs(event.offsetX - start));
        });
        chart.svg.addEventListener("pointerup", (event) => {
          if (start === null) return;
          const [from, to] = [chart.at(Math.min(start, event.offsetX)), chart.at(Math.max(start, event.offsetX))];
          const wide = Math.abs(event.offsetX - start);
          start = null;
          band.remove();
          if (wide > 8) zoom(from, to);
        });
        chart.svg.addEventListener("dblclick", () => zoom(1, most));
      }

      draw();
    }

    """#
}
