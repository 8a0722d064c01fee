import { CATEGORIES } from "@kingpost/sections/record";
import { EDITION, STATEMENT } from "../src/index.ts";
import type { Comparison } from "./compare.ts";
import { explanationOf } from "./explained.ts";

/** Where the published values of published.csv were read. */
const SOURCES: readonly (readonly [key: string, source: string])[] = [
  [
    "dct-v1",
    "Design Capacity Tables for Structural Steel, Volume 1: Open Sections (AISC, 1999, and its successors), as transcribed in the public repository `hazzi39/open_section_capacity_advanced`",
  ],
  [
    "dcths",
    "Design Capacity Tables for Structural Steel Hollow Sections (OneSteel Australian Tube Mills, 2010, and its predecessor), as transcribed in `hazzi39/closed_section_capacity_premium` (RHS, SHS) and on 123docz.net, document 4561024 (CHS)",
  ],
  ["sample", "a sample of published capacities handed over with the section tables"],
  [
    "gorenc-chs",
    "worked example of a 219.1x6.4CHS, C350, 3.8 m, pinned: STAAD.Pro Help, verification `AS4100 1998 - Compression Capacity`",
  ],
  ["staad-tension", "STAAD.Pro Help, verification `AS4100 1998 - Cantilever subject to tension and bending`"],
];

/** The report, as it stands in VALIDATION.md. The same values and engine give the same text. */
export function validationReport(comparisons: readonly Comparison[]): string {
  return `${[
    "# Validation of the design capacities",
    "",
    `Edition: ${EDITION}. Written by \`npm run validate:capacities\`; a test holds this file against the engine.`,
    "",
    "## Published values",
    "",
    ...totals(comparisons),
    "Agrees: within what the last digit of the published value and the last digits of the printed properties behind it allow",
    "(`validation/tolerance.ts`). No percentage is granted. Difference: published less computed, the largest of its kind.",
    "",
    ...byKind(comparisons),
    "## Explained differences",
    "",
    ...explained(comparisons.filter(({ verdict }) => verdict === "explained")),
    ...PROSE,
    "## Assumptions",
    "",
    ...STATEMENT.assumptions.map((sentence) => `- ${sentence}`),
    "",
    "## Limits",
    "",
    ...STATEMENT.limits.map((sentence) => `- ${sentence}`),
    "",
    "## Sources of the published values",
    "",
    ...table(
      ["in published.csv", "values", "source"],
      SOURCES.map(([key, source]) => [
        key,
        comparisons.filter((c) => c.source === key).length.toString(),
        source,
      ]),
    ),
  ]
    .join("\n")
    .trimEnd()}\n`;
}

const PROSE = [
  "## What else was checked against what",
  "",
  "| what | against | where |",
  "| --- | --- | --- |",
  "| alpha_c | Table 6.3.3(C): 99 of 100 cells to the last digit; in the other (lambda_n 10, alpha_b -1) the clause's formula gives 0.999 for 1.000 | `validation/alpha-c.test.ts` |",
  "| alpha_b | every row of Tables 6.3.3(A) and (B) that a section here can stand in | `src/section-constant.test.ts` |",
  "| phiMbx of 360UB50.7, le = 5.82 m, alpha_m = 1.41 | 138 kNm: Gorenc, Tinyou and Syam, Steel Designers' Handbook, problem 5.3; 137.5 by STAAD.Pro; 137.4 here | `validation/worked-examples.test.ts` |",
  "| phiNcy of 250UC72.9, le = 4.0 m | 1915 kN of a worked example whose length was not to be had: 4.0 m is inferred, 1916 here | `validation/worked-examples.test.ts` |",
  "| phiNs and phiNc of 200x200x5.0SHS in 250 MPa, le = 3.8 m | 857.2 and 782.7 kN by STAAD.Pro | `validation/worked-examples.test.ts` |",
  "| phiMsx of 250UC89.5 | 309.96 kNm: Kirke and Al-Jamel, Steel Structures Design Manual, p. 124 | `validation/worked-examples.test.ts` |",
  "| sixteen members, six shear cases, four moments of an angle | hand calculations from the printed properties, every step to five figures | `validation/hand-calculations.test.ts` |",
  "| every derivation | its substituted line worked as arithmetic by a separate reader gives its result | `src/derivation.test.ts` |",
  "| any section, any length | never rises with length, never above the section capacity, tends to the elastic load; forces scale by k^2 and moments by k^3 | `src/capacity-of.test.ts` |",
  "",
  "Every check was seen to fail when the formula behind it was altered.",
  "",
  "## What was not checked against a published value",
  "",
  "- phiMbx against a printed table over a range of lengths: one worked example, six hand calculations and the properties above stand in.",
  "- phiNc of hot-rolled and welded open sections against a printed table: alpha_c and alpha_b are checked against the standard's tables,",
  "  phiNs and the properties against theirs, and ten members by hand.",
  "- WB and WC as flame-cut (alpha_b = 0 where kf = 1). A published reading of the standard takes them as of as-rolled plates (0.5), which",
  "  is lower; the printed tables take 0.",
  "- Capacities of angles, and grade 350 of hot-rolled sections: by hand only.",
  "- Clause numbers against the standard itself: they are those of a published register of the 2020 edition and of the design capacity tables.",
  "",
  "Amendment 1 restates the formulae of alpha_s and alpha_m and one cell of Table 6.3.3(C) (lambda_n 20, alpha_b -0.5: 0.989, before 0.98). The",
  "formula of alpha_c, which is used here, gives 0.989.",
  "",
];

function totals(comparisons: readonly Comparison[]): string[] {
  const count = (verdict: Comparison["verdict"]) =>
    comparisons.filter((c) => c.verdict === verdict).length.toString();
  return table(
    ["values compared", "agree", "explained", "unexplained"],
    [[comparisons.length.toString(), count("agrees"), count("explained"), count("unexplained")]],
  );
}

function byKind(comparisons: readonly Comparison[]): string[] {
  const rows = CATEGORIES.flatMap((category) => {
    const mine = comparisons.filter((c) => c.category === category);
    const kinds = [...new Set(mine.map((c) => `${c.grade} ${c.query.capacity}`))];
    return kinds.map((kind) => {
      const group = mine.filter((c) => `${c.grade} ${c.query.capacity}` === kind);
      const agreeing = group.filter((c) => c.verdict === "agrees");
      const [grade = "", capacity = ""] = kind.split(" ");
      return [
        category,
        grade,
        capacity,
        group.length.toString(),
        agreeing.length.toString(),
        largest(agreeing),
      ];
    });
  });
  return table(["family", "grade", "capacity", "compared", "agree", "largest difference, %"], rows);
}

function largest(group: readonly Comparison[]): string {
  const extreme = group.reduce(
    (most, { percent }) => (Math.abs(percent) > Math.abs(most) ? percent : most),
    0,
  );
  const text = extreme.toFixed(2);
  return text === "-0.00" ? "0.00" : text;
}

function explained(found: readonly Comparison[]): string[] {
  return table(
    ["size", "grade", "capacity", "published", "computed", "reason"],
    found.map((c) => [
      c.designation,
      c.grade,
      c.query.capacity,
      String(c.value),
      String(Number(c.computed.toPrecision(4))),
      explanationOf(c) ?? "",
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line), ""];
}
