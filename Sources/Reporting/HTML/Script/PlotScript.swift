/// Numbers for people, elements, and a chart with axes: what the other parts of the script draw with.
enum PlotScript {
  static let source = #"""
    const space = ["http:", "", "www.w3.org", "2000", "svg"].join("/");
    const units = ["ns", "µs", "ms", "s"];
    const group = new Intl.NumberFormat("en-US");
    const calm = (number, digits) => number.toFixed(digits).replace("-0", number < 0 ? "-0" : "0");

    function time(ns) {
      let unit = 0;
      while (Math.abs(ns) >= 999.5 && unit < 3) { ns /= 1000; unit += 1; }
      const size = Math.abs(ns);
      const decimals = (unit === 0 && Number.isInteger(ns)) || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
      return calm(ns, decimals) + " " + units[unit];
    }

    /** A time on an axis: as few digits as it takes. */
    function tick(ns) {
      if (ns === 0) return "0";
      let unit = 0;
      while (Math.abs(ns) >= 999.5 && unit < 3) { ns /= 1000; unit += 1; }
      return Number(ns.toPrecision(3)) + " " + units[unit];
    }

    function plain(number) {
      const size = Math.abs(number);
      if (size >= 1e9) return Number((number / 1e9).toPrecision(3)) + " G";
      if (size >= 1e6) return Number((number / 1e6).toPrecision(3)) + " M";
      if (size >= 1e4) return Number((number / 1e3).toPrecision(3)) + " k";
      return group.format(Number(number.toPrecision(6)));
    }

