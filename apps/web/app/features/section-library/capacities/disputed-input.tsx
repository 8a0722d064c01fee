import { type CapacityName, formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import { type Discrepancy, findRow, type SteelSectionRecord } from "@kingpost/sections";
import { PropertySymbol } from "../section/notation.tsx";
import { bothSides, otherValue } from "../section/property-value.ts";
import { capacityOtherwise, disputedInputs } from "./capacity-for.ts";
import { capacityRow } from "./capacity-rows.ts";
import type { Member } from "./member/member.ts";

interface DisputedInputProps {
  readonly record: SteelSectionRecord;
  readonly capacity: CapacityName;
  readonly member: Member;
}

/** Which disputed published values a capacity depends on, and what it would be with the other value of each. */
export function DisputedInput({ record, capacity, member }: DisputedInputProps) {
  const disputed = disputedInputs(record, capacity, member);
  const otherwise = capacityOtherwise(record, capacity, member);
  if (disputed.length === 0 || !isCovered(otherwise)) return null;
  const { text, unit } = formatCapacity(otherwise, capacity);
  return (
    <p className="mx-4 my-3 border-accent border-l-4 py-1 pl-3 text-13">
      <span className="text-accent">{"\u2020 "}</span>
      {disputed.map((dispute) => {
        const row = findRow(record, dispute.property);
        return row ? (
          <span key={dispute.property}>
            <PropertySymbol symbol={row.symbol} /> {row.label}. {bothSides(dispute, row)}{" "}
          </span>
        ) : null;
      })}
      {usedInWords(disputed)} <PropertySymbol symbol={capacityRow(capacity)?.symbol} /> would be{" "}
      <b className="whitespace-nowrap">
        {text} {unit}
      </b>
      .
    </p>
  );
}

function usedInWords(disputed: readonly Discrepancy[]): string {
  const used = new Set(disputed.map(({ usedInCapacities }) => usedInCapacities));
  const isOne = disputed.length === 1;
  const verb = isOne ? "value is" : "values are";
  const noun = isOne ? "value" : "values";
  const [other, ...more] = new Set(disputed.map(otherValue));
  const kind = other === undefined || more.length > 0 ? "other" : other;
  if (used.size > 1) {
    return "The published values are used, except known errors on the unsafe side. With the other values,";
  }
  return used.has("published")
    ? `The published ${verb} used. With the ${kind} ${noun},`
    : `With the published ${noun},`;
}
