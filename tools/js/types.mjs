// Check the types of scripts with TypeScript. Each line of the input names the files of one scope; the files that are
// in many scopes, the browser's own types first of all, are read once, which tsc does anew for each scope.
import { readFileSync } from "node:fs";
import ts from "typescript";

const options = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitReturns: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
};
const host = ts.createCompilerHost(options);
const readAnew = host.getSourceFile;
const read = new Map();
host.getSourceFile = (name, ...how) => {
  if (!read.has(name)) read.set(name, readAnew(name, ...how));
  return read.get(name);
};
const wrong = readFileSync(0, "utf-8").trim().split("\n").flatMap((scope) =>
  ts.getPreEmitDiagnostics(ts.createProgram(scope.split(" "), options, host)));
process.stdout.write(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(wrong), host));
process.exitCode = wrong.length ? 1 : 0;
