import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { type ConcreteColumnResults, checks } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { type FIELDS, FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { type ConcreteColumnModel, model } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { size } from "./size.ts";
import { loads, tables } from "./tables.ts";

export const CONCRETE_COLUMN_MODULE: Module<typeof FIELDS, ConcreteColumnModel, ConcreteColumnResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.10.0",
  upgrades: [
    // Version 2 has the spacing of fitments in special regions.
    (inputs) => inputs,
    // Version 3 has the self-weight, which was part of the axial force.
    (inputs) => ({ ...inputs, hasSelfWeight: false }),
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  size,
  examples: EXAMPLES,
  scope: SCOPE,
  candidates: {
    of: "sizes and bars",
    name: "Size and bars",
    mass: "Bars (kg/m)",
    depth: "Depth (mm)",
  },
};

export const CONCRETE_COLUMN = runnableModule(CONCRETE_COLUMN_MODULE);
