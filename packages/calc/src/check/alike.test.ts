import { expect, test } from "vitest";
import { standardReferences } from "../reference.ts";
import { foldAlike } from "./alike.ts";
import { type Check, limitCheck } from "./check.ts";

const reference = standardReferences("AS 3600", "AS 3600:2018").clause("8.1");

const limit = (id: string, demand: number): Check =>
  limitCheck({
    ...{ id, group: "Strength", title: id, reference, demand, relation: "\u2264", limit: 100, unit: "kNm" },
    steps: [],
    assumptions: [],
  });

const rows = (checks: readonly Check[]) =>
  foldAlike(checks).map(({ worst, others }) => [worst.id, others.map(({ id }) => id)]);

test("checks of other spans, segments and layers that pass are behind the worst of their kind", () => {
  const checks = [
    limit("span-1/bending", 60),
    limit("span-2/bending", 80),
    limit("span-1-fitments-1/shear", 20),
    limit("span-2-fitments-2/shear", 30),
    limit("member-moment/0", 40),
    limit("member-moment/1", 50),
    limit("deflection/total", 10),
    limit("deflection/imposed", 5),
  ];
  expect(rows(checks)).toEqual([
    ["span-2/bending", ["span-1/bending"]],
    ["member-moment/1", ["member-moment/0"]],
    ["span-2-fitments-2/shear", ["span-1-fitments-1/shear"]],
    ["deflection/total", []],
    ["deflection/imposed", []],
  ]);
});

test("every check that fails or is close has a row", () => {
  const checks = [limit("span-1/bending", 120), limit("span-2/bending", 96), limit("span-3/bending", 50)];
  expect(rows(checks)).toEqual([
    ["span-1/bending", ["span-3/bending"]],
    ["span-2/bending", []],
  ]);
});

test("a check that was not made folds no other", () => {
  const missing: Check = {
    ...{ id: "span-1/bending", group: "Strength", title: "Bending", reference },
    kind: "not covered",
    reason: "No steel.",
  };
  expect(rows([missing, limit("span-2/bending", 50), limit("span-3/bending", 40)])).toEqual([
    ["span-1/bending", []],
    ["span-2/bending", ["span-3/bending"]],
  ]);
});
