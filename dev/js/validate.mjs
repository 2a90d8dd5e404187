// What is wrong on each page whose path stands on a line of the input, as html-validate's own program says it; but that
// program makes its settings anew for every page, which takes longer than reading the page.
import { readFileSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const settings = JSON.parse(readFileSync(new URL(".htmlvalidate.json", import.meta.url), "utf-8"));
const loader = new StaticConfigLoader(settings);
const made = await loader.getConfigFor("page.html");
loader.getConfigFor = () => made;
const program = new HtmlValidate(loader);
const found = {};
for (const path of readFileSync(0, "utf-8").trim().split("\n")) {
  const { results } = await program.validateFile(path);
  found[path] = results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`));
}
process.stdout.write(JSON.stringify(found));
