import { EDITION } from "@kingpost/as4100";
import type { DerivedKey, DerivedRow, SteelSectionRecord } from "@kingpost/sections";
import { derivedRowsOf, derivedSteps } from "@kingpost/sections/derived";
import { memo, useState } from "react";
import { StepList } from "../../../../ui/calc/step-list.tsx";
import { GaugeLines } from "../gauge-lines.tsx";
import { MassForm } from "../mass-form.tsx";
import { RowName, UnitText } from "../notation.tsx";
import { PlateTable } from "../plate-table.tsx";
import { formatNumber } from "../property-value.ts";
import { TorsionDerivation } from "./torsion-derivation.tsx";

export interface DerivedProps {
  readonly record: SteelSectionRecord;
}

/** What each number of the surface is based on. */
const BASIS = [
  "The mass is 7850 A_g, not the nominal mass, which is up to 1.2 % off for rolled sections.",
  "Profile: the surface of the steel. Boxed: the inner surface of the protection. 3 sides: without one face of the width.",
] as const;

/** The properties that follow from the dimensions and are in no table: each with its derivation. */
export const DerivedProperties = memo(function DerivedProperties({ record }: DerivedProps) {
  const [explained, explain] = useState<DerivedKey>();
  const rows = derivedRowsOf(record, "Surface and fire");
  const row = rows.find(({ row: { key } }) => key === explained)?.row;
  return (
    <div className="derived-column">
      <table className="derived-table">
        <caption>Surface and fire</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Value</th>
            <th scope="col">Unit</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <SurfaceRow
              key={one.row.key}
              {...one}
              isExplained={one.row.key === explained}
              onExplain={() => explain(one.row.key === explained ? undefined : one.row.key)}
            />
          ))}
        </tbody>
      </table>
      <div data-print="hide">{row ? <DerivationOf record={record} row={row} /> : null}</div>
      <PlateTable record={record} />
      <div data-print="hide">
        <TorsionDerivation record={record} />
        <GaugeLines record={record} />
        <MassForm record={record} />
      </div>
    </div>
  );
});

interface SurfaceRowProps {
  readonly row: DerivedRow;
  readonly value: number;
  readonly isExplained: boolean;
  readonly onExplain: () => void;
}

function SurfaceRow({ row, value, isExplained, onExplain }: SurfaceRowProps) {
  return (
    <tr aria-current={isExplained ? "true" : undefined}>
      <th scope="row">
        <button type="button" aria-pressed={isExplained} title="Show derivation" onClick={onExplain}>
          <RowName symbol={row.symbol}>{row.label}</RowName>
        </button>
      </th>
      <td className="property-value whitespace-nowrap italic">{formatNumber(value, row, "computed")}</td>
      <td>
        <UnitText unit={row.unit} exponent={row.exponent} />
      </td>
      <td className="w-12 whitespace-nowrap text-12 text-steel-light">calc.</td>
    </tr>
  );
}

function DerivationOf({ record, row }: { readonly record: SteelSectionRecord; readonly row: DerivedRow }) {
  return (
    <section aria-label={`Calculation of ${row.label}, ${record.name}`} className="derivation">
      <StepList steps={derivedSteps(record, row.key)} assumptions={BASIS} level={5} />
      <p className="text-steel">
        Section 12 of {EDITION}; the six cases are those of the published tables of exposed surface.
      </p>
    </section>
  );
}
