import { useState } from "react";
import { ConditionErrorText } from "../filter/condition-error.tsx";
import { type Condition, conditionToText, type RangeCondition, withCondition } from "../filter/conditions.ts";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { shortName } from "../quantities/quantity-name.tsx";
import { AllQuantityOptions } from "../quantities/quantity-options.tsx";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import {
  BOUNDS,
  type Bound,
  type Requirement,
  type RequirementChecks,
  readRequirement,
} from "./read-requirement.ts";

interface RequirementFormProps extends RequirementChecks {
  readonly conditions: readonly Condition[];
  readonly onChange: (next: readonly Condition[]) => void;
}

/** The most common requirements for a beam or column; any other quantity can be added. */
const OFTEN = ["zex", "sx", "ix", "iy", "d", "bf"];

/** The requirements: a minimum, a maximum or both for every quantity. It edits the conditions. */
export function RequirementForm({ conditions, onChange, ...checks }: RequirementFormProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const ranges = conditions.filter((one) => one.kind === "range");
  const keys = [...new Set([...OFTEN, ...added, ...ranges.map(({ key }) => key)])];
  const conditionOn = (key: string) => ranges.find((one) => one.key === key);
  /** What is typed in a row. Chips, back and links change the condition from outside: then it is outdated. */
  const draftOf = (key: string) => {
    const draft = drafts[key];
    return draft?.ledTo === textOf(conditionOn(key)) ? draft : undefined;
  };
  const type = (quantity: Quantity, typed: Readonly<Record<Bound, string>>) => {
    const { key } = quantity;
    const read = readRequirement(quantity, typed, checks);
    setDrafts({ ...drafts, [key]: { ...read, typed, ledTo: textOf(read.condition) } });
    const others = conditions.filter((one) => one.kind !== "range" || one.key !== key);
    onChange(read.condition ? replaced(conditions, read.condition) : others);
  };
  const quantities = keys.flatMap((key) => quantityOf(key) ?? []);
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
          {quantities.map((quantity) => (
            <RequirementRow
              key={quantity.key}
              quantity={quantity}
              condition={conditionOn(quantity.key)}
              draft={draftOf(quantity.key)}
              onType={(typed) => type(quantity, typed)}
            />
          ))}
        </tbody>
      </table>
      <div className="form-note">
        {quantities.map((quantity) => {
          const error = draftOf(quantity.key)?.error;
          return error ? (
            <p key={quantity.key} id={errorId(quantity)} role="alert">
              {shortName(quantity)}: <ConditionErrorText error={error} />
              {error.text.endsWith(".") ? "" : "."} This requirement is not applied.
            </p>
          ) : null;
        })}
      </div>
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

interface RequirementRowProps {
  readonly quantity: Quantity;
  readonly condition: RangeCondition | undefined;
  readonly draft: Draft | undefined;
  readonly onType: (typed: Readonly<Record<Bound, string>>) => void;
}

/** The text being typed, valid while the condition is still the one it produced. */
interface Draft extends Requirement {
  readonly typed: Readonly<Record<Bound, string>>;
  readonly ledTo: string;
}

const textOf = (condition: RangeCondition | undefined) => (condition ? conditionToText(condition) : "");
const errorId = ({ key }: Quantity) => `requirement-${key}`;

function RequirementRow({ quantity, condition, draft, onType }: RequirementRowProps) {
  const { row } = quantity;
  const shown = draft?.typed ?? { min: String(condition?.min ?? ""), max: String(condition?.max ?? "") };
  return (
    <tr>
      <th scope="row">
        <PropertySymbol symbol={row.symbol} />{" "}
        <span className={row.symbol ? "requirement-words" : undefined}>{row.label}</span>
      </th>
      {BOUNDS.map((bound) => {
        const isWrong = draft?.wrong.includes(bound);
        return (
          <td key={bound}>
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={shown[bound]}
              onChange={({ target }) => onType({ ...shown, [bound]: target.value })}
              aria-label={`${shortName(quantity)} ${bound === "min" ? "at least" : "at most"}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? errorId(quantity) : undefined}
              className="filter-control w-full text-right"
            />
          </td>
        );
      })}
      <td className="whitespace-nowrap text-12 text-steel">
        <UnitText unit={row.unit} exponent={row.exponent} />
      </td>
    </tr>
  );
}
