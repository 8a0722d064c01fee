import { fromBase, toBase } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { massOfLength } from "@kingpost/sections/derived";
import { formatFigures } from "@kingpost/sections/text";
import { useId, useState } from "react";
import { StepList } from "../../../ui/calc/step-list.tsx";
import { amountIn } from "../filter/amounts.ts";

const METRES = { row: { unit: "mm", exponent: 3 } } as const;
/** Longer than any member, m. */
const LONGEST = 1000;

/** Mass, weight and painted area of a length that the user types: `6`, `6 m`, `6000 mm`. */
export function MassForm({ record }: { readonly record: SteelSectionRecord }) {
  const id = useId();
  const [text, setText] = useState("1");
  const length = amountIn(text, METRES, undefined);
  const isGood = length !== undefined && length > 0 && length <= LONGEST;
  const found = isGood ? massOfLength(record, toBase(length, "m")) : undefined;
  return (
    <form
      aria-label="Length of a member"
      className="px-4 pt-3 text-13"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="font-narrow font-semibold text-14">Length of a member</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <label htmlFor={id}>Length</label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-invalid={isGood ? undefined : true}
          aria-describedby={`${id}-result`}
          onChange={({ target }) => setText(target.value)}
          className="filter-control w-20"
        />
        m
        <output id={`${id}-result`} htmlFor={id} className="tabular-nums">
          {found
            ? `${formatFigures(found.mass, 4, 4)} kg, ${formatFigures(fromBase(found.weight, "kN"), 4, 4)} kN, ${formatFigures(fromBase(found.surface, "m²"), 4, 4)} m² to paint`
            : `Enter a length above 0 and up to ${LONGEST} m.`}
        </output>
      </div>
      {found ? (
        <details className="mt-1">
          <summary className="cursor-pointer text-steel">Derivation of mass, weight and painted area</summary>
          <section aria-label="Calculation of mass and painted area" className="derivation px-0!">
            <StepList steps={found.steps} assumptions={ASSUMPTIONS} level={5} />
          </section>
        </details>
      ) : null}
    </form>
  );
}

const ASSUMPTIONS = [
  "Mass per metre as in the table above: the published, nominal one where there is one.",
  "g = 9.81 m/s², as in the self-weight of the design modules.",
  "The painted area is the outer surface, without ends, holes and connections.",
] as const;
