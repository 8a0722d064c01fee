import { columnRow } from "../column/new-row.ts";
import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { sectionRecords } from "../frame/module/section-of.ts";
import { type ColumnResults, checks } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { FORM, FRAME_OF_VERSION_2 } from "./fields.ts";
import { figures } from "./figures/figures.ts";
import { type ColumnModel, model } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { loads, tables } from "./tables.ts";

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

export const STEEL_COLUMN_MODULE: Module<typeof FORM.fields, ColumnModel, ColumnResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.10.0",
  upgrades: [
    // Version 2 has a restraint of each end.
    (inputs) => ({ ...inputs, baseEnd: "full", topEnd: "full" }),
    // Version 3 has no frame until the user enters one.
    (inputs) => ({ ...frameOfVersion2(inputs), ...inputs }),
    // Version 4 has angles that are joined by one leg.
    (inputs) => ({ ...inputs, strutLeg: "none" }),
    // Version 5 has who confirms the moment capacity of unequal legs.
    (inputs) => ({ ...inputs, unequalLegsBy: "" }),
    // Version 6 has the self-weight, which was part of the axial force.
    (inputs) => ({ ...inputs, hasSelfWeight: false }),
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  passedOn: ["base-actions"],
  newRow: columnRow,
  examples: EXAMPLES,
  scope: SCOPE,
  sections: sectionRecords,
};

export const STEEL_COLUMN = runnableModule(STEEL_COLUMN_MODULE);
