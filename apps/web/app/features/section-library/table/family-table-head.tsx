import { nextSort } from "../filter/sort-entries.ts";
import { ColumnName } from "../quantities/column-name.tsx";
import { quantityOf } from "../quantities/quantities.ts";
import type { LibraryState } from "../view-state/library-state.ts";
import type { UpdateState } from "../view-state/use-library-state.ts";
import type { ColumnGroup, TableColumn } from "./table-columns.ts";

interface TableHeadProps {
  readonly groups: readonly ColumnGroup[];
  readonly state: LibraryState;
  readonly update: UpdateState;
  /** What every sheet of a print names; undefined on screen. */
  readonly printed?: string | undefined;
}

/** The columns in their groups; one of a quantity sorts the rows, on screen. Chromium repeats no text of a button on further sheets. */
export function TableHead({ groups, state: { sort }, update, printed }: TableHeadProps) {
  return (
    <thead>
      <tr>
        <td className="table-corner">{printed}</td>
        {groups.map(({ title, columns }) => (
          <th key={title} scope="colgroup" colSpan={columns.length} className="table-group">
            <span>{title}</span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col" className="table-corner">
          Section
        </th>
        {groups.flatMap(({ columns }) =>
          columns.map((column, at) => (
            <th
              key={column.key}
              scope="col"
              data-first={at === 0 || undefined}
              aria-sort={
                sort?.key === column.key ? (sort.descending ? "descending" : "ascending") : undefined
              }
            >
              <SortButton
                column={column}
                arrow={sort?.key === column.key ? (sort.descending ? "\u25be" : "\u25b4") : ""}
                onSort={
                  printed === undefined && quantityOf(column.key)
                    ? () => update({ sort: nextSort(sort, column.key) }, "push")
                    : undefined
                }
              />
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  readonly column: TableColumn;
  readonly arrow: string;
  /** Undefined where the column is none of a quantity. */
  readonly onSort: (() => void) | undefined;
}

function SortButton({ column, arrow, onSort }: SortButtonProps) {
  const { label, symbol, unit, exponent } = column;
  const name = <ColumnName label={label} symbol={symbol} unit={unit} exponent={exponent} arrow={arrow} />;
  if (!onSort) return <span className="table-column">{name}</span>;
  return (
    <button type="button" title={`Sort by ${label.toLowerCase()}`} onClick={onSort} className="table-column">
      {name}
    </button>
  );
}
