// @ts-check
/* A club's file, as generator/cases/club.py reads it: written, and read again line by line.

Part of the club's page. Uses page. */

/** @type {ClubData} */
const known = JSON.parse(one(document, ".pad-data").textContent);
const [NAME, EDITION, CHOSEN, LEAVE] = known.keys;

/** @param {Club} club */
function written({ name, chosen, leave }) {
  const below = (/** @type {string} */ key, /** @type {Record<string, string>} */ entries) => {
    const lines = Object.entries(entries).filter(([, value]) => value);
    return lines.length ? [`${key}:`, ...lines.map(([word, value]) => `  ${word}: ${quoted(value)}`)] : [];
  };
  return [`${NAME}: ${quoted(name)}`, `${EDITION}: ${known.edition}`, ...below(CHOSEN, chosen), ...below(LEAVE, leave)].join("\n") + "\n";
}

/** A text that YAML could read as something else stands in quotes. @param {string} text */
function quoted(text) {
  return /^[\p{L}\d][\p{L}\d .,()–-]*$/u.test(text) && text.trim() === text ? text : `'${text.replace(/'/g, "''")}'`;
}

/** @param {string} text */
function unquoted(text) {
  return /^'.*'$/.test(text) ? text.slice(1, -1).replace(/''/g, "'") : /^".*"$/.test(text) ? text.slice(1, -1) : text.replace(/\s+#.*$/, "");
}

/** The club of a file, or what is wrong with it; nothing is taken of a file with a mistake. @param {string} text @returns {{club?: Club, mistakes: string[]}} */
function clubIn(text) {
  /** @type {Club} */
  const club = { name: "", chosen: {}, leave: {} };
  /** @type {string[]} */
  const mistakes = [];
  /** @type {Record<string, string> | undefined} */
  let below;
  const seen = new Set();
  text.split(/\r\n|\r|\n/).forEach((line, n) => {
    const wrong = (/** @type {string} */ says) => mistakes.push(`Linje ${n + 1}: ${says}`);
    if (!line.trim() || line.trim().startsWith("#")) return;
    const [, space, key, value] = /^(\s*)([\wæøåÆØÅ]+):(?:\s+(.*?))?\s*$/.exec(line) || [];
    if (key === undefined) return void wrong(`»${line.trim().slice(0, 60)}« kan ikke læses; skriv nøgle, kolon og værdi.`);
    const path = (space ? (below === club.leave ? LEAVE : CHOSEN) + "." : "") + key;
    if (seen.has(path)) return void wrong(`»${key}« står to gange; slet den ene.`);
    seen.add(path);
    const said = unquoted(value || "");
    if (space && below) below[key] = said;
    else if (space) wrong(`»${key}« står for langt til højre; slet mellemrummene.`);
    else if (key === NAME) club.name = said;
    else if (key === EDITION && said !== known.edition) wrong(`udgaven »${said}« er ikke den, der gælder her; skriv ${known.edition}.`);
    else if (key === CHOSEN || key === LEAVE) {
      below = key === CHOSEN ? club.chosen : club.leave;
      if (said) wrong(`»${key}« skal have linjer under sig.`);
    } else if (key !== EDITION) wrong(`ukendt nøgle »${key}«; skriv ${known.keys.join(", ")}.`);
    if (space && below) for (const says of wrongWith(key, said, below === club.leave)) wrong(says);
  });
  if (!club.name) mistakes.push(`Mangler nøglen »${NAME}«; tilføj den.`);
  else if (club.name.length > known.longest) mistakes.push(`Navnet må højst have ${known.longest} tegn.`);
  for (const { word, chooser, law } of known.choices)
    if (chooser === "federation" && club.chosen[word] && !club.leave[word])
      mistakes.push(`${word}: det må klubben ikke bestemme alene (§\u00a0${law}); slet linjen, eller skriv under »${LEAVE}«, hvem i forbundet der har givet lov og hvornår.`);
  for (const word of Object.keys(club.leave)) if (!club.chosen[word]) mistakes.push(`${word} står under »${LEAVE}«, men ikke under »${CHOSEN}«.`);
  return mistakes.length ? { mistakes } : { club, mistakes };
}

/** What is wrong with one choice. @param {string} word @param {string} value @param {boolean} leave @returns {string[]} */
function wrongWith(word, value, leave) {
  const choice = known.choices.find((one) => one.word === word);
  if (!choice) return [`ukendt valg »${word}«; skriv et af ${known.choices.map((one) => one.word).join(", ")}.`];
  if (leave || !value) return value ? [] : [`»${word}« er tom; skriv valget.`];
  if (choice.options) return Object.hasOwn(choice.options, value) ? [] : [`»${value}« kan der ikke stå; her kan stå ${Object.keys(choice.options).join(" eller ")} (§\u00a0${choice.law}).`];
  const units = choice.units || {};
  const [, number, unit] = /^(\d{1,6}) ?(\S+)$/.exec(value) || [];
  if (!Object.hasOwn(units, unit)) return [`»${value}« kan der ikke stå; her skal stå et helt tal og ${Object.keys(units).join(" eller ")} (§\u00a0${choice.law}).`];
  const amount = Number(number) * units[unit];
  const { least = 0, most = 0 } = choice;
  return amount >= least && amount <= most ? [] : [`»${value}« kan der ikke stå; her kan stå fra ${least} til ${most} ${Object.keys(units)[0]} (${choice.chooser === "nobody" ? `§\u00a0${choice.law}` : "grænsen er formularens, ikke lovens"}).`];
}

/** What is said beside a ruling, as rules_src/model/club.py says it. @param {Club} club @returns {Record<string, string>} */
function linesOf({ chosen }) {
  return Object.fromEntries(known.choices.filter(({ word }) => chosen[word]).map(({ word, title, law, options }) => {
    const text = options ? options[chosen[word]] : chosen[word];
    return [word, `Klubben: ${title.charAt(0).toLowerCase()}${title.slice(1)} ${text} (§\u00a0${law}).`];
  }));
}
