import { parseInputs } from "@kingpost/calc";
import { newBeamRow } from "../beam/form/new-row.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { type Module, runnableModule } from "../frame/module/runnable-module.ts";
import { type AnyModel, type AnyResults, checks } from "./design.ts";
import { EXAMPLES } from "./examples.ts";
import { FACTS } from "./facts.ts";
import { figures } from "./figures/figures.ts";
import { beamInputs } from "./form/beam-inputs.ts";
import { FIELDS, FORM } from "./form/fields.ts";
import { model } from "./problems.ts";
import { SCOPE } from "./scope.ts";
import { size } from "./size.ts";
import { startedSection } from "./started-section.ts";
import { loads, tables } from "./tables/tables.ts";

/** A row that is added to a table begins where it has an effect. */
function newRow(table: string, raw: RawInputs): RawInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : newBeamRow(table, beamInputs(parsed.inputs));
}

export const CONCRETE_BEAM_MODULE: Module<typeof FIELDS, AnyModel, AnyResults> = {
  ...FACTS,
  ...FORM,
  engine: "0.11.0",
  upgrades: [
    // Version 2 has one section with its actions, redistribution and calculated crack widths.
    (inputs) => inputs,
    // Version 3 has the hanging bars at supporting beams, which are not known of older designs.
    (inputs) => ({ ...inputs, hangingBars: 0 }),
    // Version 4 has the bars of the slab across the web, which are not known of older designs.
    (inputs) => ({ ...inputs, flangeBars: 0 }),
  ],
  model,
  checks,
  figures,
  tables,
  loads,
  size,
  passedOn: ["factored-reactions"],
  newRow,
  afterChange: startedSection,
  examples: EXAMPLES,
  scope: SCOPE,
  candidates: {
    of: "depths and bars",
    name: "Depth and bottom bars",
    mass: "Steel (kg/m)",
    depth: "Depth (mm)",
  },
};

export const CONCRETE_BEAM = runnableModule(CONCRETE_BEAM_MODULE);
