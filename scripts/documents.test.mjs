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