    function html(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value !== null && value !== undefined) element.setAttribute(name, value);
      }
      element.append(...children.filter((child) => child !== null));
      return element;
    }

    function svg(parent, tag, attributes, text) {
      const element = document.createElementNS(space, tag);
      for (const name in attributes) element.setAttribute(name, attributes[name]);
      if (text !== undefined) element.textContent = text;
      if (parent) parent.append(element);
      return element;
    }

    /** Round numbers that cut from low to high into about `count` parts. */
    function steps(low, high, count) {
      const raw = Math.max((high - low) / count, 1e-12);
      const power = Math.pow(10, Math.floor(Math.log10(raw)));
      const size = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw * 0.999);
      const found = [];
      for (let value = Math.ceil(low / size) * size; value <= high + size * 1e-6; value += size) found.push(value);
      return found;
    }

    function decades(low, high) {
      const found = [];
      for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power += 1) {
        for (const factor of high / low < 60 ? [1, 2, 5] : [1]) {
          const value = factor * Math.pow(10, power);
          if (value >= low * 0.999 && value <= high * 1.001) found.push(value);
        }
      }
      const most = 7;
      return found.length > most ? found.filter((_, index) => index % Math.ceil(found.length / most) === 0) : found;
    }

    /** A chart as SVG in `box`: axes, and what is drawn on them in points of the data. */
    class Plot {
      constructor(box, { height = 250, label, x, y, left = 58, right = 14, top = 12, bottom = 36 }) {
        this.box = box;
        this.width = Math.max(box.clientWidth, 200);
        this.height = height;
        Object.assign(this, { x, y, left, right, top, bottom });
        box.querySelectorAll("svg, .tip").forEach((old) => old.remove());
        this.svg = svg(null, "svg", {
          class: "plot-svg", width: this.width, height, viewBox: `0 0 ${this.width} ${height}`, role: "img", "aria-label": label
        });
        box.prepend(this.svg);
        this.back = svg(this.svg, "g", {});
        this.drawAxes();
        // A picture within the picture cuts off what leads beyond the axes.
        const room = { x: left, y: top - 6, width: this.inner, height: height - top - bottom + 6 };
        this.body = svg(this.svg, "svg", { ...room, viewBox: `${room.x} ${room.y} ${room.width} ${room.height}` });
        this.front = svg(this.svg, "g", {});
      }

      get inner() { return Math.max(this.width - this.left - this.right, 10); }

      share(axis, value) {
        if (axis.log) return Math.log(Math.max(value, axis.min * 1e-3) / axis.min) / Math.log(axis.max / axis.min);
        return (value - axis.min) / (axis.max - axis.min || 1);
      }

      px(value) { return this.left + this.share(this.x, value) * this.inner; }

      py(value) {
        return this.height - this.bottom - this.share(this.y, value) * (this.height - this.top - this.bottom);
      }

      at(px) {
        const share = Math.min(Math.max((px - this.left) / this.inner, 0), 1);
        if (this.x.log) return this.x.min * Math.pow(this.x.max / this.x.min, share);
        return this.x.min + share * (this.x.max - this.x.min);
      }

      drawAxes() {
        const floor = this.height - this.bottom;
        for (const value of this.y.ticks || (this.y.log ? decades(this.y.min, this.y.max) : steps(this.y.min, this.y.max, 4))) {
          const y = this.py(value);
          svg(this.back, "line", { class: "grid", x1: this.left, x2: this.width - this.right, y1: y, y2: y });
          svg(this.back, "text", { class: "tick end", x: this.left - 8, y: y + 4 }, this.y.format(value));
        }
        const wide = this.x.wide || 70;
        const count = Math.max(2, Math.floor(this.inner / wide));
        const values = this.x.ticks || (this.x.log ? decades(this.x.min, this.x.max) : steps(this.x.min, this.x.max, count));
        let free = -Infinity;
        for (const value of values.filter((value) => !this.x.whole || Number.isInteger(value))) {
          const x = this.px(value);
          if (x < free || x > this.width - this.right + 1) continue;
          free = x + wide * 0.7;
          svg(this.back, "line", { class: "notch", x1: x, x2: x, y1: floor, y2: floor + 4 });
          const side = x > this.width - 26 ? " end" : " mid";
          svg(this.back, "text", { class: "tick" + side, x: side === " end" ? this.width - 2 : x, y: floor + 17 }, this.x.format(value));
        }
        svg(this.back, "line", { class: "axis-line", x1: this.left, x2: this.width - this.right, y1: floor, y2: floor });
        if (this.x.title) {
          svg(this.back, "text", { class: "tick end", x: this.width - this.right, y: this.height - 3 }, this.x.title);
        }
      }

      path(points, stepped) {
        let path = "";
        points.forEach(([x, y], index) => {
          const [px, py] = [this.px(x).toFixed(1), this.py(y).toFixed(1)];
          path += index === 0 ? `M${px} ${py}` : stepped ? `H${px}V${py}` : `L${px} ${py}`;
        });
        return path;
      }

      line(points, name, stepped = false) {
        return svg(this.body, "path", { class: "line " + name, d: this.path(points, stepped) });
      }

      area(points, name, stepped = false) {
        if (points.length === 0) return;
        const floor = this.py(this.y.min).toFixed(1);
        const [first, last] = [points[0][0], points[points.length - 1][0]];
        const path = this.path(points, stepped) + `L${this.px(last).toFixed(1)} ${floor}L${this.px(first).toFixed(1)} ${floor}Z`;
        svg(this.body, "path", { class: name, d: path });
      }

      diamond(x, y, name, size = 5) {
        const [px, py] = [this.px(x), this.py(y)];
        svg(this.front, "path", { class: name, d: `M${px} ${py - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z` });
      }

      dot(x, y, name, size = 3.5) { svg(this.front, "circle", { class: name, cx: this.px(x), cy: this.py(y), r: size }); }

      /** A dashed line across at a height, or upright at a place, with words beside it. */
      rule(axis, value, words, name = "deadline-rule") {
        const share = this.share(this[axis], value);
        if (share < 0 || share > 1) return false;
        const upright = axis === "x";
        const place = upright ? this.px(value) : this.py(value);
        svg(this.front, "line", upright
          ? { class: name, x1: place, x2: place, y1: this.top, y2: this.height - this.bottom }
          : { class: name, x1: this.left, x2: this.width - this.right, y1: place, y2: place });
        if (!words) return true;
        const leftSide = upright && place < this.left + 110;
        svg(this.front, "text", {
          class: name + "-label" + (upright && leftSide ? "" : " end"), x: upright ? place + (leftSide ? 6 : -6) : this.width - this.right - 4,
          y: upright ? this.height - this.bottom - 8 : place - 6
        }, words);
        return true;
      }

      /** Says what lies nearest to the pointer, or to the place that the arrow keys lead to. */
      explore(places, describe) {
        if (places.length === 0) return;
        const tip = html("div", { class: "tip", role: "status", hidden: "" });
        this.box.append(tip);
        const cursor = svg(this.front, "line", { class: "cursor", y1: this.top, y2: this.height - this.bottom, visibility: "hidden" });
        let current = -1;
        const hide = () => { tip.hidden = true; cursor.setAttribute("visibility", "hidden"); current = -1; };
        const show = (index) => {
          current = index;
          const x = this.px(places[index]);
          cursor.setAttribute("x1", x);
          cursor.setAttribute("x2", x);
          cursor.setAttribute("visibility", "visible");
          const [title, ...rows] = describe(index);
          tip.replaceChildren(html("b", {}, title), ...rows.map((row) => html("span", {}, row)));
          tip.hidden = false;
          tip.style.left = Math.min(Math.max(x + 12, 0), Math.max(this.width - tip.offsetWidth - 4, 0)) + "px";
          if (x + 16 + tip.offsetWidth > this.width) tip.style.left = Math.max(x - tip.offsetWidth - 12, 0) + "px";
          tip.style.top = this.top + "px";
        };
        const nearest = (value) => {
          let [low, high] = [0, places.length - 1];
          while (low < high) {
            const middle = (low + high) >> 1;
            if (places[middle] < value) low = middle + 1; else high = middle;
          }
          const before = Math.max(low - 1, 0);
          return Math.abs(this.px(places[before]) - this.px(value)) < Math.abs(this.px(places[low]) - this.px(value)) ? before : low;
        };
        this.svg.addEventListener("pointermove", (event) => show(nearest(this.at(event.offsetX))));
        this.svg.addEventListener("pointerleave", hide);
        this.box.tabIndex = 0;
        this.box.onkeydown = (event) => {
          const moves = { ArrowLeft: -1, ArrowRight: 1, PageUp: -20, PageDown: 20, Home: -Infinity, End: Infinity };
          if (event.key === "Escape") return hide();
          if (!(event.key in moves) || event.target !== this.box) return;
          event.preventDefault();
          const start = current < 0 ? (moves[event.key] > 0 ? -1 : places.length) : current;
          show(Math.min(Math.max(start + moves[event.key], 0), places.length - 1));
        };
        this.box.onblur = hide;
      }
    }

    """#
}
