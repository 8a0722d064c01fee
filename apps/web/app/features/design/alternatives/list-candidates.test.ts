import type { Candidate } from "@kingpost/design";
import { expect, test } from "vitest";
import { listCandidates } from "./list-candidates.ts";

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
  changes: {},
});

const A = candidate("A", 10, 300, 1.02);
const B = candidate("B", 20, 400, 0.9);
const C = candidate("C", 30, 200, 0.8);

test("the lightest and the shallowest are of those that pass", () => {
  expect(listCandidates([A, B, C], "passing")).toEqual({
    rows: [B, C],
    passing: 2,
    lightest: B,
    shallowest: C,
    nearest: { candidate: A, ratio: 1.02 },
  });
});

test("where none passes the nearest is named, and no limit is relaxed", () => {
  const worse = candidate("D", 5, 100, 3);
  expect(listCandidates([worse, A], "passing")).toMatchObject({
    rows: [],
    passing: 0,
    nearest: { candidate: A },
  });
});
