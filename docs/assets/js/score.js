// @ts-check
// Calculators of the score: figures are looked up in the tables that the page carries. What they
// are, the generator has put there from rules_src/scoring.
(function () {
  "use strict";

  /**
   * @typedef {{made: number[][][], over: number[][], down: number[][]}} Contracts
   * @typedef {{contract: Contracts, imps: number[], kp: Record<string, number[]>}} Tables
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

  // The calculators

  /** Points to declarer. @param {Contracts} tables @param {number} level @param {number} row @param {number} column @param {number} tricks */
  function score({ made, over, down }, level, row, column, tricks) {
    const more = tricks - 6 - level;
    return more < 0 ? -down[-more - 1][column] : made[level - 1][row][column] + more * over[row][column];
  }

  /** @type {Calculator} */
  function contract(form, tables) {
    const level = read(form, "level", "trin");
    const column = 3 * read(form, "vulnerable", "zone") + read(form, "doubled", "doblet");
    const tricks = read(form, "tricks", "stik");
    const points = score(tables.contract, level, read(form, "denomination", "farve"), column, tricks);
    const more = tricks - 6 - level;
    if (more < 0) return [`${-more} ned: ${danish(-points)} til modstanderne.`];
    return [`Vundet${more ? ` med ${more} overstik` : ""}: ${danish(points)} til spilfører.`];
  }

  /** A contract that is picked fills its field with the points to us. @param {HTMLFormElement} form @param {Tables} tables @param {Event} event */
  function fill(form, tables, event) {
    const picker = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-fills]"));
    if (!picker) return;
    const part = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (picker.querySelector(`[data-part="${name}"]`)).value;
    const [level, row, doubled, side, zone, tricks] = ["level", "denomination", "doubled", "side", "vulnerable", "tricks"].map(part);
    if (!level) return;
    const points = level === "0" ? 0 : Number(side) * score(tables.contract, Number(level), Number(row), 3 * Number(zone) + Number(doubled), Number(tricks));
    /** @type {HTMLInputElement} */ (form.elements.namedItem(picker.dataset.fills || "")).value = String(points);
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

  /** @type {Record<string, Calculator>} */
  const CALCULATORS = { contract, imp: impCalculator, kp: kpCalculator };

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
      form.addEventListener("input", (event) => {
        fill(form, tables, event);
        show(form, tables);
      });
      show(form, tables);
    });
    document.querySelectorAll(".needs-script").forEach((note) => note.remove());
  }

  const pages = /** @type {any} */ (window).document$; // Material, when it loads pages itself
  if (pages) pages.subscribe(start);
  else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
