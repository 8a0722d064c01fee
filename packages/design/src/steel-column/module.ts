import type { DesignModule } from "@kingpost/calc";
import type { Figure } from "../figure.ts";
import { type Resources, runnableModule } from "../runnable-module.ts";
import { type ColumnResults, design } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { FIELDS, FORM, FRAME_OF_VERSION_2 } from "./fields.ts";
import { figures } from "./figures.ts";
import { newRow } from "./new-row.ts";
import { problems } from "./problems.ts";
import { SCOPE } from "./scope.ts";
import { tables } from "./tables.ts";

/** What was left out of the frame of an axis that sways. */
function frameOfVersion2(inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const sways = (["X", "Y"] as const).filter((axis) => {
    const cases = inputs[`cases${axis}`];
    return typeof cases === "string" && cases.startsWith("sway");
  });
  return Object.fromEntries(
    sways.flatMap((axis) =>
      Object.entries(FRAME_OF_VERSION_2).map(([name, value]) => [`${name}${axis}`, value]),
    ),
  );
}

export const STEEL_COLUMN_MODULE: DesignModule<typeof FIELDS, Resources, ColumnResults, never, Figure> = {
  kind: FACTS.kind,
  title: FACTS.title,
  engine: "0.4.0",
  standards: FACTS.standards,
  fields: FIELDS,
  upgrades: [
    // Version 2 has a restraint of each end.
    (inputs) => ({ ...inputs, baseEnd: "full", topEnd: "full" }),
    // Version 3 has no frame until the user enters one.
    (inputs) => ({ ...frameOfVersion2(inputs), ...inputs }),
    // Version 4 has angles that are joined by one leg.
    (inputs) => ({ ...inputs, strutLeg: "none" }),
  ],
  problems,
  design,
  figures,
  scope: SCOPE,
};

export const STEEL_COLUMN = runnableModule(STEEL_COLUMN_MODULE, {
  groups: FORM.groups,
  examples: EXAMPLES,
  tables,
  newRow,
});
