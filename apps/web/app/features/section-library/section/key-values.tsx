import { findRow, type SteelSectionRecord } from "@kingpost/sections";
import { type ComponentType, Suspense } from "react";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import type { KeyCapacityProps } from "./key-capacity.tsx";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { cellOf, NO_VALUE } from "./property-value.ts";

/** What a section is first looked up for. */
const KEY_PROPERTIES = ["mass", "d", "ag", "ix", "zex", "kf", "fy"] as const;

/** The first signs that the page is used, not only read. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Milliseconds after which a page that is only read has come to rest. */
const REST_MS = 1500;

/** Ends with the first use of the page, or when it has come to rest. */
const firstUse = () =>
  new Promise<void>((end) => {
    const done = new AbortController();
    const begin = () => {
      done.abort();
      end();
    };
    for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true, signal: done.signal });
    setTimeout(begin, REST_MS);
  });

/** Whether a link or the server shows a section at once. */
let isWanted = typeof document === "undefined";

/**
 * Its engine is fetched after the first load of the page: with the first use, or at rest. If the fetch fails, the strip is one value
 * shorter.
 */
const KeyCapacity = onDemand<KeyCapacityProps>(async () => {
  if (!isWanted) await firstUse();
  return import("./key-capacity.tsx").then(
    (part) => part.KeyCapacity,
    (): ComponentType<KeyCapacityProps> => () => null,
  );
});

/** Fetches what the strip of a link to a section shows. */
export async function preloadKeyCapacity(): Promise<void> {
  isWanted = true;
  await KeyCapacity.preload();
}

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
            {text === NO_VALUE ? null : <UnitText unit={row.unit} exponent={row.exponent} />}
          </dd>
        </div>
      ))}
      <Suspense fallback={<div />}>
        <KeyCapacity record={record} />
      </Suspense>
    </dl>
  );
}
