import { expect, test } from "vitest";
import { tablesCsv } from "./tables-csv.ts";

const column = (head: string) => ({ head, align: "right" }) as const;
const BOLTS = {
  id: "bolts",
  title: "Bolts",
  columns: [column("Combination"), column("x (mm)"), column("N* (kN)")],
  rows: [
    ["0.9G + Wu", "\u221270", "16.1"],
    ["=HYPERLINK(1)", "70", "\u2013"],
  ],
};

test("tables are comma-separated below their titles, with numbers that a spreadsheet reads", () => {
  expect(tablesCsv([BOLTS, { ...BOLTS, title: "Again", rows: [] }])).toBe(
    [
      "\ufeffBolts",
      "Combination,x (mm),N* (kN)",
      "0.9G + Wu,-70,16.1",
      "'=HYPERLINK(1),70,\u2013",
      "",
      "Again",
      "Combination,x (mm),N* (kN)",
      "",
    ].join("\r\n"),
  );
});
