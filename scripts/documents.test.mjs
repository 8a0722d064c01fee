import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";

const DOCUMENTS = ["*.md", "docs/*.md", "packages/*/VALIDATION.md", "packages/*/data/*.md"];
const PATHS = globSync("{apps,packages,scripts,bench,docs,deploy,firebase}/**", {
  cwd: ROOT,
  exclude: ["**/node_modules", "**/build", "**/dist"],
}).map((path) => path.replaceAll("\\", "/"));

const read = (document) => readFileSync(join(ROOT, document), "utf8");
const documents = (...more) => globSync([...DOCUMENTS, ...more], { cwd: ROOT, exclude: ["CHANGELOG.md"] });
const FILE = /`((?:[\w.$-]+\/)+[\w.$-]+\.(?:tsx?|mjs|css|sql|csv|md|conf))`/g;

/** The files that a document names by the ends of their paths, and that do not exist. */
const missingFiles = (document) =>
  [...read(document).matchAll(FILE)]
    .map(([, file]) => file)
    .filter((file) => !PATHS.some((path) => `/${path}`.endsWith(`/${file}`)));

test("every file that a document names exists", () => {
  expect(documents()).toEqual(
    expect.arrayContaining(["packages/design/VALIDATION.md", "docs/operations.md"]),
  );
  expect(
    documents().flatMap((document) => missingFiles(document).map((file) => `${document}: ${file}`)),
  ).toEqual([]);
});

const COMMAND = /npm run test:unit -- ([\w./ -]+)/g;

test("every command for some tests names tests that exist", () => {
  const words = documents().flatMap((document) =>
    [...read(document).matchAll(COMMAND)].flatMap(([, names]) => names.trim().split(" ")),
  );
  expect(words.length).toBeGreaterThan(4);
  // KIND is any design module.
  expect(
    words.filter((word) => !word.includes("KIND") && !PATHS.some((path) => path.startsWith(word))),
  ).toEqual([]);
});

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

test("every link of a document leads to a file", () => {
  const broken = documents("docs/decisions/*.md").flatMap((document) =>
    [...read(document).matchAll(LINK)]
      .map(([, path]) => path)
      .filter((path) => !existsSync(join(ROOT, dirname(document), path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(broken).toEqual([]);
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
