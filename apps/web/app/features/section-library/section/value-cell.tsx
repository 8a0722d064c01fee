import { BestMark, Change } from "../compare/marks.tsx";
import { NO_VALUE, type PropertyCell } from "./property-value.ts";

interface ValueCellProps {
  /** Undefined where the section has no such value. */
  readonly cell: PropertyCell | undefined;
  readonly column?: number;
  /** One value of a table is its tab stop; arrow keys lead to the others. */
  readonly isTabStop: boolean;
  readonly withMark?: boolean;
  /** Change against the first section of a comparison, or a dash where there is none to give. */
  readonly change?: string | undefined;
  readonly isBest?: boolean;
}

/** A value: to be selected and copied as text, focusable so that it can be read in full by key. */
export function ValueCell(props: ValueCellProps) {
  const { cell, column = 0, isTabStop, withMark = false, change, isBest = false } = props;
  if (!cell) return <td className="property-value text-steel-light">{NO_VALUE}</td>;
  const { row, text, dispute, mark, sourceMark } = cell;
  return (
    <td
      data-property={row.property}
      data-column={column}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby="value-inspector"
      className={`property-value ${row.format === "text" ? "" : "whitespace-nowrap"} ${sourceMark ? "italic" : ""}`}
    >
      {isBest ? <BestMark /> : null}
      {isBest ? <b>{text}</b> : text}
      {dispute ? <span className="text-accent"> {"\u2020"}</span> : null}
      {withMark && mark ? <span className="text-12 text-steel-light not-italic"> {mark}</span> : null}
      <Change text={change} />
    </td>
  );
}
