import { EDITION } from "@kingpost/as4100";
import { type DesignModule, referenceText } from "@kingpost/calc";
import type { Figure } from "../figure.ts";
import { type Resources, runnableModule } from "../runnable-module.ts";
import { type BeamResults, design, shownValue } from "./design.ts";
import type { BeamDiagram } from "./diagram.ts";
import { FIELDS } from "./fields.ts";
import { figures } from "./figures.ts";
import { problems } from "./problems.ts";
import { SCOPE } from "./scope.ts";

export const STEEL_BEAM_MODULE: DesignModule<typeof FIELDS, Resources, BeamResults, BeamDiagram, Figure> = {
  kind: "steel-beam",
  title: "Steel Beam",
  engine: "0.1.0",
  edition: EDITION,
  fields: FIELDS,
  upgrades: [],
  problems,
  design,
  figures,
  scope: SCOPE,
};

export const STEEL_BEAM = runnableModule(STEEL_BEAM_MODULE, {
  groups: [
    { title: "Section", fields: ["section", "hasSelfWeight"] },
    { title: "Spans", fields: ["spans"] },
    { title: "Loads", fields: ["uniformLoads", "usage"] },
    { title: "Deflection limits", fields: ["limitShortTerm", "limitImposed", "limitLongTerm"] },
  ],
  examples: [],
  tables: ({ combinations }) => [
    {
      id: "combinations",
      title: "Combinations",
      columns: [
        { head: "Combination", align: "left" },
        { head: "Clause", align: "left" },
        { head: "M*", align: "right" },
        { head: "V*", align: "right" },
      ],
      rows: combinations.map(({ name, reference, moment, shear }) => [
        name,
        referenceText(reference),
        shownValue(moment, "kNm"),
        shownValue(shear, "kN"),
      ]),
    },
  ],
});
