import { type CapacityName, formatCapacity, isCovered } from "@kingpost/as4100";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { PropertySymbol } from "../notation.tsx";
import { findRow } from "../property-rows.ts";
import { bothSides } from "../property-value.ts";
import { capacityOtherwise, disputedInputs } from "./capacity-for.ts";
import { capacityRow } from "./capacity-rows.ts";
import type { Member } from "./member.ts";

interface DisputedInputProps {
  readonly record: SteelSectionRecord;
  readonly capacity: CapacityName;
  readonly member: Member;
}

/** Which disputed printed values a capacity rests on, and what it would be with the computed ones. */
export function DisputedInput({ record, capacity, member }: DisputedInputProps) {
  const disputed = disputedInputs(record, capacity, member);
  const otherwise = capacityOtherwise(record, capacity, member);
  if (disputed.length === 0 || !isCovered(otherwise)) return null;
  const { text, unit } = formatCapacity(otherwise, capacity);
  const isOne = disputed.length === 1;
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
      {isOne
        ? "The printed value is used here; with the computed one "
        : "The printed values are used here; with the computed ones "}
      <PropertySymbol symbol={capacityRow(capacity)?.symbol} /> would be{" "}
      <b className="whitespace-nowrap">
        {text} {unit}
      </b>
      , all else as it is.
    </p>
  );
}
