import { CATEGORY_NAMES, type Catalogue, type SectionRecord } from "@kingpost/sections";
import { Button } from "../../../ui/button.tsx";
import type { Member } from "../capacities/member/member.ts";
import { numberOfEntry } from "../filter/found/found.ts";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { quantityText } from "../quantities/quantity-value.ts";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import { SectionDrawing } from "../section/section-drawing.tsx";

interface ChartCardProps {
  readonly catalogue: Catalogue;
  readonly record: SectionRecord | undefined;
  readonly member: Member;
  /** What the axes show. */
  readonly quantities: readonly Quantity[];
  readonly isDrawn: boolean;
  readonly onOpen: (id: string) => void;
  readonly onCompare: (ids: readonly string[]) => void;
}

/** Properties listed for every section, besides those on the axes. */
const ALWAYS = ["mass", "d", "bf"];

/** In a card that is half as high as the drawing of the library. Drawing units. */
const DRAWING_TEXT = 27;

/** The section selected in the chart: its values and actions. */
export function ChartCard({
  catalogue,
  record,
  member,
  quantities,
  isDrawn,
  onOpen,
  onCompare,
}: ChartCardProps) {
  const entry = record && catalogue.entry(record.id);
  if (!record || !entry)
    return (
      <p className="chart-card text-13 text-steel" data-print="hide">
        Select a section in the chart to see its values.
      </p>
    );
  const listed = [...new Set([...quantities, ...ALWAYS.flatMap((key) => quantityOf(key) ?? [])])];
  return (
    <aside aria-label="Section selected in the chart" className="chart-card">
      <h4 className="font-narrow font-semibold text-20">{record.name}</h4>
      <p className="text-13 text-steel">
        {CATEGORY_NAMES[record.category]}, {record.standard}, {record.properties.availability.toLowerCase()}
        {isDrawn ? "" : "; not in the chart"}
      </p>
      <dl className="chart-values">
        {listed.map((quantity) => (
          <div key={quantity.key}>
            <dt>
              <PropertySymbol symbol={quantity.row.symbol} />{" "}
              {quantity.row.symbol ? (
                <span className="sr-only">{quantity.row.label}</span>
              ) : (
                quantity.row.label
              )}
            </dt>
            <dd>
              {quantityText(record, quantity, numberOfEntry(catalogue, entry, quantity, member))}{" "}
              <span className="text-12 text-steel">
                <UnitText unit={quantity.row.unit} exponent={quantity.row.exponent} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2 pt-3" data-print="hide">
        <Button onClick={() => onOpen(record.id)}>Open section</Button>
        <Button onClick={() => onCompare([record.id])}>Add to comparison</Button>
      </p>
      <SectionDrawing record={record} textSize={DRAWING_TEXT} />
    </aside>
  );
}
