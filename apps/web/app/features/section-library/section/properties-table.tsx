import {
  type PropertyName,
  type PropertyRow,
  propertyGroups,
  type SteelSectionRecord,
} from "@kingpost/sections";
import { type ComponentProps, memo } from "react";
import { RowName, UnitText } from "./notation.tsx";
import { cellOf } from "./property-value.ts";
import { ValueCell } from "./value-cell.tsx";

interface PropertiesTableProps {
  readonly record: SteelSectionRecord;
  /** Pointed at here or in the drawing. */
  readonly active: PropertyName | undefined;
  /** The last one focused or clicked, to which Tab returns. */
  readonly tabStop: PropertyName | undefined;
  readonly handlers: ComponentProps<"table">;
}

interface RowProps {
  readonly record: SteelSectionRecord;
  readonly row: PropertyRow;
  readonly active: boolean;
  readonly isTabStop: boolean;
}

/** The parts of a row that are the same for every section of the family: rendered once. */
const RowHead = memo(function RowHead({ row }: { readonly row: PropertyRow }) {
  return (
    <th scope="row" className="py-1 pr-1 pl-3 text-left font-normal sm:pl-4">
      <RowName symbol={row.symbol}>
        <span className="text-steel">{row.label}</span>
      </RowName>
    </th>
  );
});

const RowUnit = memo(function RowUnit({ row }: { readonly row: PropertyRow }) {
  return (
    <td className="py-1 pr-2 pl-2 text-steel">
      <UnitText unit={row.unit} exponent={row.exponent} />
    </td>
  );
});

function Row({ record, row, active, isTabStop }: RowProps) {
  const cell = cellOf(record, row);
  return (
    <tr data-property={row.property} className={active ? "bg-blue-wash" : undefined}>
      <RowHead row={row} />
      <ValueCell cell={cell} isTabStop={isTabStop} />
      <RowUnit row={row} />
      <td className="w-12 whitespace-nowrap py-1 pr-2 text-12 text-steel-light sm:pr-4">{cell.mark}</td>
    </tr>
  );
}

/** Every property of a section in groups, each value with its unit and a mark if it is not published. */
export const PropertiesTable = memo(function PropertiesTable({
  record,
  active,
  tabStop,
  handlers,
}: PropertiesTableProps) {
  const groups = propertyGroups(record);
  const stop = tabStop ?? groups[0]?.rows[0]?.property;
  return (
    <table {...handlers} className="w-full border-collapse text-13 tabular-nums">
      <caption className="sr-only">Properties of {record.name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Value</th>
          <th scope="col">Unit</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title} className="border-hairline border-b">
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="pt-4 pb-1 pl-4 text-left font-narrow font-semibold text-14"
            >
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row
              key={row.property}
              record={record}
              row={row}
              active={row.property === active}
              isTabStop={row.property === stop}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
});
