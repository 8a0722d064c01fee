import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";

const DOCUMENTS = ["*.md", "docs/recalled-clauses.md", "packages/*/VALIDATION.md"];
const FILE =
  /`((?:apps|packages|scripts|bench|docs|deploy|firebase|src|validation|testing)\/[\w./-]+\.\w+)`/g;

/** The files that a document names and that are neither at the root nor beside it. */
function missing(document) {
  const named = [...readFileSync(join(ROOT, document), "utf8").matchAll(FILE)].map(([, file]) => file);
  return named.filter(
    (file) => !existsSync(join(ROOT, file)) && !existsSync(join(ROOT, dirname(document), file)),
  );
}

test("every file that a document names exists", () => {
  const documents = globSync(DOCUMENTS, { cwd: ROOT, exclude: ["CHANGELOG.md"] });
  expect(documents).toContain("packages/design/VALIDATION.md");
  expect(documents.flatMap((document) => missing(document).map((file) => `${document}: ${file}`))).toEqual(
    [],
  );
});

const SOURCES = [
  "packages/*/{src,validation}/**/*.ts",
  "apps/web/{app,server,hosted,shared,worker}/**/*.{ts,tsx}",
];
const CHECKED = /\bChecked {2}(.*(?:\n \* {2,}.*)*)/g;
const TEST = /[\w./-]+\.test\.tsx?/g;

/** The tests that a docstring names as its check and that are neither at the root, nor in its package, nor beside it. */
function missingChecks(source) {
  const [area, name] = source.split("/");
  const checks = [...readFileSync(join(ROOT, source), "utf8").matchAll(CHECKED)];
  return checks
    .flatMap(([, words]) => words.match(TEST) ?? [])
    .filter((file) =>
      ["", join(area, name), dirname(source)].every((folder) => !existsSync(join(ROOT, folder, file))),
    );
}

test("every test that a docstring names as its check exists", () => {
  const sources = globSync(SOURCES, { cwd: ROOT });
  expect(sources).toContain("packages/as4100/src/column/torsional.ts");
  expect(sources.flatMap((source) => missingChecks(source).map((file) => `${source}: ${file}`))).toEqual([]);
});
