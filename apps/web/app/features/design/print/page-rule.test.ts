import { expect, test } from "vitest";
import { cssString, pageRule } from "./page-rule.ts";

test("a text of the title block cannot end its string or the style sheet", () => {
  expect(cssString('a"b')).toBe('"a\\22 b"');
  expect(cssString("a\\b</style>\n")).toBe('"a\\5c b\\3c /style\\3e \\a "');
});

test("the margins name project, mark and Standard, and number the sheets", () => {
  const field = (label: string, text: string) => ({ label, text, share: 0.5 });
  const rule = pageRule({
    firm: { name: "Firm", lines: [] },
    rows: [
      [field("Project", "2026-014"), field("Client", "")],
      [field("Mark", "B3"), field("Standard", "AS 4100:2020")],
    ],
    note: "Beta.",
    address: "https://example.com",
  });
  expect(rule).toContain('@top-left { content: "2026-014"; }');
  expect(rule).toContain('@top-right { content: "Mark B3"; }');
  expect(rule).toContain("AS 4100:2020");
  expect(rule).toContain("counter(pages)");
});
