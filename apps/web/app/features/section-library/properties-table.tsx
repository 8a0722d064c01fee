import type { PropertyName, SectionRecord } from "@kingpost/sections/record";
import { memo, type SyntheticEvent } from "react";
import { stepFocus } from "../../ui/step-focus.ts";
import { PropertySymbol, UnitText } from "./notation.tsx";
import { type PropertyRow, propertyGroups } from "./property-rows.ts";
import { shownValue } from "./property-value.ts";

interface PropertiesTableProps {
  readonly record: SectionRecord;
  readonly active: PropertyName | undefined;
  readonly onActivate: (property: PropertyName | undefined) => void;
}

function propertyUnder(event: SyntheticEvent): PropertyName | undefined {
  const target = event.target instanceof Element ? event.target.closest("[data-property]") : null;
  // The attribute is written by this file from typed rows.
  return (target?.getAttribute("data-property") ?? undefined) as PropertyName | undefined;
}

function Row({
  record,
  row,
  active,
  first,
}: {
  record: SectionRecord;
  row: PropertyRow;
  active: boolean;
  first: boolean;
}) {
  const { text, source } = shownValue(record, row);
  const doubted = record.discrepancies.some((one) => one.property === row.property);
  return (
    <tr data-property={row.property} className={active ? "bg-blue-wash" : undefined}>
      <th scope="row" className="py-1 pr-2 pl-2 text-left font-normal">
        <span className="flex items-baseline gap-3">
          <span className="w-9 shrink-0">
            <PropertySymbol symbol={row.symbol} />
          </span>
          <span className="text-steel">{row.label}</span>
        </span>
      </th>
      <td className="py-0 text-right">
        <button
          type="button"
          data-property={row.property}
          tabIndex={active || first ? 0 : -1}
          className={`property-value min-h-7 cursor-pointer whitespace-nowrap px-1 text-right pointer-coarse:min-h-10 ${source === "computed" ? "italic" : ""}`}
        >
          {text}
          {doubted ? <span className="text-accent"> {"\u2020"}</span> : null}
        </button>
      </td>
      <td className="py-1 pr-2 pl-1 text-steel">
        <UnitText unit={row.unit} exponent={row.exponent} />
      </td>
      <td className="py-1 pr-2 text-right text-12 text-steel-light">
        {source === "computed" ? "calc." : null}
      </td>
    </tr>
  );
}

/** Every property of a section in groups, with what the mill tables print told apart from what is computed. */
export const PropertiesTable = memo(function PropertiesTable({
  record,
  active,
  onActivate,
}: PropertiesTableProps) {
  const activate = (event: SyntheticEvent) => onActivate(propertyUnder(event));
  return (
    <table
      className="w-full border-collapse text-13 tabular-nums"
      onPointerOver={activate}
      onPointerLeave={() => onActivate(undefined)}
      onFocus={activate}
      onClick={activate}
      onKeyDown={(event) => stepFocus(event, "button[data-property]")}
    >
      <caption className="sr-only">Properties of {record.name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Value</th>
          <th scope="col">Unit</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      {propertyGroups(record.category).map((group, groupIndex) => (
        <tbody key={group.title} className="border-hairline border-b">
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="pt-4 pb-1 pl-2 text-left font-narrow font-semibold text-14"
            >
              {group.title}
            </th>
          </tr>
          {group.rows.map((row, rowIndex) => (
            <Row
              key={row.property}
              record={record}
              row={row}
              active={row.property === active}
              first={groupIndex === 0 && rowIndex === 0 && active === undefined}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
});
