/* The sums: imps, KP, knock-out, matchpoints and artificial scores, each step as a line to print.
  What the scales, the percentages and the paragraphs are comes with the page from
  rules_src/scoring. */

/**
 * @typedef {{weight: number, result: Result | null}} Share
 * @typedef {{weight: Exact, points: number}} Scored
 * @typedef {{percent: number, imps: number, keeps: string, name: string}} Given
 * @typedef {{contract: Contracts, imps: number[], kp: Record<string, number[]>, given: Record<string, Given>, small: number}} Tables
 * @typedef {{law: string, text: string, head?: string[], rows?: string[][], ends?: boolean}} Line a sum ends in some of them, and a document takes those
 * @typedef {{given: string, own: Exact | null}} Artificial
 * @typedef {{contest: string, zone: Zone, ns: Share[], ew: Share[], other: Share[], boards: number, before: [Exact, Exact],
 *   others: number[], fouled: number[], expected: number, counted: boolean, artificial: [Artificial, Artificial] | null, penalties: [Exact, Exact]}} Input
 * @typedef {{lines: Line[], values: Exact[]}} Sum
 */

const ZERO = exact(0);
const PAIRS = ["N-S", "Ø-V"];
const TEAMS = ["N-S’ hold", "Ø-V’s hold"];

/** @param {Tables} tables @param {Input} input @returns {Sum} */
function reckon(tables, input) {
  if (input.artificial) return artificialSum(tables, input, input.artificial);
  const ours = scored(tables, input.ns, input.zone);
  const theirs = input.ew.length ? scored(tables, input.ew, input.zone) : ours;
  const lines = [...said(tables, input, "N-S", input.ns), ...said(tables, input, "Ø-V", input.ew)];
  if (!input.ew.length) lines.push({ law: "balance", text: "Begge sider får hver sin side af den samme score." });
  lines.forEach((line) => (line.ends = true));
  return input.contest === "pairs" ? pairsSum(tables, input, ours, theirs, lines) : teamsSum(tables, input, ours, theirs, lines);
}

/** @param {Tables} tables @param {Share[]} shares @param {Zone} zone @returns {Scored[]} */
function scored(tables, shares, zone) {
  return shares.map(({ weight, result }) => ({ weight: exact(weight, 100), points: scoreOf(tables.contract, result, zone) }));
}

/** The results as they are scored. @param {Tables} tables @param {Input} input @param {string} name @param {Share[]} shares @returns {Line[]} */
function said(tables, input, name, shares) {
  if (!shares.length) return [];
  const parts = shares.map(({ weight, result }) => {
    const points = signed(exact(scoreOf(tables.contract, result, input.zone)));
    return `${shares.length > 1 ? weight + " % " : ""}${resultText(result)} (${points})`;
  });
  return [{ law: shares.length > 1 ? "weighted" : "contract", text: `Score til ${name}: ${listed(parts)}.` }];
}

