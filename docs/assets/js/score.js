// @ts-check
// Calculators of the score: figures are looked up in the tables that the page carries, weighted
// and added. What the figures are, the generator has put there from rules_src/scoring.
(function () {
  "use strict";

  /**
   * @typedef {{made: number[][][], over: number[][], down: number[][]}} Contracts
   * @typedef {{contract: Contracts, imps: number[], kp: Record<string, number[]>}} Tables
   * @typedef {{weight: number, points: number}} Share
   * @typedef {(form: HTMLFormElement, tables: Tables) => string[]} Calculator
   */

  /** Something the reader has typed that cannot be reckoned with, told in Danish. */
  class Mistyped extends Error {}

  // Figures as Danes write them

  /** @param {number} value @param {number} [decimals] */
  function danish(value, decimals) {
    const most = decimals === undefined ? 4 : decimals;
    return new Intl.NumberFormat("da-DK", {
      minimumFractionDigits: decimals || 0, maximumFractionDigits: most, useGrouping: false,
    }).format(exact(value)).replace("-", "−");
  }

  /** @param {number} value */
  function signed(value) {
    return (exact(value) > 0 ? "+" : "") + danish(value);
  }

  /** Without the dust that binary fractions leave. @param {number} value */
  function exact(value) {
    return Math.round(value * 1e6) / 1e6 || 0;
  }

  /** The nearest whole number, halves away from nothing. @param {number} value */
  function nearest(value) {
    return Math.sign(value) * Math.floor(exact(Math.abs(value)) + 0.5);
  }

  /** @param {string} text @param {string} what */
  function number(text, what) {
    const plain = text.trim().replace(/[−–]/g, "-").replace(",", ".").replace(/^\+/, "");
    if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new Mistyped(`Skriv et tal: ${what}.`);
    return Number(plain);
  }

  /** @param {HTMLFormElement} form @param {string} name */
  function typed(form, name) {
    const field = form.elements.namedItem(name);
    return /** @type {HTMLInputElement | RadioNodeList} */ (field).value;
  }

  /** @param {HTMLFormElement} form @param {string} name @param {string} what */
  function read(form, name, what) {
    return number(typed(form, name), what);
  }

  // Looking up

  /** @param {Tables} tables @param {number} difference */
  function imps(tables, difference) {
    const won = tables.imps.filter((smallest) => smallest <= Math.abs(difference)).length;
    return Math.sign(difference) * won || 0;
  }

  /** Hundredths of a KP to the side with this margin. @param {number[]} scale @param {number} margin */
  function kp(scale, margin) {
    const full = scale[scale.length - 1];
    const won = scale[Math.min(Math.abs(nearest(margin)), scale.length - 1)];
    return margin >= 0 ? won : full - won;
  }

  /** What a score is worth against a list of others, each with its frequency. @param {Share[]} table @param {number} points */
  function matchpoints(table, points) {
    return exact(table.reduce((sum, other) => sum + other.weight * Math.sign(points - other.points), 0));
  }

  /** @param {Share[]} shares @param {(points: number) => number} worth */
  function weighted(shares, worth) {
    return exact(shares.reduce((sum, share) => sum + share.weight * worth(share.points), 0));
  }

  // The calculators

  /** @type {Calculator} */
  function contract(form, { contract: { made, over, down } }) {
    const level = read(form, "level", "trin");
    const row = read(form, "denomination", "farve");
    const column = 3 * read(form, "vulnerable", "zone") + read(form, "doubled", "doblet");
    const tricks = read(form, "tricks", "stik") - 6 - level;
    if (tricks < 0) {
      return [`${-tricks} ned: ${danish(down[-tricks - 1][column])} til modstanderne.`];
    }
    const extra = Array(tricks).fill(over[row][column]);
    const points = extra.reduce((sum, each) => sum + each, made[level - 1][row][column]);
    const more = tricks ? ` med ${tricks} overstik` : "";
    return [`Vundet${more}: ${danish(points)} til spilfører.`];
  }

  /** @type {Calculator} */
  function impCalculator(form, tables) {
    const difference = read(form, "here", "det ene bord") + read(form, "there", "det andet bord");
    const won = imps(tables, difference);
    return [`Forskellen er ${signed(difference)} point: ${signed(won)} imp til os.`];
  }

  /** @type {Calculator} */
  function kpCalculator(form, tables) {
    const margin = read(form, "ours", "imp til os") - read(form, "theirs", "imp til modstanderne");
    return [`${signed(margin)} imp til os. ${inKp(tables.kp[typed(form, "boards")], margin, "os")}`];
  }

  /** @param {number[]} scale @param {number} margin @param {string} whom */
  function inKp(scale, margin, whom) {
    const whole = nearest(margin);
    const rounded = whole === exact(margin) ? "" : ` (regnet som ${signed(whole)})`;
    return `${danish(kp(scale, margin) / 100, 2)} KP til ${whom}${rounded}.`;
  }

  /** @type {Calculator} */
  function adjusted(form, tables) {
    const ours = shares(form, "ns", "N-S");
    const theirs = shares(form, "ew", "Ø-V");
    if (!ours.length) throw new Mistyped("Skriv mindst ét resultat til N-S.");
    const contest = typed(form, "contest");
    form.querySelectorAll("[data-for]").forEach((part) => {
      const contests = /** @type {HTMLElement} */ (part).dataset.for || "";
      /** @type {HTMLElement} */ (part).hidden = !contests.split(" ").includes(contest);
    });
    const sides = { ours, theirs: theirs.length ? theirs : ours };
    return contest === "pairs" ? pairs(form, sides) : teams(form, tables, sides, contest);
  }

  /** @param {HTMLFormElement} form @param {string} side @param {string} name @returns {Share[]} */
  function shares(form, side, name) {
    const fields = (/** @type {string} */ kind) =>
      [...form.querySelectorAll(`[name="${side}-${kind}"]`)].map(
        (field) => /** @type {HTMLInputElement} */ (field).value.trim()
      );
    const points = fields("points");
    const found = fields("weight").flatMap((weight, n) =>
      weight || points[n]
        ? [{ weight: number(weight, `vægten til ${name}`) / 100, points: number(points[n], `point ud for ${weight} % til ${name}`) }]
        : []
    );
    const sum = exact(found.reduce((total, share) => total + share.weight, 0));
    if (found.some((share) => share.weight <= 0)) throw new Mistyped(`Hver vægt til ${name} skal være over 0 %.`);
    if (found.length && sum !== 1) throw new Mistyped(`Vægtene til ${name} giver ${danish(sum * 100)} % og skal give 100 %.`);
    return found;
  }

  /** @param {HTMLFormElement} form @param {Tables} tables @param {{ours: Share[], theirs: Share[]}} sides @param {string} contest */
  function teams(form, tables, { ours, theirs }, contest) {
    const other = read(form, "other", "point ved det andet bord");
    let home = weighted(ours, (points) => imps(tables, points - other));
    let away = weighted(theirs, (points) => imps(tables, other - points));
    const lines = [
      `N-S’ hold: ${reckoning(ours, (points) => imps(tables, points - other), home)} imp.`,
      `Ø-V’s hold: ${reckoning(theirs, (points) => imps(tables, other - points), away)} imp.`,
    ];
    if (contest === "knockout") {
      home = (home - away) / 2;
      away = -home;
      lines.push(`Gennemsnittet: ${signed(home)} imp til N-S’ hold og ${signed(away)} til Ø-V’s hold.`);
    }
    const before = read(form, "home", "imp til N-S’ hold") - read(form, "away", "imp til Ø-V’s hold");
    const scale = tables.kp[typed(form, "boards")];
    lines.push(`N-S’ hold ender på ${signed(before + home)} imp, Ø-V’s hold på ${signed(away - before)}.`);
    return contest === "knockout"
      ? lines
      : [...lines, inKp(scale, before + home, "N-S’ hold"), inKp(scale, away - before, "Ø-V’s hold")];
  }

  /** @param {HTMLFormElement} form @param {{ours: Share[], theirs: Share[]}} sides */
  function pairs(form, { ours, theirs }) {
    const others = typed(form, "others").split(/[\s;]+/).filter(Boolean)
      .map((text) => ({ weight: 1, points: number(text, "point ved de andre borde") }));
    if (!others.length) throw new Mistyped("Skriv resultaterne ved de andre borde.");
    const northSouth = (/** @type {number} */ points) => matchpoints([...others, ...ours], points);
    const eastWest = (/** @type {number} */ points) => -matchpoints([...others, ...theirs], points) || 0;
    return [
      `${pairLine("N-S", ours, northSouth, others.length)}`,
      `${pairLine("Ø-V", theirs, eastWest, others.length)}`,
      "Point på skalaen 1, 0 og −1, hvor middel er 0.",
    ];
  }

  /** @param {string} side @param {Share[]} shares @param {(points: number) => number} worth @param {number} top */
  function pairLine(side, shares, worth, top) {
    const sum = weighted(shares, worth);
    const percent = danish((100 * (sum + top)) / (2 * top), 2);
    return `${side}: ${reckoning(shares, worth, sum)} point, ${percent} %.`;
  }

  /** `60 % af +2 og 40 % af −8, i alt −2`. @param {Share[]} shares @param {(points: number) => number} worth @param {number} sum */
  function reckoning(shares, worth, sum) {
    if (shares.length === 1) return signed(sum);
    const parts = shares.map((share) => `${danish(share.weight * 100)} % af ${signed(worth(share.points))}`);
    return `${parts.slice(0, -1).join(", ")} og ${parts[parts.length - 1]}, i alt ${signed(sum)}`;
  }

  /** @type {Record<string, Calculator>} */
  const CALCULATORS = { contract, imp: impCalculator, kp: kpCalculator, adjusted };

  /** @param {HTMLFormElement} form @param {Tables} tables */
  function show(form, tables) {
    const output = /** @type {HTMLOutputElement} */ (form.querySelector("output"));
    try {
      const lines = CALCULATORS[form.dataset.calculator || ""](form, tables);
      output.replaceChildren(...lines.map(line));
    } catch (error) {
      if (!(error instanceof Mistyped)) throw error;
      output.replaceChildren(line(error.message));
    }
  }

  /** @param {string} text */
  function line(text) {
    const shown = document.createElement("span");
    shown.textContent = text.replace(/ (%|imp|KP)/g, "\u00a0$1");
    return shown;
  }

  function start() {
    const carried = document.getElementById("score-data");
    if (!carried) return;
    const tables = /** @type {Tables} */ (JSON.parse(carried.textContent || "{}"));
    document.querySelectorAll("form[data-calculator]").forEach((found) => {
      const form = /** @type {HTMLFormElement} */ (found);
      form.hidden = false;
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("input", () => show(form, tables));
      show(form, tables);
    });
    document.querySelectorAll(".needs-script").forEach((note) => note.remove());
  }

  const pages = /** @type {any} */ (window).document$; // Material, when it loads pages itself
  if (pages) pages.subscribe(start);
  else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
