import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { sectionRecords } from "../frame/module/section-of.ts";
import { checks, type DrawnResults } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { figures } from "./figures/figures.ts";
import { FIELDS } from "./form/fields.ts";
import { newRow } from "./form/new-row.ts";
import { type BeamModel, model } from "./model.ts";
import { SCOPE } from "./scope.ts";
import { loads } from "./tables/loads.ts";
import { tables } from "./tables/tables.ts";

export const STEEL_BEAM_MODULE: Module<typeof FIELDS, BeamModel, DrawnResults> = {
  ...FACTS,
  engine: "0.6.0",
  fields: FIELDS,
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
  upgrades: [
    // Version 2 has what is designed elsewhere, and what point loads of other beams leave out.
    (inputs) => inputs,
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  passedOn: ["factored-reactions", "sideways-factored-reactions"],
  newRow,
  examples: EXAMPLES,
  scope: SCOPE,
  sections: sectionRecords,
};

export const STEEL_BEAM = runnableModule(STEEL_BEAM_MODULE);
