import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { checks, type PadFootingResults } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { type FIELDS, FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { model, type PadFootingModel } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { loads, tables } from "./tables.ts";

export const PAD_FOOTING_MODULE: Module<typeof FIELDS, PadFootingModel, PadFootingResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.1.0",
  upgrades: [],
  model,
  checks,
  figures,
  tables,
  loads,
  examples: EXAMPLES,
  scope: SCOPE,
  isDrawnToScale: true,
  candidates: {
    of: "sizes and depths",
    name: "Plan, depth and bars",
    mass: "Bars (kg)",
    depth: "Depth (mm)",
  },
};

export const PAD_FOOTING = runnableModule(PAD_FOOTING_MODULE);
