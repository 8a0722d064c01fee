import type { DesignModule } from "@kingpost/calc";
import type { Figure } from "../figure.ts";
import { type Resources, runnableModule } from "../runnable-module.ts";
import { type BaseplateResults, design } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { FIELDS, FORM } from "./fields.ts";
import { figures } from "./figures.ts";
import { problems } from "./problems.ts";
import { SCOPE } from "./scope.ts";
import { tables } from "./tables.ts";

/** Whether a text is entered, in a file of any origin. */
const isNamed = (by: unknown): boolean => typeof by === "string" && by.trim() !== "";

export const BASEPLATE_MODULE: DesignModule<typeof FIELDS, Resources, BaseplateResults, never, Figure> = {
  kind: FACTS.kind,
  title: FACTS.title,
  engine: "0.4.0",
  standards: FACTS.standards,
  fields: FIELDS,
  upgrades: [
    // Version 2 has combinations for stability among those that are entered.
    (inputs) => ({ ...inputs, coversStability: false }),
    // Version 3 has methods of bolts through grout, user-defined combinations and factors of rows that are passed on.
    (inputs) => ({ ...inputs, throughGrout: "washer" }),
    // Version 4 has methods of the anchorage. Before, it was the cone of ASI Design Guide 7, or by others where they were named.
    (inputs) => ({ ...inputs, anchorMethod: isNamed(inputs.anchorageBy) ? "supplier" : "cone" }),
  ],
  problems,
  design,
  figures,
  scope: SCOPE,
};

export const BASEPLATE = runnableModule(BASEPLATE_MODULE, {
  groups: FORM.groups,
  examples: EXAMPLES,
  tables,
  newRow: () => undefined,
  isDrawnToScale: true,
  candidates: {
    of: "bolts and plates",
    name: "Bolts and plate",
    mass: "Plate (kg)",
    depth: "Thickness (mm)",
  },
});
