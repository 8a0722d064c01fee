import { formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { capacityFor, isCapacityDoubted } from "../capacities/capacity-for.ts";
import { capacityRow } from "../capacities/capacity-rows.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { PropertySymbol } from "./notation.tsx";
import { NO_VALUE } from "./property-value.ts";

export interface KeyCapacityProps {
  readonly record: SteelSectionRecord;
}

/** The section moment capacity about x, in the strip of key values. It depends on no length. */
export function KeyCapacity({ record }: KeyCapacityProps) {
  const value = capacityFor(record, "phiMsx", DEFAULT_MEMBER);
  const shown = isCovered(value) ? formatCapacity(value, "phiMsx") : undefined;
  return (
    <div>
      <dt>
        <PropertySymbol symbol={capacityRow("phiMsx")?.symbol} />
      </dt>
      <dd>
        {shown?.text ?? NO_VALUE}
        {isCapacityDoubted(record, "phiMsx", DEFAULT_MEMBER) ? (
          <span className="text-accent"> {"\u2020"}</span>
        ) : null}{" "}
        {shown?.unit}
      </dd>
    </div>
  );
}
