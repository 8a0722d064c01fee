import type { PropertyName, SectionRecord } from "@kingpost/sections/record";
import { useCallback, useState } from "react";
import { PropertySymbol } from "./notation.tsx";
import { PropertiesTable } from "./properties-table.tsx";
import { findRow } from "./property-rows.ts";
import { bothSides } from "./property-value.ts";
import { SectionDrawing } from "./section-drawing.tsx";
import { tabMeaning } from "./tab-meaning.ts";
import { ValueInspector } from "./value-inspector.tsx";

/** The section on view: its name, what its tab means, its properties and its cross-section. */
export function SectionDetail({ record }: { readonly record: SectionRecord }) {
  const [active, setActive] = useState<PropertyName>();
  const activate = useCallback((property: PropertyName | undefined) => setActive(property), []);
  return (
    <article aria-labelledby="section-name">
      <header className="border-hairline border-b px-4 py-3">
        <h3 id="section-name" className="text-24">
          {record.name}
        </h3>
        <p className="text-13 text-steel">
          {tabMeaning(record.category, record.standard)} Values marked <i>calc.</i> are computed from the
          dimensions; all others are printed in the mill tables.
        </p>
      </header>
      <div className="detail-columns">
        <div className="min-w-0">
          <PropertiesTable record={record} active={active} onActivate={activate} />
          <Discrepancies record={record} />
          <ValueInspector record={record} active={active} />
        </div>
        <div className="drawing-column">
          <SectionDrawing record={record} active={active} onActivate={activate} />
        </div>
      </div>
    </article>
  );
}

function Discrepancies({ record }: { readonly record: SectionRecord }) {
  if (record.discrepancies.length === 0) return null;
  return (
    <ul className="space-y-1 px-2 py-3 text-13">
      {record.discrepancies.map((one) => {
        const row = findRow(record.category, one.property);
        return row ? (
          <li key={one.property}>
            <span className="text-accent">{"\u2020"}</span> <PropertySymbol symbol={row.symbol} /> {row.label}
            . {bothSides(one, row)}
          </li>
        ) : null;
      })}
    </ul>
  );
}
