/* What moves in the frame of a page, whoever built it: the colours, the drawer, the way back to the
  top, the contents, wide tables and what an address leads into. The script that a builder brings
  with it also has its own search, diagrams and quick changes of page, and is not loaded. */

const HEADER = 48;
const DARK = "(prefers-color-scheme: dark)";
const FOLLOWED = "(prefers-color-scheme)";

function colours() {
  const ways = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("input[name=__palette]")]);
  if (!ways.length) return;
  const kept = __md_get("__palette");
  const device = matchMedia(DARK);
  let chosen = Math.min(Math.max(kept?.index ?? 0, 0), ways.length - 1);

  function show() {
    const way = ways[chosen];
    const media = way.dataset.mdColorMedia === FOLLOWED ? `(prefers-color-scheme: ${device.matches ? "dark" : "light"})` : way.dataset.mdColorMedia;
    const shown = ways.find(({ dataset }) => dataset.mdColorMedia === media) || way;
    document.body.dataset.mdColorScheme = shown.dataset.mdColorScheme;
    document.body.setAttribute("data-md-color-media", way.dataset.mdColorMedia || "");
    way.checked = true;
    ways.forEach((one, n) => {
      const label = one.nextElementSibling;
      if (label instanceof HTMLLabelElement) label.hidden = n !== chosen;
    });
  }

  ways.forEach((way, n) =>
    way.addEventListener("change", () => {
      chosen = n;
      show();
      const { mdColorMedia, mdColorScheme, mdColorPrimary, mdColorAccent } = way.dataset;
      const color = { media: mdColorMedia, scheme: mdColorScheme, primary: mdColorPrimary, accent: mdColorAccent };
      __md_set("__palette", { index: n, color });
    }),
  );
  device.addEventListener("change", show);
  show();
}

/** The drawer closes by Escape, and when a link in it is followed within the page. */
function drawer() {
  const open = document.querySelector("#__drawer");
  if (!(open instanceof HTMLInputElement)) return;
  const close = () => {
    open.checked = false;
  };
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  document.querySelector(".md-sidebar--primary")?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
}

/** What follows the page as it is scrolled. */
function scrolling() {
  const header = document.querySelector(".md-header");
  const top = document.querySelector("[data-md-component=top]");
  const links = [...document.querySelectorAll(".md-sidebar--secondary a.md-nav__link[href^='#']")];
  const places = links.map((link) => document.getElementById(decoded(link.getAttribute("href")?.slice(1) || "")));
  let before = scrollY;
  let asked = false;

  function follow() {
    asked = false;
    header?.classList.toggle("md-header--shadow", scrollY > HEADER);
    if (top instanceof HTMLElement) top.hidden = scrollY >= before || scrollY < innerHeight;
    before = scrollY;
    const passed = places.filter((place) => !!place && place.getBoundingClientRect().top < HEADER + 32).length - 1;
    links.forEach((link, n) => {
      link.classList.toggle("md-nav__link--passed", n < passed);
      link.classList.toggle("md-nav__link--active", n === passed);
    });
    const within = links[passed]?.closest(".md-sidebar__scrollwrap");
    if (within instanceof HTMLElement && within.scrollHeight > within.clientHeight) {
      within.scrollTop = /** @type {HTMLElement} */ (links[passed]).offsetTop - within.clientHeight / 2;
    }
  }

  addEventListener(
    "scroll",
    () => {
      if (!asked) requestAnimationFrame(follow);
      asked = true;
    },
    { passive: true },
  );
  top?.addEventListener("click", () => scrollTo({ top: 0 }));
  follow();
}

/** A table that no class lays out may be wider than the page. */
function tables() {
  for (const table of document.querySelectorAll("article table:not([class])")) {
    table.outerHTML = `<div class="md-typeset__scrollwrap"><div class="md-typeset__table">${table.outerHTML}</div></div>`;
  }
}

/** What is wider than the page can be scrolled by the keyboard too. */
function wide() {
  for (const one of document.querySelectorAll("article :is(pre > code, .md-typeset__scrollwrap)")) {
    if (one.scrollWidth > one.clientWidth) one.setAttribute("tabindex", "0");
    else one.removeAttribute("tabindex");
  }
}

/** What is folded is open on paper. */
function onPaper() {
  const folded = [...document.querySelectorAll("details:not([open])")].filter((fold) => fold instanceof HTMLDetailsElement);
  const all = (/** @type {boolean} */ open) => folded.forEach((fold) => fold.toggleAttribute("open", open));
  all(true);
  addEventListener("afterprint", () => all(false), { once: true });
}

/** What is folded opens for an address that leads into it. */
function unfold() {
  const place = document.getElementById(decoded(location.hash.slice(1)));
  const folds = [];
  for (let fold = place?.closest("details"); fold; fold = fold.parentElement?.closest("details")) folds.push(fold);
  for (const fold of folds) fold.open = true;
  const row = place?.closest("tr")?.querySelector("details.row");
  row?.setAttribute("open", "");
  if (row || folds.length) place?.scrollIntoView();
}

colours();
drawer();
tables();
wide();
scrolling();
unfold();
addEventListener("hashchange", unfold);
addEventListener("resize", wide);
addEventListener("beforeprint", onPaper);
