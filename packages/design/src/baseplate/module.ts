import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { type BaseplateResults, checks } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { type BaseplateModel, model } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { loads, tables } from "./tables.ts";

export const BASEPLATE_MODULE: Module<typeof FORM.fields, BaseplateModel, BaseplateResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.3.1",
  upgrades: [
    // Version 2 has combinations for stability among those that are entered.
    (inputs) => ({ ...inputs, coversStability: false }),
    // Version 3 has methods of bolts through grout, user-defined combinations and factors of rows that are passed on.
    (inputs) => ({ ...inputs, throughGrout: "washer" }),
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  passedOn: ["forces"],
  examples: EXAMPLES,
  scope: SCOPE,
  isDrawnToScale: true,
  candidates: {
    of: "bolts and plates",
    name: "Bolts and plate",
    mass: "Plate (kg)",
    depth: "Thickness (mm)",
  },
};

export const BASEPLATE = runnableModule(BASEPLATE_MODULE);
