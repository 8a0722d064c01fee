/** A process of the design measure: times the design modules cold and then warm, and prints the times as JSON. */

import { readFileSync } from "node:fs";
import {
  axisStrength,
  biaxialSurface,
  D500N,
  type DesignSection,
  interactionCurve,
  rectangularBars,
  surfaceCurves,
} from "../../packages/as3600/src/index.ts";
import { rectangle } from "../../packages/concrete-section/src/index.ts";
import { BASEPLATE } from "../../packages/design/src/baseplate/index.ts";
import { EXAMPLES } from "../../packages/design/src/concrete-beam/examples.ts";
import { CONCRETE_BEAM } from "../../packages/design/src/concrete-beam/index.ts";
import { CONCRETE_COLUMN } from "../../packages/design/src/concrete-column/index.ts";
import { loadModules } from "../../packages/design/src/load-modules.ts";
import { examplePath, LoadPath } from "../../packages/design/src/load-path/index.ts";
import { PAD_FOOTING } from "../../packages/design/src/pad-footing/index.ts";
import { PILE_CAP } from "../../packages/design/src/pile-cap/index.ts";
import { STEEL_BEAM, STEEL_BEAM_ALTERNATIVES } from "../../packages/design/src/steel-beam/index.ts";
import { STEEL_COLUMN } from "../../packages/design/src/steel-column/index.ts";
import { STEEL_CONNECTION } from "../../packages/design/src/steel-connection/module.ts";
import { type CatalogueData, loadCatalogue } from "../../packages/sections/src/catalogue.ts";
import {
  BASE,
  CAP,
  CASES,
  CONCRETE_COMBINATIONS,
  CONCRETE_SECTION,
  FOOTING,
  spans,
  TEN_BOLTS,
  TEN_COMBINATIONS,
  THREE_SPANS,
} from "../lib/designs.ts";

const data: CatalogueData = JSON.parse(
  readFileSync(new URL("../../packages/sections/dist/catalogue.json", import.meta.url), "utf8"),
);
const modules = await loadModules();
await STEEL_CONNECTION.onDemand?.load();
const resources = { catalogue: loadCatalogue(data) };

/** 199 loads beside the self-weight, which is the most. */
const LENGTH = 20 * 5000;
const rows = <Row>(count: number, row: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => ({ case: CASES[at % CASES.length], ...row(at) }));
const TWENTY_SPANS = {
  section: "410UB53.7_300",
  spans: spans(...Array.from({ length: 20 }, () => 5000)),
  uniformLoads: rows(49, () => ({ load: 0.2 })),
  pointLoads: rows(50, (at) => ({ force: 1000, position: Math.round((LENGTH * (at + 0.4)) / 50) })),
  partLoads: rows(50, (at) => ({ start: 1, end: 2, from: at * 1950, to: at * 1950 + 2500 })),
  couples: rows(50, (at) => ({ moment: 1e6, position: Math.round((LENGTH * (at + 0.7)) / 50) })),
};

/** Milliseconds of every run. */
function times(count: number, work: () => boolean): number[] {
  return Array.from({ length: count }, () => {
    const began = performance.now();
    if (!work()) throw new Error("The work gave no result.");
    return performance.now() - began;
  });
}

const designed = (inputs: object) => () => STEEL_BEAM.run(inputs, resources).kind === "result";
const columnDesigned = () => STEEL_COLUMN.run(TEN_COMBINATIONS, resources).kind === "result";
const baseDesigned = () => BASEPLATE.run(BASE, resources).kind === "result";
const connectionDesigned = () => STEEL_CONNECTION.run(TEN_BOLTS, resources).kind === "result";
const continuous = EXAMPLES.find(({ id }) => id === "continuous-t")?.inputs;
const concreteDesigned = () => CONCRETE_BEAM.run(continuous, resources).kind === "result";
const concreteColumnDesigned = () => CONCRETE_COLUMN.run(CONCRETE_COMBINATIONS, resources).kind === "result";
const SECTION: DesignSection = {
  concrete: { fc: 40 },
  region: rectangle(CONCRETE_SECTION.width, CONCRETE_SECTION.depth),
  bars: rectangularBars({ ...CONCRETE_SECTION, nx: 4, ny: 4, cover: 40, fitment: 10, diameter: 24 }),
  steel: D500N,
};
const COMPRESSION = { isShort: true, imposedRatio: 0.25 } as const;
const curved = () => {
  const strength = axisStrength(SECTION, { x: 0, y: 1 }, COMPRESSION);
  return !("kind" in strength) && interactionCurve(strength).length >= 61;
};
const surfaced = () => {
  const surface = biaxialSurface(SECTION, COMPRESSION);
  return !("kind" in surface) && surfaceCurves(surface).length === 72;
};
const footingDesigned = () => PAD_FOOTING.run(FOOTING, resources).kind === "result";
const capDesigned = () => PILE_CAP.run(CAP, resources).kind === "result";
/** Every member designed, and again with the newest values of its sources. */
const pathFound = () =>
  new LoadPath(examplePath(modules, resources), modules, resources).states().length === 4;
const rated = (inputs: object) => () =>
  [...STEEL_BEAM_ALTERNATIVES.candidates({ ...inputs }, resources)].filter((one) => one).length === 1044;

const found = {
  threeSpans: times(301, designed(THREE_SPANS)),
  twentySpans: times(11, designed(TWENTY_SPANS)),
  column: times(301, columnDesigned),
  base: times(301, baseDesigned),
  connection: times(301, connectionDesigned),
  concreteBeam: times(151, concreteDesigned),
  concreteColumn: times(101, concreteColumnDesigned),
  curve: times(301, curved),
  surface: times(31, surfaced),
  footing: times(301, footingDesigned),
  cap: times(301, capDesigned),
  path: times(101, pathFound),
  candidates: times(11, rated({})),
  candidatesOfThree: times(6, rated(THREE_SPANS)),
};
export type DesignTimes = typeof found;

process.stdout.write(JSON.stringify(found));
