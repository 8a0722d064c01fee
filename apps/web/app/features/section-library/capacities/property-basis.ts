import type { CapacityName } from "@kingpost/as4100";
import { markedSymbol } from "@kingpost/calc";
import { type Discrepancy, findRow, isCustomSection, type SteelSectionRecord } from "@kingpost/sections";
import { otherValue } from "../section/property-value.ts";
import { disputedInputs } from "./capacity-for.ts";
import { DEFAULT_MEMBER } from "./member/member.ts";

/**
 * Which properties the capacities of these sections are calculated from, as sentences of an assumption; with a capacity, only the
 * exceptions that it depends on.
 */
export function propertyBasis(
  records: readonly SteelSectionRecord[],
  capacity?: CapacityName,
): readonly string[] {
  if (records.every(isCustomSection)) return ["Capacities use the unrounded properties of the section."];
  return [
    "Calculated from unrounded properties where these agree with the published values.",
    ...exceptions(records, capacity),
  ];
}

/** The published values that the capacities do not use, each with the sections that have it. */
function exceptions(
  records: readonly SteelSectionRecord[],
  capacity: CapacityName | undefined,
): readonly string[] {
  const replaced = records.flatMap((record) =>
    unusedOf(record, capacity).map((dispute) => ({
      name: record.name,
      symbol: symbolOf(record, dispute),
      used: otherValue(dispute),
    })),
  );
  return [...Map.groupBy(replaced, ({ symbol, used }) => `${symbol} ${used}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const of = group.length === records.length ? "" : ` of ${group.map(({ name }) => name).join(", ")}`;
    return [
      `Exception: the published ${first.symbol}${of} is a known error on the unsafe side, so the ${first.used} value is used.`,
    ];
  });
}

function unusedOf(record: SteelSectionRecord, capacity: CapacityName | undefined): readonly Discrepancy[] {
  const disputes = capacity
    ? disputedInputs(record, capacity, DEFAULT_MEMBER)
    : record.discrepancies.filter(({ property }) => record.capacityInputs[property] !== undefined);
  return disputes.filter(({ usedInCapacities }) => usedInCapacities === "computed");
}

function symbolOf(record: SteelSectionRecord, { property }: Discrepancy): string {
  const symbol = findRow(record, property)?.symbol;
  return symbol ? markedSymbol(symbol) : property;
}
