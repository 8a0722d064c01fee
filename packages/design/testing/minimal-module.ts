import {
  formula,
  limitCheck,
  mathText,
  numberField,
  StepList,
  standardReferences,
  symbol,
} from "@kingpost/calc";
import type { ModuleEntry } from "../src/frame/module/module-entry.ts";
import { type Module, runnableModule } from "../src/frame/module/runnable-module.ts";

const OLD = { standard: "AS 0000", edition: "AS 0000:2018" } as const;
const NEW = { standard: "AS 0000", edition: "AS 0000:2026" } as const;
const LOADS = { standard: "AS 0001", edition: "AS 0001:2026" } as const;
const NOT_CITED = { standard: "AS 0002", edition: "AS 0002:2026" } as const;

const FIELDS = {
  force: numberField({
    label: "Design force",
    symbol: mathText("N*"),
    quantity: "force",
    unit: "kN",
    range: { least: 0, most: 1e6 },
    default: 40_000,
  }),
} as const;

const DEMAND = formula({
  id: "n-star",
  title: "Twice the design force",
  reference: standardReferences(OLD.standard, OLD.edition).clause("1.1"),
  result: symbol("N*", "kN"),
  symbols: { n: symbol("N", "kN") },
  is: ({ plus }, { n }) => plus(n, n),
});

const MODULE: Module<typeof FIELDS, { readonly force: number }, undefined> = {
  kind: "minimal-pile",
  title: "Minimal Pile",
  engine: "0.0.1",
  standards: [NEW, OLD, LOADS, NOT_CITED],
  fields: FIELDS,
  upgrades: [],
  groups: [{ title: "Actions", fields: ["force"] }],
  examples: [{ id: "example", title: "Example", inputs: { force: 40_000 } }],
  model: (inputs) => ({ problems: [], model: inputs }),
  checks: ({ force }) => {
    const list = new StepList();
    const demand = list.formula(DEMAND, { n: force });
    const check = limitCheck({
      id: "force",
      group: "Strength",
      title: "Force",
      reference: standardReferences(LOADS.standard, LOADS.edition).clause("2.1"),
      demand,
      relation: "\u2264",
      limit: 100_000,
      unit: "kN",
      steps: list.steps,
      assumptions: [],
    });
    return { checks: [check], results: undefined };
  },
  figures: (_design, width) => [
    {
      id: "pile",
      title: "Pile",
      description: "A pile.",
      bounds: { x: 0, y: 0, width, height: 20 },
      layers: [],
    },
  ],
  tables: () => [],
  scope: { assumptions: ["The pile is straight."], exclusions: ["Settlement."], toConfirm: [] },
};

/** A module of one field, one check and one figure. Its check cites another Standard than its first, its working an earlier edition of the first. */
export const MINIMAL_ENTRY: ModuleEntry = {
  kind: MODULE.kind,
  title: MODULE.title,
  member: "pile",
  mark: "MP",
  description: "Design minimal piles.",
  summary: "One force against a limit.",
  standards: MODULE.standards,
  load: async () => runnableModule(MODULE),
  alternatives: async () => ({ candidates: () => [], remedies: () => [], sensitivity: () => [] }),
  passing: async () => ({ outputs: () => [], receives: [] }),
  validation: async () => ({ topics: [], remarks: [], secondOpinions: [] }),
};
