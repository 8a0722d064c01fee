/**
 * `npm run design -- file.json`: the result of a design file, or of plain inputs, as JSON. The same numbers as the page and the API.
 *
 * Exit code   0 passes, 1 fails, 2 cannot be calculated, 3 is not fully checked
 */
import { readFileSync } from "node:fs";
import { isUnavailable, readFile, type Verdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import { designAnswer } from "../src/index.ts";
import { STEEL_BEAM } from "../src/steel-beam/index.ts";

const EXIT: Readonly<Record<Verdict, number>> = {
  pass: 0,
  close: 0,
  fail: 1,
  "not covered": 3,
  "not applicable": 3,
};

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [path] = process.argv.slice(2);
if (path === undefined) fail("Usage: npm run design -- file.json");
const stored = readFile(readFileSync(path, "utf8"));
if (isUnavailable(stored)) fail(stored.message);
if (stored.kind !== STEEL_BEAM.kind) fail(`There is no design module ${stored.kind}.`);
const inputs = STEEL_BEAM.open(stored);
if (isUnavailable(inputs)) fail(inputs.message);
const data = JSON.parse(
  readFileSync(new URL("../../sections/dist/catalogue.json", import.meta.url), "utf8"),
) as CatalogueData;
const outcome = STEEL_BEAM.run(inputs, { catalogue: loadCatalogue(data) });
if (outcome.kind === "unavailable") fail(outcome.reason.message);
if (outcome.kind === "errors")
  fail(outcome.problems.map(({ path: at, message }) => `${at}: ${message}`).join("\n"));
const answer = designAnswer(STEEL_BEAM, outcome.result);
process.stdout.write(`${JSON.stringify(answer, undefined, 2)}\n`);
process.exitCode = EXIT[answer.verdict];
