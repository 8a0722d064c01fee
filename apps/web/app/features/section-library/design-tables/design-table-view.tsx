import { memo } from "react";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import { NO_VALUE } from "../section/property-value.ts";
import { UNLISTED_IN_WORDS } from "../section/record-notes.tsx";
import type { DesignTable, TableColumn } from "./design-table.ts";

interface DesignTableViewProps {
  readonly table: DesignTable;
  /** Rows are shown whose size contains it. */
  readonly text: string;
}

const plain = (text: string) => text.replace(/\s/g, "").toLowerCase();

/** More columns than fit the sheet at the usual size. */
const MANY = 16;

/** A table with its basis. The head and the first column stay in sight. */
export const DesignTableView = memo(function DesignTableView({ table, text }: DesignTableViewProps) {
  const { title, symbol, family, grade, note, assumptions, columns } = table;
  const rows = table.rows.filter(({ name }) => plain(name).includes(plain(text)));
  return (
    <section aria-labelledby="table-title">
      <h2 id="table-title" className="text-20">
        {family}, {grade}
      </h2>
      <p className="mt-1 text-14">
        {title}
        {symbol === undefined ? null : (
          <>
            : <SubscriptText text={symbol} />
          </>
        )}
      </p>
      <p className="tables-extent" data-print="hide">
        <span role="status">
          {text === "" ? `${rows.length} sizes` : `${rows.length} of ${table.rows.length} sizes`}
        </span>
        <span className="tables-sideways">Scroll sideways for all {columns.length} columns</span>
      </p>
      <section
        className="tables-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        data-many={columns.length > MANY || undefined}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Section</th>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  <Head {...column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, isListed, texts }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/section-library-preview?view=capacities&section=${encodeURIComponent(id)}`}>
                    {name}
                  </a>
                  {isListed ? null : (
                    <>
                      <span aria-hidden="true">{"\u00a0\u2021"}</span>
                      <span className="sr-only">, not supplied in this grade</span>
                    </>
                  )}
                </th>
                {texts.map((one, at) => (
                  <td key={columns[at]?.name}>{one ?? NO_VALUE}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 ? <p className="mt-3 text-14">No size contains {`\u201c${text}\u201d`}.</p> : null}
      <div className="mt-3 space-y-1 text-13 text-steel">
        <p>
          <SubscriptText text={note} />
        </p>
        {rows.some(({ isListed }) => !isListed) ? <p>{UNLISTED_IN_WORDS}</p> : null}
        {rows.some(({ texts }) => texts.includes(undefined)) ? (
          <p>{NO_VALUE} not covered: the section in the library shows the reason.</p>
        ) : null}
        <details className="print:hidden">
          <summary className="cursor-pointer">Assumptions</summary>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {assumptions.map((sentence) => (
              <li key={sentence}>
                <SubscriptText text={sentence} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
});

/** The symbol of a capacity over its unit, or a length. */
function Head({ head, unit }: TableColumn) {
  if (typeof head === "string" || unit === "kN/m") return typeof head === "string" ? head : null;
  return (
    <>
      <PropertySymbol symbol={head} />
      <span className="block font-normal">
        <UnitText unit={unit} exponent={0} />
      </span>
    </>
  );
}
