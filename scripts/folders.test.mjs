import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";

/** Files of a folder's own, tests included: more are several subjects, each of which gets a folder. */
const LIMIT = 25;

const FILES = "{packages,apps,scripts,bench,deploy,firebase}/**/*.*";
const EXEMPT = [
  "**/{node_modules,build,dist,.fonts,.react-router,.vite,test-results,secrets}",
  // Written by the browser tests, one for each drawing.
  "**/__screenshots__",
];

/** The folders with more files of their own than `limit`. */
function crowded(paths, limit) {
  const counts = Map.groupBy(paths, dirname);
  return [...counts]
    .filter(([, own]) => own.length > limit)
    .map(([folder, own]) => `${folder}: ${own.length}`);
}

test("a folder with more files than the limit is found, without the files of its folders", () => {
  const paths = ["a/1.ts", "a/2.ts", "a/3.test.ts", "a/b/1.ts", "a/b/2.ts"];
  expect(crowded(paths, 2)).toEqual(["a: 3"]);
});

test(`no folder has more than ${LIMIT} files of its own`, () => {
  const paths = globSync(FILES, { cwd: ROOT, exclude: EXEMPT }).map((path) => path.replaceAll("\\", "/"));
  expect(paths).toContain("apps/web/app/root.tsx");
  expect(crowded(paths, LIMIT)).toEqual([]);
});
