import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { sectionRecords } from "../frame/module/section-of.ts";
import { type BaseplateResults, checks } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { FORM } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { type BaseplateModel, model } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { size } from "./size.ts";
import { loads, tables } from "./tables.ts";

/** Whether a text is entered, in a file of any origin. */
const isNamed = (by: unknown): boolean => typeof by === "string" && by.trim() !== "";

export const BASEPLATE_MODULE: Module<typeof FORM.fields, BaseplateModel, BaseplateResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.12.0",
  upgrades: [
    // Version 2 has combinations for stability among those that are entered.
    (inputs) => ({ ...inputs, coversStability: false }),
    // Version 3 has methods of bolts through grout, user-defined combinations and factors of rows that are passed on.
    (inputs) => ({ ...inputs, throughGrout: "washer" }),
    // Version 4 has methods of the anchorage. Before, it was the cone of ASI Design Guide 7, or by others where they were named.
    (inputs) => ({ ...inputs, anchorMethod: isNamed(inputs.anchorageBy) ? "supplier" : "cone" }),
    // Version 5 has who designs or confirms what the checks do not cover.
    (inputs) => ({ ...inputs, keyConcreteBy: "", smallMomentBy: "" }),
    // Version 6 has the smallest axial force beside the shear force, and who designs anchors for earthquakes: neither is known of older designs.
    (inputs) => ({ ...inputs, leastAxial: 0, earthquakeBy: "" }),
    // Version 7 has who confirms the overhang from the faces of the column.
    (inputs) => ({ ...inputs, facesBy: "" }),
    // Version 8 has whether combinations that are entered have earthquake actions, which their names alone showed.
    (inputs) => ({ ...inputs, earthquake: "unknown" }),
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  size,
  passedOn: ["forces"],
  examples: EXAMPLES,
  scope: SCOPE,
  sections: sectionRecords,
  isDrawnToScale: true,
  candidates: {
    of: "bolts and plates",
    name: "Bolts and plate",
    mass: "Plate (kg)",
    depth: "Thickness (mm)",
  },
};

export const BASEPLATE = runnableModule(BASEPLATE_MODULE);