/** @param {string[]} parts */
function listed(parts) {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} og ${parts[parts.length - 1]}`;
}

/** What shares are worth, each converted by itself. @param {Scored[]} shares @param {(points: number) => Exact} worth */
function weighted(shares, worth) {
  return shares.reduce((sum, { weight, points }) => plus(sum, product(weight, worth(points))), ZERO);
}

/** @param {Tables} tables @param {Input} input @param {Scored[]} ours @param {Scored[]} theirs @param {Line[]} lines @returns {Sum} */
function teamsSum(tables, input, ours, theirs, lines) {
  const other = scored(tables, input.other, input.zone);
  lines.push(...said(tables, input, "begge ved det andet bord", input.other));
  const home = imped(tables, ours, other, 1);
  const away = imped(tables, theirs, other, -1);
  lines.push(...impLines(tables, "N-S’ hold", ours, other, 1, home), ...impLines(tables, "Ø-V’s hold", theirs, other, -1, away));
  return matchSum(tables, input, home, away, lines);
}

/** @param {Tables} tables @param {Scored[]} here @param {Scored[]} there @param {number} side */
function imped(tables, here, there, side) {
  return weighted(here, (points) => weighted(there, (other) => imps(tables.imps, side * (points - other))));
}

/** @param {Tables} tables @param {string} name @param {Scored[]} here @param {Scored[]} there @param {number} side @param {Exact} sum @returns {Line[]} */
function impLines(tables, name, here, there, side, sum) {
  const rows = here.flatMap((own) =>
    there.map((other) => {
      const difference = side * (own.points - other.points);
      const weight = product(product(own.weight, other.weight), exact(100));
      return [`${danish(weight)} %`, signed(exact(side * own.points)), signed(exact(-side * other.points)), signed(exact(difference)), signed(imps(tables.imps, difference))];
    })
  );
  const head = ["Vægt", "Her", "Det andet bord", "Forskel", "Imp"];
  return [{ law: rows.length > 1 ? "weighted" : "imps", text: `${name}: ${signed(sum)} imp på spillet.`, head, rows, ends: true }];
}

/** @param {Tables} tables @param {Input} input @param {Exact} home @param {Exact} away @param {Line[]} lines @returns {Sum} */
function matchSum(tables, input, home, away, lines) {
  const total = plus(home, away);
  if (total.n) lines.push({ law: "balance", text: `De to holds imp går ikke op mod hinanden: ${signed(total)} imp i alt.` });
  if (input.contest === "knockout") {
    const middle = product(plus(home, minus(away)), exact(1, 2));
    lines.push({ law: "knockout", ends: true, text: `Gennemsnittet af ${signed(home)} og ${signed(minus(away))} er ${signed(middle)} imp til N-S’ hold og ${signed(minus(middle))} til Ø-V’s hold.` });
    [home, away] = [middle, minus(middle)];
  }
  const [ahead, behind] = input.before;
  const before = plus(ahead, minus(behind));
  const margins = [plus(before, home), plus(away, minus(before))];
  if (before.n || ahead.n) {
    lines.push({ law: "imps", text: `Før spillet stod det ${danish(ahead)}–${danish(behind)}. N-S’ hold ender på ${signed(margins[0])} imp, Ø-V’s hold på ${signed(margins[1])}.` });
  }
  const values = [home, away, ...margins];
  const scale = input.contest === "teams" ? tables.kp[input.boards] : undefined;
  if (scale) {
    const points = margins.map((margin) => kpOf(scale, margin));
    const whole = margins.map((margin) => (margin.d === 1 ? "" : ` (regnet som ${signed(exact(nearest(margin)))})`));
    lines.push({ law: "kp", ends: true, text: `I en kamp på ${input.boards} spil er det ${danish(points[0], 2)} KP til N-S’ hold${whole[0]} og ${danish(points[1], 2)} KP til Ø-V’s hold${whole[1]}.` });
    values.push(...points);
    return lessPenalties(input, TEAMS, points, "KP", { lines, values }, 2);
  }
  return lessPenalties(input, TEAMS, margins, "imp", { lines, values });
}

/** @typedef {{ours: Scored[], theirs: Scored[]}} Table */

/** @param {number} points @returns {Table} */
function certain(points) {
  const shares = [{ weight: exact(1), points }];
  return { ours: shares, theirs: shares };
}

/** What a score is worth to North-South among these. @param {Scored[]} all @param {number} points */
function beaten(all, points) {
  return all.reduce((sum, { weight, points: other }) => (other === points ? sum : plus(sum, other < points ? weight : minus(weight))), ZERO);
}

/** Centred points of each table's two sides. @param {Table[]} group @returns {[Exact, Exact][]} */
function centred(group) {
  const northSouth = group.flatMap(({ ours }) => ours);
  const eastWest = group.flatMap(({ theirs }) => theirs);
  return group.map(({ ours, theirs }) => [
    weighted(ours, (points) => beaten(northSouth, points)),
    minus(weighted(theirs, (points) => beaten(eastWest, points))),
  ]);
}

/** In a group smaller than the field: Neuberg, or the fixed percentages. @param {Tables} tables @param {Exact} points @param {number} actual @param {number} expected */
function grown(tables, points, actual, expected) {
  if (actual <= tables.small && 3 * actual <= expected) {
    return product(plus(exact(10), product(points, exact(5))), exact(expected - 1, 50));
  }
  return product(points, exact(expected, actual));
}

/** @param {Exact} points @param {number} expected */
function percent(points, expected) {
  return product(plus(points, exact(expected - 1)), exact(50, expected - 1));
}

/** @param {Tables} tables @param {Input} input @param {Scored[]} ours @param {Scored[]} theirs @param {Line[]} lines @returns {Sum} */
function pairsSum(tables, input, ours, theirs, lines) {
  if (input.fouled.length === 1) throw new Mistyped("Ét resultat alene kan ikke sammenlignes med andre. Giv det bord en kunstig score.");
  if (input.others.length === 1 && !input.counted) throw new Mistyped("Ét andet resultat alene kan ikke sammenlignes med andre. Tæl den justerede score med.");
  const mine = { ours, theirs };
  const others = input.others.map(certain);
  const group = [mine, ...others];
  const results = group.length + input.fouled.length;
  const expected = Math.max(input.expected || results, results);
  const whole = centred(group);
  const [own] = whole;
  /** @type {[Exact, Exact][]} */
  const all = [own, ...(input.counted ? whole.slice(1) : centred(others))];
  const size = (/** @type {number} */ n) => (n === 0 || input.counted ? group.length : others.length);
  const northSouth = group.flatMap((table) => table.ours);
  const eastWest = group.flatMap((table) => table.theirs);
  lines.push({
    law: "matchpoints", text: `Resultaterne ved de ${group.length} borde, de bedste for N-S først.`,
    head: ["Point til N-S", "Antal N-S", "Antal Ø-V", "N-S", "Ø-V"], rows: frequencies(northSouth, eastWest),
  });
  lines.push(
    pairLine("N-S", ours, (points) => beaten(northSouth, points), own[0]),
    pairLine("Ø-V", theirs, (points) => minus(beaten(eastWest, points)), own[1])
  );
  lines.push({ law: "counted", text: input.counted
    ? "Sat til: Den justerede score tæller med i de andre pars sammenligning."
    : "Sat til: Den justerede score tæller ikke med i de andre pars sammenligning. De regnes, som om bordet intet resultat har." });
  if (expected > group.length) lines.push(grownLine(tables, "Gruppen", group.length, expected));
  if (!input.counted && expected > others.length) lines.push(grownLine(tables, "De andre borde", others.length, expected));
  const points = all.map((pair, n) => pair.map((each) => grown(tables, each, size(n), expected)));
  const other = input.fouled.length ? centred(input.fouled.map(certain)).map((pair) => pair.map((each) => grown(tables, each, input.fouled.length, expected))) : [];
  if (other.length) lines.push(grownLine(tables, "Den anden udgave af spillet", other.length, expected));
  if (other.length && expected > results) lines.push({ law: "neuberg", text: `De to udgaver har tilsammen ${results} af ${expected} resultater. Der mangler ${expected - results}.` });
  const rowOf = (/** @type {string} */ name, /** @type {Exact[]} */ [ns, ew]) => [name, signed(ns), `${danish(percent(ns, expected), 2)} %`, signed(ew), `${danish(percent(ew, expected), 2)} %`];
  const [here, ...there] = points;
  const rows = [rowOf("Her", here), ...unique(input.others, there, rowOf), ...unique(input.fouled, other, rowOf, "Anden udgave: ")];
  lines.push({ law: "matchpoints", ends: true, text: `Resultatet: ${danish(percent(here[0], expected), 2)} % til N-S og ${danish(percent(here[1], expected), 2)} % til Ø-V.`, head: ["Point til N-S", "N-S", "N-S i %", "Ø-V", "Ø-V i %"], rows });
  const sum = plus(here[0], here[1]);
  if (sum.n) lines.push({ law: "balance", text: `De to par her får tilsammen ${signed(sum)} point. Middel til begge er 0.` });
  return lessPenalties(input, PAIRS, here.map((each) => percent(each, expected)), "%", { lines, values: [...points, ...other].flat() }, 2);
}

/** Equal scores once. @param {number[]} scores @param {Exact[][]} points @param {(name: string, pair: Exact[]) => string[]} row @param {string} [before] */
function unique(scores, points, row, before = "") {
  const order = [...new Set(scores)].sort((a, b) => b - a);
  return order.map((score) => row(before + signed(exact(score)), points[scores.indexOf(score)]));
}

/** @param {Scored[]} northSouth @param {Scored[]} eastWest */
function frequencies(northSouth, eastWest) {
  const scores = [...new Set([...northSouth, ...eastWest].map(({ points }) => points))].sort((a, b) => b - a);
  const count = (/** @type {Scored[]} */ all, /** @type {number} */ score) =>
    danish(all.reduce((sum, { weight, points }) => (points === score ? plus(sum, weight) : sum), ZERO));
  return scores.map((score) => [
    signed(exact(score)), count(northSouth, score), count(eastWest, score),
    signed(beaten(northSouth, score)), signed(minus(beaten(eastWest, score))),
  ]);
}

/** @param {string} side @param {Scored[]} shares @param {(points: number) => Exact} worth @param {Exact} sum @returns {Line} */
function pairLine(side, shares, worth, sum) {
  const parts = shares.length === 1 ? "" // else `60 % af +2 og 40 % af −8`
    : listed(shares.map(({ weight, points }) => `${danish(product(weight, exact(100)))} % af ${signed(worth(points))}`));
  return { law: parts ? "weighted" : "matchpoints", text: `${side} her: ${parts ? parts + ", i alt " : ""}${signed(sum)} point på skalaen 1, 0 og −1.` };
}

/** @param {Tables} tables @param {string} what @param {number} actual @param {number} expected @returns {Line} */
function grownLine(tables, what, actual, expected) {
  return actual <= tables.small && 3 * actual <= expected
    ? { law: "small", text: `${what} har kun ${actual} af ${expected} resultater: faste procenter.` }
    : { law: "neuberg", text: `${what} har ${actual} af ${expected} resultater: point gange ${expected} og delt med ${actual} (Neuberg).` };
}

/** @param {Tables} tables @param {Input} input @param {[Artificial, Artificial]} sides @returns {Sum} */
function artificialSum(tables, input, sides) {
  const pairs = input.contest === "pairs";
  const names = pairs ? PAIRS : TEAMS;
  /** @type {Line[]} */
  const lines = [];
  const values = sides.map(({ given, own }, n) => {
    const { percent: share, imps: won, keeps, name } = tables.given[given];
    const fixed = exact(pairs ? share : won);
    const gain = own ? plus(own, minus(fixed)).n : 0;
    const better = keeps === "max" ? gain > 0 : keeps === "min" && gain < 0;
    const value = own && better ? own : fixed;
    const shown = (/** @type {Exact} */ each) => (pairs ? `${danish(each)} %` : `${signed(each)} imp`);
    const why = own && better ? ` Parrets resultat på de andre spil er ${keeps === "max" ? "højere" : "lavere"}: ${shown(own)}.` : "";
    lines.push({ law: own && better ? "own" : "artificial", ends: true, text: `${names[n]}: ${name}, ${shown(fixed)}.${pairs ? why : why.replace("Parrets", "Holdets")}` });
    return value;
  });
  if (pairs) {
    lines.push({ law: "artificial", ends: true, text: `Resultatet: ${danish(values[0], 2)} % til N-S og ${danish(values[1], 2)} % til Ø-V.` });
    return lessPenalties(input, PAIRS, values, "%", { lines, values }, 2);
  }
  return matchSum(tables, input, values[0], values[1], lines);
}

/** Each penalty off the side's own result; the other side's is as it was. @param {Input} input @param {string[]} names @param {Exact[]} results @param {string} unit @param {Sum} sum @param {number} [decimals] @returns {Sum} */
function lessPenalties({ penalties }, names, results, unit, { lines, values }, decimals) {
  if (!penalties.some(({ n }) => n)) return { lines, values };
  const left = results.map((result, side) => plus(result, minus(penalties[side])));
  const said = penalties.flatMap((points, side) => (points.n ? [{
    law: "penalty", ends: true,
    text: `Strafpoint til ${names[side]}, holdt adskilt fra scoren: ${danish(results[side], decimals)} ${unit} minus ${danish(points)} er ${danish(left[side], decimals)} ${unit}.`,
  }] : []));
  return { lines: [...lines, ...said], values: [...values, ...left] };
}
