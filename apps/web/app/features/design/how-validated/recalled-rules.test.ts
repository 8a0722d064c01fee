import { expect, test } from "vitest";
import list from "../../../../../../docs/recalled-clauses.md?raw";
import { recalledRules } from "./recalled-rules.ts";

test("a rule is read from either form of table, with its topic", () => {
  const rules = recalledRules(`# Clauses

| what | value | where |
| --- | --- | --- |
| Clause of the yield stress | 2.1.1 | \`clauses.ts\` |

## Columns

| constant | value | rule | source | used by |
| --- | --- | --- | --- | --- |
| \`ALPHA_B\`, \`a.ts\` | 0.5 | capacity of channels | recalled | \`b\` |
`);
  expect(rules).toEqual([
    { topic: "Sections and combinations", rule: "Clause of the yield stress", value: "2.1.1", basis: "" },
    { topic: "Columns", rule: "capacity of channels", value: "0.5", basis: "recalled" },
  ]);
});

test("every row of the list has a rule and a value", () => {
  const rules = recalledRules(list);
  expect(rules.length).toBeGreaterThan(80);
  expect(rules.filter(({ rule, value }) => rule === "" || value === "")).toEqual([]);
});
