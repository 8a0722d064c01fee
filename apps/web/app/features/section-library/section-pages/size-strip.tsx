import { formatCapacity, unitOf } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import { findRow, type SectionRecord, shortGrade } from "@kingpost/sections";
import { capacityFor } from "../capacities/capacity-for.ts";
import { capacityRow } from "../capacities/capacity-rows.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import { cellOf } from "../section/property-value.ts";

const SHOWN = ["d", "ix", "zex", "kf", "fy"] as const;

interface SizeStripProps {
  readonly record: SectionRecord;
  /** The place of its grade in the choice of one. */
  readonly place: number;
}

/** What a size is looked up for, before its long table. */
export function SizeStrip({ record, place }: SizeStripProps) {
  const rows = SHOWN.flatMap((property) => findRow(record, property) ?? []);
  const moment = capacityFor(record, "phiMsx", DEFAULT_MEMBER);
  return (
    <dl translate="no" className="size-strip of-grade" data-grade={place}>
      <div>
        <dt>{record.standard}</dt>
        <dd>{shortGrade(record.grade)}</dd>
      </div>
      {rows.map((row) => (
        <div key={row.property}>
          <dt>{row.symbol ? <PropertySymbol symbol={row.symbol} /> : row.label}</dt>
          <dd>
            {cellOf(record, row).markedText}{" "}
            <span>
              <UnitText unit={row.unit} exponent={row.exponent} />
            </span>
          </dd>
        </div>
      ))}
      {isCovered(moment) ? (
        <div>
          <dt>
            <PropertySymbol symbol={capacityRow("phiMsx")?.symbol} />
          </dt>
          <dd>
            {formatCapacity(moment, "phiMsx").text} <span>{unitOf("phiMsx")}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
