/// Draws what comes into view, and again when the width changes.
enum StartScript {
  static let source = #"""
    const kinds = { timeline, distribution, scaling, history, flame };
    const data = new Map();
    const drawn = new Map();

    /** The data of a chart: the JSON of its own element, read when it is first needed. */
    function read(id) {
      if (!data.has(id)) data.set(id, JSON.parse(document.getElementById(id).textContent));
      return data.get(id);
    }

    function draw(box) {
      drawn.set(box, box.clientWidth);
      kinds[box.dataset.chart](box, read(box.dataset.source));
    }

    const boxes = [...document.querySelectorAll("[data-chart]")];
    const isShown = (box) => box.clientWidth > 0 && !box.closest("details:not([open])");
    const watcher = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && !drawn.has(target) && isShown(target)) draw(target);
      }
    }, { rootMargin: "600px" });
    boxes.forEach((box) => watcher.observe(box));

    /** Says of tables that are wider than the page that there is more of them. */
    const wide = [...document.querySelectorAll(".wide > .scroller")];
    function hint(box) {
      const hidden = box.scrollWidth - box.clientWidth;
      box.parentNode.classList.toggle("over", hidden > 4);
      box.parentNode.classList.toggle("more", hidden - box.scrollLeft > 4);
    }
    const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => hint(target)));
    wide.forEach((box) => {
      sizes.observe(box);
      box.addEventListener("scroll", () => hint(box), { passive: true });
    });

    let waiting = 0;
    addEventListener("resize", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => drawn.forEach((width, box) => { if (isShown(box) && box.clientWidth !== width) draw(box); }), 120);
    });

    /** Opens what a link leads into. */
    function reveal() {
      const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      for (let part = target; part; part = part.parentElement) if (part.tagName === "DETAILS") part.open = true;
      target.scrollIntoView();
    }
    addEventListener("hashchange", reveal);
    reveal();

    for (const button of document.querySelectorAll("button[data-copy]")) {
      button.hidden = !navigator.clipboard;
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(button.dataset.copy);
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
    }

    const closed = [];
    addEventListener("beforeprint", () => {
      for (const part of document.querySelectorAll("details.card:not([open])")) { part.open = true; closed.push(part); }
      boxes.forEach((box) => { if (isShown(box)) draw(box); });
    });
    addEventListener("afterprint", () => {
      closed.splice(0).forEach((part) => { part.open = false; });
      boxes.forEach((box) => { if (drawn.has(box) && isShown(box)) draw(box); });
    });
    document.documentElement.classList.add("scripted");

    """#
}
