/// Flame graphs.
enum FlameScript {
  static let source = #"""
    /** A profile as boxes: callers above, what they call below, as wide as their share. A click or Enter zooms; Escape goes back. */
    function flame(box, data) {
      const row = 19;
      const area = html("div", { class: "flame-area", tabindex: "0", role: "application", "aria-label": box.dataset.label });
      const tip = html("p", { class: "flame-tip", role: "status" }, "Point at a box, or move with the arrow keys; click or Enter zooms in, Escape zooms out.");
      const search = html("input", { type: "search", placeholder: "Find a function", "aria-label": "Find a function", oninput: () => draw() });
      const found = html("output", {});
      const reset = html("button", { type: "button", onclick: () => zoom(root) }, "All");
      box.replaceChildren(html("div", { class: "controls" }, search, found, reset), tip, area);
      const root = make([-1, data.total, 0, data.roots], null, 0);
      let top = root, chosen = root, drawn = new Set();

      function make([name, total, own, calls], parent, depth) {
        const node = { name, total, own, parent, depth };
        node.calls = calls.map((call) => make(call, node, depth + 1));
        return node;
      }

      const text = (node) => node.name < 0 ? "all" : data.functions[node.name][0];
      const share = (node) => (100 * node.total / Math.max(data.total, 1)).toFixed(node.total * 20 < data.total ? 2 : 1) + " %";

      function zoom(node) { top = node; chosen = node; draw(); }

      function say(node) {
        const [name, module, place] = node.name < 0 ? ["all", "", ""] : data.functions[node.name];
        const own = node.own > 0 ? `, ${amount(node.own)} in itself` : "";
        tip.replaceChildren(html("b", {}, name), ` ${share(node)}: ${amount(node.total)}${own}. `, html("span", {}, [place, module].filter(Boolean).join(", ")));
      }

      const amount = (number) => data.unit === "bytes" ? bytes(number) : group.format(number) + " " + data.unit;

      function draw() {
        const width = Math.max(area.clientWidth, 200);
        const word = search.value.trim().toLowerCase();
        const places = [];
        drawn = new Set();
        let matched = 0;
        const path = [];
        for (let node = top; node; node = node.parent) path.unshift(node);
        path.slice(0, -1).forEach((node, level) => places.push({ node, level, x: 0, wide: width, faded: true }));
        const base = path.length - 1;
        (function place(node, level, x, inMatch) {
          const wide = width * node.total / Math.max(top.total, 1);
          if (wide < 0.6) return;
          const isMatch = word !== "" && text(node).toLowerCase().includes(word);
          if (isMatch && !inMatch) matched += node.total;
          places.push({ node, level, x, wide, isMatch });
          let left = x;
          for (const call of node.calls) {
            place(call, level + 1, left, inMatch || isMatch);
            left += width * call.total / Math.max(top.total, 1);
          }
        })(top, base, 0, false);
        found.textContent = word === "" ? "" : (100 * matched / Math.max(top.total, 1)).toFixed(1) + " % match";
        const levels = Math.max(...places.map((place) => place.level)) + 1;
        const picture = svg(null, "svg", { width, height: levels * row, viewBox: `0 0 ${width} ${levels * row}`, "aria-hidden": "true" });
        for (const { node, level, x, wide, faded, isMatch } of places) {
          drawn.add(node);
          const kind = node.name < 0 ? 4 : data.functions[node.name][3];
          const box = svg(picture, "g", { class: "flame-box" + (faded ? " faded" : "") + (isMatch ? " match" : "") + (node === chosen ? " chosen" : "") });
          svg(box, "rect", { class: "flame-" + kind, x: x + 0.25, y: level * row, width: Math.max(wide - 0.5, 0.4), height: row - 1.5, rx: 2 });
          const letters = Math.floor((wide - 8) / 6.7);
          if (letters >= 3) {
            const name = text(node);
            svg(box, "text", { x: x + 4, y: level * row + 12.5 }, name.length <= letters ? name : name.slice(0, letters - 1) + "…");
          }
          box.addEventListener("pointerenter", () => say(node));
          box.addEventListener("click", () => zoom(node));
        }
        area.replaceChildren(picture);
      }

      area.addEventListener("keydown", (event) => {
        // What is too narrow to be drawn is passed over.
        const siblings = (chosen.parent ? chosen.parent.calls : [chosen]).filter((node) => drawn.has(node));
        const place = siblings.indexOf(chosen);
        const widest = chosen.calls.reduce((best, call) => (!best || call.total > best.total ? call : best), null);
        const next = {
          ArrowUp: chosen.parent, ArrowDown: widest, ArrowLeft: siblings[place - 1], ArrowRight: siblings[place + 1]
        };
        if (event.key === "Enter") { event.preventDefault(); zoom(chosen); say(chosen); return; }
        if (event.key === "Escape") { zoom(root); say(root); return; }
        if (!(event.key in next)) return;
        event.preventDefault();
        if (next[event.key]) { chosen = next[event.key]; draw(); say(chosen); }
      });
      draw();
    }

    function bytes(number) {
      let unit = 0;
      while (number >= 999.5 && unit < 4) { number /= 1000; unit += 1; }
      return Number(number.toPrecision(3)) + " " + ["B", "kB", "MB", "GB", "TB"][unit];
    }

    """#
}
