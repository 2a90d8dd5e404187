/* Exact fractions, and figures as Danes write them: as rules_src/scoring/figures.py has them. */

/** @typedef {{n: number, d: number}} Exact */

/** Something that cannot be reckoned with, told in Danish. */
class Mistyped extends Error {}

/** @param {number} a @param {number} b @returns {number} */
function common(a, b) {
  return b ? common(b, a % b) : Math.abs(a);
}

/** @param {number} n @param {number} [d] @returns {Exact} */
function exact(n, d = 1) {
  const by = (common(n, d) || 1) * Math.sign(d);
  return { n: n / by || 0, d: d / by };
}

/** @param {Exact} a @param {Exact} b */
function plus(a, b) {
  const by = common(a.d, b.d);
  return exact(a.n * (b.d / by) + b.n * (a.d / by), (a.d / by) * b.d);
}

/** @param {Exact} a @param {Exact} b */
function product(a, b) {
  const [one, other] = [exact(a.n, b.d), exact(b.n, a.d)];
  return exact(one.n * other.n, one.d * other.d);
}

/** @param {Exact} a */
function minus(a) {
  return exact(-a.n, a.d);
}

/** The nearest whole number of so many decimals' units; half goes away from nothing. @param {Exact} value @param {number} [decimals] */
function nearest({ n, d }, decimals = 0) {
  const size = Math.floor((2 * Math.abs(n) * 10 ** decimals + d) / (2 * d));
  return Math.sign(n) * size || 0;
}

/** `−3,5`: as many decimals as asked for, or all there are up to four. @param {Exact} value @param {number} [decimals] */
function danish(value, decimals) {
  const places = decimals ?? [0, 1, 2, 3].find((k) => (value.n * 10 ** k) % value.d === 0) ?? 4;
  const units = nearest(value, places);
  const digits = String(Math.abs(units)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  return (units < 0 ? "−" : "") + whole + (places ? "," + digits.slice(-places) : "");
}

/** With a plus before what is won. @param {Exact} value @param {number} [decimals] */
function signed(value, decimals) {
  const text = danish(value, decimals);
  return value.n > 0 && /[1-9]/.test(text) ? "+" + text : text;
}

/** `−3,5` as it is typed. @param {string} text @param {string} what @returns {Exact} */
function typedNumber(text, what) {
  const plain = text.trim().replace(/[−–]/g, "-").replace(",", ".").replace(/^\+/, "");
  if (!/^-?\d{1,5}(\.\d{1,3})?$/.test(plain)) throw new Mistyped(`Skriv et tal: ${what}.`);
  return exact(Math.round(Number(plain) * 1000), 1000);
}

/** Weights that add to 100 when one is moved: those after it make up the rest, or, where they cannot, all others.
 * @param {number[]} weights @param {number} moved @param {number} to */
function balanced(weights, moved, to) {
  const most = 100 - (weights.length - 1);
  const value = Math.max(1, Math.min(most, Math.round(to)));
  const kept = weights.slice(0, moved);
  const left = 100 - value - kept.reduce((sum, weight) => sum + weight, 0);
  const after = weights.slice(moved + 1);
  if (!after.length && !kept.length) return [100];
  if (after.length && left >= after.length) return [...kept, value, ...spread(after, left)];
  const others = spread([...kept, ...after], 100 - value);
  return [...others.slice(0, moved), value, ...others.slice(moved)];
}

/** Share out so much in the proportion of these, at least 1 to each. @param {number[]} weights @param {number} whole */
function spread(weights, whole) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const spare = whole - weights.length;
  const parts = weights.map((weight) => (sum ? (spare * weight) / sum : spare / weights.length));
  const shares = parts.map((part) => 1 + Math.floor(part));
  const order = parts.map((part, n) => ({ n, over: part - Math.floor(part) })).sort((a, b) => b.over - a.over || a.n - b.n);
  const lacking = whole - shares.reduce((total, share) => total + share, 0);
  order.slice(0, lacking).forEach(({ n }) => shares[n]++);
  return shares;
}
