import { UnitText } from "../section/notation.tsx";
import type { ConditionError } from "./conditions.ts";

/** Why a text is no condition, with the unit as the property table sets it. */
export function ConditionErrorText({ error: { text, unitOf } }: { readonly error: ConditionError }) {
  const row = unitOf?.row;
  if (!row?.unit) return text;
  return (
    <>
      {text} <UnitText unit={row.unit} exponent={row.exponent} />
    </>
  );
}
