import { loadModules } from "@kingpost/design";
import { NO_PROJECT } from "@kingpost/design/report";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import DxfParser from "dxf-parser";
import { expect, test } from "vitest";
import { designDxf } from "./design-dxf.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const modules = await loadModules();

/** The layers with a line or a text in the drawing file of a design. */
function layersOf(kind: string, inputs: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const module = modules.find((one) => one.kind === kind);
  const outcome = module?.run(inputs, resources);
  if (!module || outcome?.kind !== "result") throw new Error(JSON.stringify(outcome));
  const file = designDxf({ module, result: outcome.result, project: NO_PROJECT, date: "26 November 2026" });
  return new Set(new DxfParser().parseSync(file)?.entities.map(({ layer }) => layer));
}

const BENT = { actions: [{ name: "A", v: 60_000, m: 120e6 }] };

test.each([
  ["web-side-plate", {}, ["STEEL", "BOLT", "WELD"]],
  ["flexible-end-plate", {}, ["STEEL", "BOLT", "WELD"]],
  ["angle-cleat", {}, ["STEEL", "BOLT"]],
  ["moment-end-plate", BENT, ["STEEL", "BOLT", "WELD"]],
  ["welded-moment", BENT, ["STEEL", "WELD"]],
  ["bolted-splice", BENT, ["STEEL", "BOLT"]],
  ["welded-splice", BENT, ["STEEL", "WELD"]],
  ["bracing-cleat", {}, ["STEEL", "BOLT", "WELD"]],
  ["bolt-group", {}, ["STEEL", "BOLT"]],
  ["weld-group", {}, ["WELD"]],
  ["pin", {}, ["STEEL"]],
])(
  "a connection of the type %s has its parts on their layers, with dimensions and texts",
  (type, inputs, parts) => {
    const layers = layersOf("steel-connection", { type, ...inputs });
    expect([...layers]).toEqual(expect.arrayContaining([...parts, "DIM", "TEXT"]));
    // Not an area beside the lines of its edges.
    expect(layers.has("OUTLINE")).toBe(false);
  },
);

test.each(["baseplate", "pad-footing", "pile-cap"])("a %s has its outlines and its dimensions", (kind) => {
  const layers = layersOf(kind, {});
  expect([...layers]).toEqual(expect.arrayContaining(["OUTLINE", "DIMENSIONS", "NOTES"]));
});
