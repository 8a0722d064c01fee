import { EDITION } from "@kingpost/as4100";
import type { DesignModule } from "@kingpost/calc";
import type { Figure } from "../figure.ts";
import { type Resources, runnableModule } from "../runnable-module.ts";
import { type ColumnResults, design } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FIELDS, FRAME_OF_VERSION_2 } from "./fields.ts";
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
  kind: "steel-column",
  title: "Steel Column",
  engine: "0.3.0",
  edition: EDITION,
  fields: FIELDS,
  upgrades: [
    // Version 2 has a restraint of each end.
    (inputs) => ({ ...inputs, baseEnd: "full", topEnd: "full" }),
    // Version 3 has no frame until the user enters one.
    (inputs) => ({ ...frameOfVersion2(inputs), ...inputs }),
  ],
  problems,
  design,
  figures,
  scope: SCOPE,
};

export const STEEL_COLUMN = runnableModule(STEEL_COLUMN_MODULE, {
  groups: [
    { title: "Section", fields: ["section"] },
    {
      title: "Length and frame",
      fields: [
        "length",
        "casesX",
        "gammaTopX",
        "gammaBaseX",
        "keX",
        "swayX",
        "lambdaCX",
        "driftX",
        "sumNX",
        "sumVX",
        "storeyBucklingX",
        "storeyAxialX",
        "heldByX",
        "casesY",
        "gammaTopY",
        "gammaBaseY",
        "keY",
        "swayY",
        "lambdaCY",
        "driftY",
        "sumNY",
        "sumVY",
        "storeyBucklingY",
        "storeyAxialY",
        "heldByY",
      ],
    },
    { title: "Restraints", fields: ["restraints", "ends", "baseEnd", "topEnd"] },
    {
      title: "Actions",
      fields: [
        "actionsBy",
        "actions",
        "caseActions",
        "reactions",
        "storeyShare",
        "usage",
        "ownCombinations",
        "isSecondOrder",
      ],
    },
    {
      title: "Loads between the ends",
      fields: ["transverse", "caseTransverse", "ratioX", "betaMX", "ratioY", "betaMY"],
      isRare: true,
    },
    { title: "Tension", fields: ["kt", "netArea"], isRare: true },
  ],
  examples: EXAMPLES,
  tables,
  newRow,
});
