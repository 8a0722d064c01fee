import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { sectionRecords } from "../frame/module/section-of.ts";
import { type ConnectionResults, checks } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { type FIELDS, FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { OTHER_TYPES_ON_DEMAND } from "./joints/on-demand.ts";
import { type ConnectionModel, model } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { size } from "./size.ts";
import { suitActions } from "./suited-actions.ts";
import { loads, tables } from "./tables.ts";

export const STEEL_CONNECTION_MODULE: Module<typeof FIELDS, ConnectionModel, ConnectionResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.10.0",
  upgrades: [
    // Version 2 has bolts in friction, the level of a supporting beam, and a beam on the other side of a web.
    (inputs) => inputs,
    // Version 3 has serviceability actions by themselves, and a column flange that is designed elsewhere: it ignored who designs it.
    (inputs) => ({
      ...inputs,
      serviceBy: "share",
      serviceActions: [],
      serviceFactor: 1,
      supportBy: inputs.support === "column-flange" ? "" : inputs.supportBy,
    }),
    // Version 4 has up to four columns of bolts.
    (inputs) => inputs,
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  size,
  examples: EXAMPLES,
  scope: SCOPE,
  sections: sectionRecords,
  afterChange: suitActions,
  onDemand: OTHER_TYPES_ON_DEMAND,
  isDrawnToScale: true,
  candidates: {
    of: "plates and bolts",
    name: "Bolts and plate",
    mass: "Plate (kg)",
    depth: "Plate depth (mm)",
  },
};

export const STEEL_CONNECTION = runnableModule(STEEL_CONNECTION_MODULE);
