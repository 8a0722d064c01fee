import { formatCapacity, roundedCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { capacityFor } from "../capacities/capacity-for.ts";
import { COMPARED_ROWS, rowsOfFamilies } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member/member.ts";
import { NO_VALUE } from "../section/property-value.ts";
import { bestColumns, changesBetween } from "./compare-values.ts";
import { ComparedGroup, ComparedLine } from "./compared-line.tsx";

interface CapacityLinesProps {
  readonly records: readonly SteelSectionRecord[];
  readonly member: Member;
}

/** The design capacities of the sections compared, of the members of the chosen lengths too. */
export function CapacityLines({ records, member }: CapacityLinesProps) {
  const { lex, ley, leb, alphaM } = member;
  const rows = rowsOfFamilies(
    COMPARED_ROWS,
    records.map(({ category }) => category),
  );
  return (
    <ComparedGroup
      title={`Design capacities, l_ex ${lex} m, l_ey ${ley} m, l_e ${leb} m, \u03b1_m ${alphaM}`}
      sections={records.length}
    >
      {rows.map(({ capacity, symbol, label, unit }) => {
        const found = records.map((record) => capacityFor(record, capacity, member));
        const values = found.map((value) =>
          isCovered(value) ? roundedCapacity(value, capacity) : undefined,
        );
        const texts = found.map((value) =>
          isCovered(value) ? formatCapacity(value, capacity).text : NO_VALUE,
        );
        return (
          <ComparedLine
            key={capacity}
            symbol={symbol}
            label={label}
            unit={unit}
            texts={texts}
            changes={changesBetween(values)}
            best={bestColumns(values, "largest")}
          />
        );
      })}
    </ComparedGroup>
  );
}
