// WebKit (seen in 2.50) may leave the page in its old arrangement when the window changes its shape: it keeps to the media
// queries that held before. The style sheet is taken away and put back then, within one frame.
(() => {
  let later;

  // Whether a new element would lie in another way than the page does.
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
    // Asking for a measure has the page laid out without it.
    table.offsetWidth;
    for (const style of styles) style.media = "all";
    scrolled.forEach((element, at) => { element.scrollTop = places[at]; });
  }

  addEventListener("resize", () => {
    clearTimeout(later);
    later = setTimeout(arrange, 50);
  });
})();
