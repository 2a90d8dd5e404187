/* Reads DMN files with dmn-moddle and evaluates their tables with feelin: two programs that nobody
   here wrote. Standard input is [{xml, incidents}], an incident being {fact: answer or null}.

   Standard output has for each file: what the reader warns of, the hit policy, the facts with their
   answers, how many rows there are, and the outputs of every row that an incident hits. */
import { readFileSync } from "node:fs";
import { DmnModdle } from "dmn-moddle";
import { evaluate, unaryTest } from "feelin";

const moddle = new DmnModdle();
const known = new Map();

function value(result) {
  if (result.warnings.length) throw new Error(JSON.stringify(result.warnings));
  return result.value;
}

function passes(text, fact, answer) {
  const key = JSON.stringify([text, answer]);
  if (!known.has(key)) known.set(key, value(unaryTest(text, { "?": answer, [fact]: answer })) === true);
  return known.get(key);
}

async function read({ xml, incidents }) {
  const { rootElement, warnings } = await moddle.fromXML(xml, "dmn:Definitions");
  const [decision] = rootElement.drgElement.filter(({ $type }) => $type === "dmn:Decision");
  const { hitPolicy, input = [], output, rule } = decision.decisionLogic;
  const facts = input.map(({ inputExpression, inputValues }) => ({
    name: inputExpression.text,
    answers: value(evaluate(`[${inputValues.text}]`)),
  }));
  const outputs = rule.map(({ outputEntry }) =>
    Object.fromEntries(outputEntry.map(({ text }, n) => [output[n].name, value(evaluate(text))])),
  );
  const lets = (one, n, answer) => passes((one.inputEntry || [])[n].text, facts[n].name, answer);
  return {
    warnings: warnings.map(({ message }) => message),
    hitPolicy,
    facts,
    rows: rule.length,
    hits: incidents.map((incident) =>
      outputs.filter((_, row) => facts.every(({ name }, n) => lets(rule[row], n, incident[name] ?? null))),
    ),
  };
}

const files = JSON.parse(readFileSync(0, "utf-8"));
const answers = [];
for (const file of files) answers.push(await read(file));
process.stdout.write(JSON.stringify(answers));
