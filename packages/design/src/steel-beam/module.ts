import type { DesignModule } from "@kingpost/calc";
import type { BeamDiagram } from "../beam/figures/diagram.ts";
import type { Figure } from "../figure.ts";
import { type Resources, runnableModule } from "../runnable-module.ts";
import { design } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { figures } from "./figures/figures.ts";
import { FIELDS } from "./form/fields.ts";
import { newRow } from "./form/new-row.ts";
import { problems } from "./problems.ts";
import type { BeamResults } from "./results.ts";
import { SCOPE } from "./scope.ts";
import { loads } from "./tables/loads.ts";
import { tables } from "./tables/tables.ts";

export const STEEL_BEAM_MODULE: DesignModule<typeof FIELDS, Resources, BeamResults, BeamDiagram, Figure> = {
  kind: FACTS.kind,
  title: FACTS.title,
  engine: "0.3.0",
  standards: FACTS.standards,
  fields: FIELDS,
  upgrades: [
    // Version 2 has what is designed elsewhere, and what point loads of other beams leave out.
    (inputs) => inputs,
  ],
  problems,
  design,
  figures,
  scope: SCOPE,
};

export const STEEL_BEAM = runnableModule(STEEL_BEAM_MODULE, {
  groups: [
    { title: "Section", fields: ["section", "hasSelfWeight"] },
    {
      title: "Steel strength",
      fields: ["strength", "ownFy", "ownFu", "strengthReason"],
      isRare: true,
    },
    { title: "Orientation", fields: ["bentAbout", "toes"], isRare: true },
    { title: "Spans and supports", fields: ["leftSupport", "spans", "bearingLength"] },
    { title: "Other sections of spans", fields: ["otherSections"], isRare: true },
    {
      title: "Springs, settlements, hinges, hold-down",
      fields: ["springs", "hinges", "holdDown", "holdDownBy", "introductionBy"],
      isRare: true,
    },
    {
      title: "Restraints",
      fields: ["supportRestraint", "continuousRestraint", "restraints"],
    },
    {
      title: "End conditions",
      fields: ["bearingEndDistance", "lateralRotation"],
      isRare: true,
    },
    {
      title: "Web stiffeners",
      fields: [
        "bearingStiffeners",
        "hasIntermediateStiffeners",
        "stiffenerSpacing",
        "stiffenerWidth",
        "stiffenerThickness",
        "stiffenerSides",
        "stiffenerFy",
      ],
      isRare: true,
    },
    {
      title: "Loads",
      fields: [
        "uniformLoads",
        "areaLoads",
        "pointLoads",
        "partLoads",
        "couples",
        "loadHeight",
        "usage",
        "psiShortTerm",
        "psiLongTerm",
        "psiCombination",
        "psiEarthquake",
        "usage2",
        "usage3",
        "actTogether",
      ],
    },
    {
      title: "Slope and lateral loads",
      fields: ["slope", "sidewaysLoads", "sidewaysPointLoads", "sidewaysSupports"],
      isRare: true,
    },
    {
      title: "Moment modification factor",
      fields: ["alphaM", "alphaMValue", "alphaMReason"],
      isRare: true,
    },
    {
      title: "Combinations",
      fields: ["patterns", "hasWindWithPermanent", "hasRelievingPermanent", "ownCombinations", "notUsed"],
      isRare: true,
    },
    {
      title: "Deflection limits",
      fields: ["limitShortTerm", "limitImposed", "limitLongTerm", "limitWind"],
    },
    {
      title: "Absolute deflection limits, precamber",
      fields: ["precamber", "mostShortTerm", "mostImposed", "mostLongTerm", "mostWind"],
      isRare: true,
    },
  ],
  examples: EXAMPLES,
  tables,
  loads,
  passedOn: ["factored-reactions", "sideways-factored-reactions"],
  newRow,
});
