import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { checks, type PadFootingResults } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { type FIELDS, FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { model, type PadFootingModel } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { size } from "./size.ts";
import { loads, tables } from "./tables.ts";

export const PAD_FOOTING_MODULE: Module<typeof FIELDS, PadFootingModel, PadFootingResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.10.0",
  upgrades: [
    // Version 2 has the strength of the column, which was that of the footing.
    (inputs) => ({ ...inputs, columnFc: inputs.fc }),
    // Version 3 has the places of the starter bars, which were not entered.
    (inputs) => ({ ...inputs, starterRow: 0, starterCover: 50 }),
    // Version 4 has who designs masonry in tension.
    (inputs) => ({ ...inputs, masonryBy: "" }),
    // Version 5 has who provides the bars at the sides and top of a deep footing.
    (inputs) => ({ ...inputs, surfaceBy: "" }),
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
    of: "sizes and depths",
    name: "Plan, depth and bars",
    mass: "Bars (kg)",
    depth: "Depth (mm)",
  },
};

export const PAD_FOOTING = runnableModule(PAD_FOOTING_MODULE);
