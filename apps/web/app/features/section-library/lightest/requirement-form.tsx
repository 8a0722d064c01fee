import { useState } from "react";
import { ConditionErrorText } from "../filter/condition-error.tsx";
import {
  type Condition,
  type ConditionError,
  conditionToText,
  type RangeCondition,
  readBounds,
  withCondition,
} from "../filter/conditions.ts";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { shortName } from "../quantities/quantity-name.tsx";
import { AllQuantityOptions } from "../quantities/quantity-options.tsx";
import { PropertySymbol, UnitText } from "../section/notation.tsx";

interface RequirementFormProps {
  /** Why a condition is implausible. */
  readonly doubt: (condition: Condition) => ConditionError | undefined;
  /** The largest value of a quantity, in the unit of the property table. */
  readonly largestOf: (quantity: Quantity) => number | undefined;
  readonly conditions: readonly Condition[];
  readonly onChange: (next: readonly Condition[]) => void;
}

/** The most common requirements for a beam or column; any other quantity can be added. */
const OFTEN = ["zex", "sx", "ix", "iy", "d", "bf"];

/** The requirements: a minimum, a maximum or both for every quantity. It edits the conditions. */
export function RequirementForm({ doubt, largestOf, conditions, onChange }: RequirementFormProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const ranges = conditions.filter((one) => one.kind === "range");
  const keys = [...new Set([...OFTEN, ...added, ...ranges.map(({ key }) => key)])];
  return (
    <form aria-label="Requirements" className="requirements" onSubmit={(event) => event.preventDefault()}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">at least</th>
            <th scope="col">at most</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const quantity = quantityOf(key);
            return quantity ? (
              <RequirementRow
                key={key}
                doubt={doubt}
                largestOf={largestOf}
                quantity={quantity}
                condition={ranges.find((one) => one.key === key)}
                onChange={(next) => {
                  const others = conditions.filter((one) => one.kind !== "range" || one.key !== key);
                  onChange(next ? replaced(conditions, next) : others);
                }}
              />
            ) : null;
          })}
        </tbody>
      </table>
      <label className="flex flex-wrap items-center gap-2 pt-2 text-13 text-steel">
        Also require
        <select
          value=""
          onChange={({ target }) => setAdded([...added, target.value])}
          className="filter-control min-w-0 flex-1"
        >
          <option value="">another property{"\u2026"}</option>
          <AllQuantityOptions />
        </select>
      </label>
    </form>
  );
}

/** Replaces a condition in place, so that its chip does not move while a number is typed. */
function replaced(conditions: readonly Condition[], next: RangeCondition): readonly Condition[] {
  const at = conditions.findIndex((one) => one.kind === "range" && one.key === next.key);
  return at < 0 ? withCondition(conditions, next) : conditions.with(at, next);
}

interface RequirementRowProps extends Pick<RequirementFormProps, "doubt" | "largestOf"> {
  readonly quantity: Quantity;
  readonly condition: RangeCondition | undefined;
  readonly onChange: (next: RangeCondition | undefined) => void;
}

/** The text being typed, valid while the condition is still the one it produced. */
interface Draft {
  readonly min: string;
  readonly max: string;
  readonly ledTo: string;
  readonly error: ConditionError | undefined;
}

const textOf = (condition: RangeCondition | undefined) => (condition ? conditionToText(condition) : "");

function RequirementRow({ doubt, largestOf, quantity, condition, onChange }: RequirementRowProps) {
  const { key, row } = quantity;
  const [draft, setDraft] = useState<Draft>();
  const typed = draft?.ledTo === textOf(condition) ? draft : undefined;
  const shown = {
    min: typed?.min ?? String(condition?.min ?? ""),
    max: typed?.max ?? String(condition?.max ?? ""),
  };
  const type = (bounds: { readonly min: string; readonly max: string }) => {
    const read = readRow(quantity, bounds, { doubt, largestOf });
    setDraft({ ...bounds, ledTo: textOf(read.condition), error: read.error });
    onChange(read.condition);
  };
  const error = `requirement-${key}`;
  return (
    <>
      <tr>
        <th scope="row">
          <PropertySymbol symbol={row.symbol} />{" "}
          <span className={row.symbol ? "requirement-words" : undefined}>{row.label}</span>
        </th>
        {(["min", "max"] as const).map((bound) => (
          <td key={bound}>
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={shown[bound]}
              onChange={({ target }) => type({ ...shown, [bound]: target.value })}
              aria-label={`${shortName(quantity)} ${bound === "min" ? "at least" : "at most"}`}
              aria-invalid={typed?.error ? true : undefined}
              aria-describedby={typed?.error ? error : undefined}
              className="filter-control w-full text-right"
            />
          </td>
        ))}
        <td className="whitespace-nowrap text-12 text-steel">
          <UnitText unit={row.unit} exponent={row.exponent} />
        </td>
      </tr>
      {typed?.error ? (
        <tr>
          <td colSpan={4}>
            <p id={error} role="alert" className="requirement-error">
              <ConditionErrorText error={typed.error} />. This requirement is not applied.
            </p>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The condition of a row, or why there is none; an empty row has neither. */
function readRow(
  { key }: Quantity,
  { min, max }: { readonly min: string; readonly max: string },
  { doubt, largestOf }: Pick<RequirementFormProps, "doubt" | "largestOf">,
) {
  const nothing = { condition: undefined, error: undefined };
  if (min.trim() === "" && max.trim() === "") return nothing;
  const read = readBounds(key, min, max, largestOf);
  const wrong = "error" in read ? read.error : doubt(read.condition);
  if ("error" in read || wrong) return { ...nothing, error: wrong };
  return read.condition.kind === "range" ? { ...nothing, condition: read.condition } : nothing;
}
