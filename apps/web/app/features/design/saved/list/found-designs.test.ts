import { expect, test } from "vitest";
import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { foundDesigns } from "./found-designs.ts";

const DESIGN: DesignSummary = {
  id: "",
  kind: "steel-beam",
  name: "Roof beam",
  mark: "B12",
  project: null,
  ratio: 0.5,
  status: "pass",
  revision: null,
  version: 1,
  createdAt: "2026-11-25T00:00:00Z",
  updatedAt: "2026-11-25T00:00:00Z",
};
const SHED: SavedProject = {
  id: "p",
  number: "24-031",
  name: "Caf\u00e9 shed",
  client: "",
  address: "",
  designer: "",
  checker: "",
};
const DESIGNS: readonly DesignSummary[] = [
  { ...DESIGN, id: "roof" },
  { ...DESIGN, id: "base", kind: "baseplate", name: "BP 1", mark: "BP1", project: "p", status: "fail" },
  { ...DESIGN, id: "floor", name: "Floor beam, grid 3", mark: "B2", project: "p", revision: "C" },
];

test.each([
  ["", ["roof", "base", "floor"]],
  ["  ", ["roof", "base", "floor"]],
  ["BEAM", ["roof", "floor"]],
  ["beam floor", ["floor"]],
  ["b1", ["roof"]],
  ["baseplate", ["base"]],
  ["24-031", ["base", "floor"]],
  ["cafe fail", ["base"]],
  ["revision c", ["floor"]],
  ["oof", []],
])("typing %j finds %j", (typed, ids) => {
  expect(foundDesigns(DESIGNS, [SHED], typed).map(({ id }) => id)).toEqual(ids);
});
