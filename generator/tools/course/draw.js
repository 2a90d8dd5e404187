/* Drawing by a number, the same for the same number. */

/** Mulberry32: 32 bits of state, integers only. @param {number} seed */
function drawing(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  /** So many of the values, in the order they are drawn. @template T @param {T[]} values @param {number} number @returns {T[]} */
  return (values, number) => {
    const rest = [...values];
    return Array.from({ length: number }, () => rest.splice(Math.floor((next() * rest.length) / 2 ** 32), 1)[0]);
  };
}

/** @param {number} number @param {number} level @param {ExamData} exam @returns {Places} */
function placesOf(number, level, exam) {
  const some = drawing(number * exam.levels.length + level);
  return exam.sections.map(([, lessons]) => {
    /** @type {[string, number][]} */
    const inside = [];
    for (const [slug, weights] of lessons) {
      const rows = exam.about[slug] || [];
      const weight = Math.min(weights[level], rows.length);
      const order = weight ? some([...rows.keys()], rows.length) : [];
      const fresh = order.filter((n, k) => !order.slice(0, k).some((m) => rows[m] === rows[n]));
      const again = order.filter((n) => !fresh.includes(n));
      for (const n of [...fresh, ...again].slice(0, weight)) inside.push([slug, n]);
    }
    return some(inside, inside.length);
  });
}
