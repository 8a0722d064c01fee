import type { DesignModule } from "@kingpost/calc";
import { parseInputs } from "@kingpost/calc";
import type { BeamDiagram } from "../beam/figures/diagram.ts";
import { newBeamRow } from "../beam/form/new-row.ts";
import type { Figure } from "../figure.ts";
import type { RawInputs } from "../raw-inputs.ts";
import { type Resources, runnableModule } from "../runnable-module.ts";
import { type ConcreteBeamResults, design } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { figures } from "./figures/figures.ts";
import { beamInputs } from "./form/beam-inputs.ts";
import { FIELDS, FORM } from "./form/fields.ts";
import { problems } from "./problems.ts";
import { SCOPE } from "./scope.ts";
import { tables } from "./tables/tables.ts";

export const CONCRETE_BEAM_MODULE: DesignModule<
  typeof FIELDS,
  Resources,
  ConcreteBeamResults,
  BeamDiagram,
  Figure
> = {
  kind: FACTS.kind,
  title: FACTS.title,
  engine: "0.1.0",
  standards: FACTS.standards,
  fields: FIELDS,
  upgrades: [],
  problems,
  design,
  figures,
  scope: SCOPE,
};

/** A row that is added to a table begins where it has an effect. */
function newRow(table: string, raw: RawInputs): RawInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : newBeamRow(table, beamInputs(parsed.inputs));
}

export const CONCRETE_BEAM = runnableModule(CONCRETE_BEAM_MODULE, {
  groups: FORM.groups,
  examples: EXAMPLES,
  tables,
  newRow,
  candidates: {
    of: "depths and bars",
    name: "Depth and bottom bars",
    mass: "Steel (kg/m)",
    depth: "Depth (mm)",
  },
});
