import { expect, test } from "vitest";
import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { SUMMARY } from "../testing/saved-design.ts";
import { foundDesigns } from "./found-designs.ts";

const DESIGN: DesignSummary = { ...SUMMARY, id: "", mark: "B12" };
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
