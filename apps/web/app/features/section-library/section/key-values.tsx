import { findRow, type SteelSectionRecord } from "@kingpost/sections";
import { type ComponentType, Suspense } from "react";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import type { KeyCapacityProps } from "./key-capacity.tsx";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { cellOf } from "./property-value.ts";

/** What a section is first looked up for. */
const KEY_PROPERTIES = ["mass", "d", "ag", "ix", "zex", "kf", "fy"] as const;

/** Its engine is fetched with the first section on view. If the fetch fails, the strip is one value shorter. */
const KeyCapacity = onDemand<KeyCapacityProps>(() =>
  import("./key-capacity.tsx").then(
    (part) => part.KeyCapacity,
    (): ComponentType<KeyCapacityProps> => () => null,
  ),
);

/** Fetches what the strip of a link to a section shows. */
export const preloadKeyCapacity = KeyCapacity.preload;

/** The values that matter most, before the long table. */
export function KeyValues({ record }: { readonly record: SteelSectionRecord }) {
  const cells = KEY_PROPERTIES.flatMap((property) => {
    const row = findRow(record, property);
    return row ? [cellOf(record, row)] : [];
  });
  return (
    <dl className="key-values" data-print="hide">
      {cells.map(({ row, text, dispute }) => (
        <div key={row.property}>
          <dt>{row.symbol ? <PropertySymbol symbol={row.symbol} /> : row.label}</dt>
          <dd>
            {text}
            {dispute ? <span className="text-accent"> {"\u2020"}</span> : null}{" "}
            <UnitText unit={row.unit} exponent={row.exponent} />
          </dd>
        </div>
      ))}
      <Suspense fallback={<div />}>
        <KeyCapacity record={record} />
      </Suspense>
    </dl>
  );
}
