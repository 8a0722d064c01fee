import { type InputRow, isShown, type shownColumns } from "@kingpost/calc";
import { memo } from "react";
import { ProblemList, type ShownProblem } from "../problem-list.tsx";
import { ColumnHead } from "./column-head.tsx";
import { GridCell } from "./grid-cell.tsx";

interface GridRowProps {
  /** The name of the table. */
  readonly name: string;
  readonly at: number;
  readonly row: InputRow;
  readonly columns: ReturnType<typeof shownColumns>;
  /** Whether a phone shows the row as a card. */
  readonly hasCards: boolean;
  readonly problems: readonly ShownProblem[];
  readonly problemsId: string;
  readonly changeCell: (at: number, cell: string, value: unknown, path: string) => void;
  readonly deleteRow: (at: number, column: number) => void;
}

/** Every key finds columns and problems again: they are compared by what they have. */
const isSameRow = (
  { columns: before, problems: a, ...rest }: GridRowProps,
  { columns: after, problems: b, ...next }: GridRowProps,
) =>
  rest.row === next.row &&
  rest.at === next.at &&
  rest.name === next.name &&
  rest.hasCards === next.hasCards &&
  rest.problemsId === next.problemsId &&
  rest.changeCell === next.changeCell &&
  rest.deleteRow === next.deleteRow &&
  before.length === after.length &&
  before.every(([cell, column], index) => cell === after[index]?.[0] && column === after[index][1]) &&
  (a.length + b.length === 0 || JSON.stringify(a) === JSON.stringify(b));

/** A row of inputs, and what is wrong with it. */
export const GridRow = memo(function GridRow({
  name,
  at,
  row,
  columns,
  hasCards,
  problems,
  problemsId,
  changeCell,
  deleteRow,
}: GridRowProps) {
  return (
    <tbody>
      <tr>
        <th scope="row">{at + 1}</th>
        {columns.map(([cell, column], index) => {
          const path = `/${name}/${at}/${cell}`;
          return (
            <td key={cell} data-kind={column.kind}>
              {hasCards ? (
                <span aria-hidden="true" className="entry-grid-label">
                  <ColumnHead column={column} />
                </span>
              ) : null}
              {isShown(column, row) ? (
                <GridCell
                  column={column}
                  raw={row[cell] ?? column.default}
                  label={`${column.label}, row ${at + 1}`}
                  place={`${at}:${index}`}
                  path={path}
                  isWrong={problems.some((problem) => problem.path === path && problem.kind === "error")}
                  describedBy={problems.length > 0 ? problemsId : undefined}
                  onChange={(value) => changeCell(at, cell, value, path)}
                />
              ) : (
                <span aria-hidden="true">{"\u2013"}</span>
              )}
            </td>
          );
        })}
        <td className="entry-grid-delete">
          <button type="button" onClick={() => deleteRow(at, 0)} aria-label={`Delete row ${at + 1}`}>
            {"\u00d7"}
          </button>
        </td>
      </tr>
      {problems.length > 0 ? (
        <tr>
          <td colSpan={columns.length + 2}>
            <ProblemList id={problemsId} problems={problems} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}, isSameRow);
