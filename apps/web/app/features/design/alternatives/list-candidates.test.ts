import type { Candidate } from "@kingpost/design";
import { expect, test } from "vitest";
import { facetValues, foundWords, listCandidates, NO_FILTER } from "./list-candidates.ts";

const candidate = (name: string, mass: number, depth: number, ratio: number): Candidate => ({
  id: name,
  name,
  detail: "",
  mass,
  depth,
  ratio,
  verdict: ratio > 1 ? "fail" : "pass",
  governing: "Shear",
  ratios: [],
  isChecked: true,
  facets: { family: name, grade: "Grade 300", availability: "Common" },
  changes: {},
});

const A = candidate("A", 10, 300, 1.02);
const B = candidate("B", 20, 400, 0.9);
const C = candidate("C", 30, 200, 0.8);

test("the lightest and the shallowest are of those that pass", () => {
  const list = listCandidates([A, B, C], NO_FILTER);
  expect(list).toMatchObject({
    rows: [B, C],
    total: 3,
    passing: 2,
    lightest: B,
    shallowest: C,
    nearest: { candidate: A, ratio: 1.02 },
  });
  expect(foundWords(list, "sections")).toBe("2 of 3 sections pass.");
});

test("where none passes the nearest is named, and no limit is relaxed", () => {
  const worse = candidate("D", 5, 100, 3);
  const list = listCandidates([worse, A], NO_FILTER);
  expect(list).toMatchObject({ rows: [], passing: 0, nearest: { candidate: A } });
  expect(foundWords(list, "sections")).toBe("None of 2 sections passes. The nearest is A at 1.02.");
});

test("one whose governing checks are not made is neither listed nor counted among those that pass", () => {
  const angle: Candidate = { ...candidate("EA", 5, 100, 0), verdict: "not covered", isChecked: false };
  const list = listCandidates([angle, A], { ...NO_FILTER, isAllShown: true });
  expect(list).toMatchObject({ rows: [A], total: 1, partly: 0, leftOut: 1, nearest: { candidate: A } });
  expect(foundWords(list, "sections")).toBe(
    "None of 1 sections passes. The nearest is A at 1.02. 1 more is left out: a check that may govern is not covered.",
  );
});

test("a family, a grade, an availability and a depth narrow the candidates and the best of them", () => {
  const high: Candidate = {
    ...B,
    id: "B2",
    facets: { family: "B", grade: "Grade 350", availability: "Special" },
  };
  const all = [A, B, high, C];
  const rows = (facets: Partial<typeof NO_FILTER.facets>, mostDepth?: number) =>
    listCandidates(all, { ...NO_FILTER, facets: { ...NO_FILTER.facets, ...facets }, mostDepth }).rows;
  expect(rows({ family: "B" })).toEqual([B, high]);
  expect(rows({ family: "B", grade: "Grade 350" })).toEqual([high]);
  expect(rows({ availability: "Common" })).toEqual([B, C]);
  expect(rows({}, 250)).toEqual([C]);
  // They are found from the lightest, in any order.
  expect(facetValues(all.toReversed())).toEqual({
    family: ["A", "B", "C"],
    grade: ["Grade 300", "Grade 350"],
    availability: ["Common", "Special"],
  });
});
