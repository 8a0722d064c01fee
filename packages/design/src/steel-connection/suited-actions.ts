import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { FIELDS } from "./fields.ts";

const TABLES = ["actions", "caseActions"] as const;

/** The actions of a new design as tension, which braces and pins carry; they have no check for the shear of a beam. */
const pulled = (table: (typeof TABLES)[number]) =>
  FIELDS[table].default.map((row) => ({ ...row, v: 0, n: -row.v }));

const isPulled = (type: unknown): boolean => type === "bracing-cleat" || type === "pin";
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A brace and a pin begin with tension in place of the shear of a new design; a beam begins with its shear again. */
export function suitActions(raw: RawInputs, changed: string): RawInputs {
  if (changed !== "type") return raw;
  const suited: Record<string, unknown> = { ...raw };
  for (const table of TABLES) {
    const usual = FIELDS[table].default;
    const rows = raw[table] ?? usual;
    if (isPulled(raw.type) && isSame(rows, usual)) suited[table] = pulled(table);
    if (!isPulled(raw.type) && isSame(rows, pulled(table))) delete suited[table];
  }
  return suited;
}
