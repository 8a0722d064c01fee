import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { checks, type PileCapResults } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { type FIELDS, FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import type { PileCapModel } from "./model/cap.ts";
import { model } from "./model/model.ts";
import { SCOPE } from "./scope.ts";
import { size } from "./size.ts";
import { loads, tables } from "./tables.ts";

export const PILE_CAP_MODULE: Module<typeof FIELDS, PileCapModel, PileCapResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.10.0",
  upgrades: [
    // Version 2 has service actions of their own, bars between the bands and mats across the struts.
    (inputs) => ({
      ...inputs,
      serviceBy: "ratio",
      serviceActions: [],
      serviceFactor: 1,
      betweenSize: "N16",
      betweenSpacing: 0,
      burstingBars: typeof inputs.burstingArea === "number" && inputs.burstingArea > 0 ? "area" : "none",
      burstingCount: 4,
      burstingSize: "N20",
      burstingSpacing: 150,
    }),
    // Version 3 has combinations for stability among those that are entered, and ends of top bars, which were straight.
    (inputs) => ({ ...inputs, coversStability: false, topEnds: "straight" }),
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  size,
  examples: EXAMPLES,
  scope: SCOPE,
  isDrawnToScale: true,
  candidates: {
    of: "depths and bars",
    name: "Depth and bars",
    mass: "Bars (kg)",
    depth: "Depth (mm)",
  },
};

export const PILE_CAP = runnableModule(PILE_CAP_MODULE);
