import { expect, test } from "vitest";
import { inTemporaryFolder, writeFiles } from "../temporary-folder.mjs";
import { checkRepository, checkText } from "./check.mjs";

const found = (path, text) => checkText(path, text).map((each) => each.found);

test.each([
  ["docs/a.md", "It can not be read.", "can not"],
  ["docs/a.md", "Whoever opens it sees the table.", "Whoever"],
  ["docs/a.md", "Made anew each hour.", "anew"],
  ["docs/a.md", "The value stands in the link.", "stands in"],
  ["docs/a.md", "How the value comes about", "comes about"],
  ["docs/a.md", "Each value is held against the tables.", "held against"],
  ["a.ts", "// the client is told\n", "is told"],
  ["a.ts", 'const text = "The form was refused.";', "was refused"],
  ["a.ts", "/** A folder that\n * can\n * not be written. */", "can * not"],
  ["a.test.ts", 'test("that is found again", () => {});', 'test("that '],
  ["a.test.ts", 'test.each([1])("who is signed in sees it", () => {});', 'test.each([1])("who '],
  ["apps/web/app/a.tsx", "<p>a printed value</p>", "printed value"],
  ["Dockerfile", "# nobody asks for it", "nobody"],
])("in %s, %j is found as %j", (path, text, phrase) => {
  expect(found(path, text)).toContain(phrase);
});

test.each([
  ["docs/a.md", "It cannot be read. The view is in the link; 12 tables stand for nothing else."],
  ["compose.yaml", 'user: "nobody:nogroup"'],
  ["docs/a.md", "`apps/web/server/say` and `a-can-not-b` are names"],
  ["a.ts", "const count = nobody.length;"],
  ["packages/a.ts", "/** The printed value, as the table has it. */"],
])("in %s, %j passes", (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test("a finding names the line", () => {
  expect(checkText("a.md", "one\ntwo\nit is made anew\n")).toMatchObject([{ path: "a.md", line: 3 }]);
});

test("the check reads source, documents and the Dockerfile, and skips what is installed or built", () =>
  inTemporaryFolder((root) => {
    writeFiles(root, {
      Dockerfile: "# can not",
      "docs/a.md": "can not",
      "apps/web/a.tsx": "// can not",
      "apps/web/build/a.js": "// can not",
      "node_modules/a/a.js": "// can not",
      "data/a.md": "can not",
      "table.csv": "can not",
    });
    expect(checkRepository(root).map(({ path }) => path)).toEqual([
      "Dockerfile",
      "apps/web/a.tsx",
      "docs/a.md",
    ]);
  }));
