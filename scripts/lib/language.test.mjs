import { expect, test } from "vitest";
import { checkText } from "./language.mjs";

const found = (path, text) => checkText(path, text).map((each) => each.found);

test.each([
  ["docs/a.md", "It can not be read.", "can not"],
  ["docs/a.md", "Whoever opens it sees the table.", "Whoever"],
  ["docs/a.md", "Made anew each hour.", "anew"],
  ["docs/a.md", "The value stands in the link.", "stands in"],
  ["docs/a.md", "How the value comes about", "comes about"],
  ["docs/a.md", "Each value is held against the tables.", "held against"],
  ["a.ts", "// the client is told\n", "told"],
  ["a.ts", 'const text = "The form was refused.";', "was refused"],
  ["a.ts", "/** A folder that\n * can\n * not be written. */", "can * not"],
  ["a.test.ts", 'test("that is found again", () => {});', 'test("that '],
  ["a.test.ts", 'test.each([1])("who is signed in sees it", () => {});', 'test.each([1])("who '],
  ["Dockerfile", "# nobody asks for it", "nobody"],
  ["a.ts", "/** Of the page that shows the same. */", "/** Of"],
  ["a.ts", "/**\n   * Of the page that shows the same.\n   */", "/** * Of"],
  ["a.ts", "const most = 8; // Of one field.", "// Of"],
  ["a.tsx", "{/* Of the heading. */}", "/* Of"],
  ["a.css", "/* Of a given size. */", "/* Of"],
  ["a.sh", "# Of the server.", "# Of"],
  ["docs/a.md", "<!-- Of the table. -->", "<!-- Of"],
])("in %s, %j is found as %j", (path, text, phrase) => {
  expect(found(path, text)).toContain(phrase);
});

test.each([
  ["docs/a.md", "It cannot be read. The view is in the link; 12 tables stand for nothing else."],
  ["compose.yaml", 'user: "nobody:nogroup"'],
  ["docs/a.md", "`apps/web/server/say` and `a-can-not-b` are names"],
  ["a.ts", "const count = nobody.length;"],
  ["a.ts", "/**\n * Properties of a record.\n * Of these only the strengths count.\n */"],
  ["a.ts", "  // Properties of a record.\n  // Of these only the strengths count."],
  ["a.ts", "/** Offset of the page, often 0. */"],
])("in %s, %j passes", (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test("a finding names the line", () => {
  expect(checkText("a.md", "one\ntwo\nit is made anew\n")).toMatchObject([{ path: "a.md", line: 3 }]);
});
