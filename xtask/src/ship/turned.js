// WebKit (seen in 2.50) may keep the old layout when the window changes its shape, because it does
// not evaluate media queries again. This script disables all style sheets and enables them again
// within one frame, which forces a new layout.
(() => {
  let later;

  // Whether the grid areas of `table` are out of date: a new `.boot` element, which has the same
  // style rules, gets other grid areas.
  function isOutOfDate(table) {
    const fresh = document.createElement("div");
    fresh.className = "boot";
    document.body.append(fresh);
    const [now, before] = [fresh, table].map((element) => getComputedStyle(element).gridTemplateAreas);
    fresh.remove();
    return now !== before;
  }

  function arrange() {
    const table = document.querySelector(".table");
    if (!table || !isOutOfDate(table)) return;
    const scrolled = [...document.querySelectorAll("main *")].filter((element) => element.scrollTop);
    const places = scrolled.map((element) => element.scrollTop);
    const styles = document.querySelectorAll("link[rel=stylesheet], style");
    for (const style of styles) style.media = "print";
    // Reading `offsetWidth` forces a layout without the style sheets.
    table.offsetWidth;
    for (const style of styles) style.media = "all";
    scrolled.forEach((element, at) => { element.scrollTop = places[at]; });
  }

  addEventListener("resize", () => {
    clearTimeout(later);
    later = setTimeout(arrange, 50);
  });
})();
