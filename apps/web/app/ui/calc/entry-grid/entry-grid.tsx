import type { InputRow } from "@kingpost/calc";
import { type RowsField, shownColumns } from "@kingpost/calc";
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../button.tsx";
import { currentCatalogue } from "../../catalogue/catalogue-store.ts";
import { useCopy } from "../../export/use-copy.tsx";
import { resource } from "../../loading/resource.ts";
import { sectionNamed } from "../../section-picker/typed-section.ts";
import type { ShownProblem } from "../problem-list.tsx";
import { ProblemList } from "../problem-list.tsx";
import { SubscriptText } from "../subscript-text.tsx";
import { ColumnHead, SymbolHead, symbolText } from "./column-head.tsx";
import { copyRows } from "./copy-rows.ts";
import { GridHelp } from "./grid-help.tsx";
import { GridRow } from "./grid-row.tsx";
import { newRow, withCell, withMovedRow, withoutRow, withRow } from "./rows.ts";
import { type Caret, stepOf } from "./step-of.ts";
import "./entry-grid.css";

interface Place {
  readonly row: number;
  readonly column: number;
}

interface EntryGridProps {
  /** Name of the field: the beginning of the paths of its cells. */
  readonly name: string;
  readonly field: RowsField;
  readonly rows: readonly InputRow[];
  readonly problems: readonly ShownProblem[];
  /** What a row that is added begins with in place of its defaults. */
  readonly start?: (() => InputRow | undefined) | undefined;
  /** `path` is the cell that was edited; undefined for a change of rows. */
  readonly onChange: (rows: readonly InputRow[], path?: string) => void;
}

/** What reads pasted text: loaded when a cell is first focused, so that it is there when it is needed. */
const pasting = resource(async () => (await import("./paste-rows.ts")).pasteRows);

const NOT_PASTED =
  "Nothing was pasted: a part of this page did not load. Check the connection and paste again.";

/** From these numbers of columns on, their widths are shared out more closely. */
const DENSE = 5;
const DENSEST = 8;

const densityOf = (columns: number) =>
  columns < DENSE ? undefined : columns < DENSEST ? "" : ("most" as const);

/** From this number of columns with a symbol on, the heads have the symbols, and their meaning is in a line below. */
const SYMBOLIC = 5;

/** From this number on, a phone shows each row as a card, with the head of a column above its value. */
const CARDS = 4;

/** A table of inputs, worked by keyboard as a spreadsheet is. */
export function EntryGrid({ name, field, rows, problems, start, onChange }: EntryGridProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const due = useRef<{ readonly row: number; readonly column: number }>(undefined);
  // What a change of a cell is of, and what a paste changes when its code has loaded: not the rows of the last render of a row.
  const latest = useRef({ field, rows, onChange });
  useLayoutEffect(() => {
    latest.current = { field, rows, onChange };
  });
  // Shown only for the rows as they were then: it goes with the next change, undo included.
  const [report, setReport] = useState<{ readonly text: string; readonly of: readonly InputRow[] }>();
  const { copy, notice } = useCopy();
  const columns = shownColumns(field, rows);
  const names = columns.map(([cell]) => cell);
  const hasCards = names.length >= CARDS;
  const symbolic = columns.flatMap(([, column]) => (column.symbol ? [column] : []));
  const symbols = new Set(symbolic.map(symbolText));
  const isSymbolic = symbolic.length >= SYMBOLIC && symbols.size === symbolic.length;
  const { most } = field.count;

  const cellAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  const addButton = () =>
    table.current?.closest(".entry-grid")?.querySelector<HTMLElement>(".entry-grid-add");
  // A row that was added is focused once it exists.
  useEffect(() => {
    const cell = due.current && cellAt(due.current.row, due.current.column);
    if (!cell) return;
    cell.focus();
    due.current = undefined;
  });

  const addRow = (at: number, column: number) => {
    if (rows.length >= most) {
      setReport({ text: `${field.label} can have ${most} rows.`, of: rows });
      return;
    }
    due.current = { row: at, column };
    onChange(withRow(rows, at, { ...newRow(field, rows[at - 1]), ...start?.() }));
  };
  // Both stay the same functions, so that a key renders only the row it is typed into.
  const deleteRow = useCallback((at: number, column: number) => {
    const { field, rows, onChange } = latest.current;
    const { least } = field.count;
    if (rows.length <= least) {
      const text = `${field.label} needs at least ${least} row${least === 1 ? "" : "s"}: edit it, or add another first.`;
      setReport({ text, of: rows });
      return;
    }
    due.current = { row: Math.min(at, rows.length - 2), column };
    onChange(withoutRow(rows, at));
  }, []);
  const changeCell = useCallback((at: number, cell: string, value: unknown, path: string) => {
    const { rows, onChange } = latest.current;
    onChange(withCell(rows, at, cell, value), path);
  }, []);

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    // A list of sections takes the arrows and Enter.
    if (!place || event.defaultPrevented) return;
    const { row, column } = place;
    const step = stepOf(event, caretOf(event.target));
    if (step === undefined) return;
    switch (step.kind) {
      case "move": {
        const to = cellAt(row + step.rows, column + step.columns);
        if (!to) return;
        event.preventDefault();
        to.focus();
        return;
      }
      case "enter":
        event.preventDefault();
        // After the last row, Enter again adds one: a value that is typed and confirmed must not add a span.
        (cellAt(row + 1, column) ?? addButton())?.focus();
        return;
      case "copy": {
        event.preventDefault();
        const cell = names[column];
        const above = rows[row - 1];
        if (cell !== undefined && above) changeCell(row, cell, above[cell], `/${name}/${row}/${cell}`);
        return;
      }
      case "delete":
        event.preventDefault();
        deleteRow(row, column);
        return;
      case "shift":
        event.preventDefault();
        due.current = { row: Math.max(0, Math.min(rows.length - 1, row + step.rows)), column };
        onChange(withMovedRow(rows, row, row + step.rows));
    }
  };

  const paste = (event: ClipboardEvent, cell: EventTarget) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const place = placeOf(cell);
    if (!place || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    if (pasting.value()) insert(text, place);
    else {
      pasting.load().then(
        () => insert(text, place),
        () => setReport({ text: NOT_PASTED, of: latest.current.rows }),
      );
    }
  };

  const insert = (text: string, place: Place) => {
    const pasteRows = pasting.value();
    if (!pasteRows || !table.current) return;
    const { field, rows, onChange } = latest.current;
    const pasted = pasteRows(field, rows, text, place, sectionId);
    const count = pasted.last - place.row + 1;
    const words = [`Pasted ${count} row${count === 1 ? "" : "s"}.`, ...pasted.notes].join(" ");
    setReport({ text: words, of: pasted.rows });
    due.current = { row: Math.max(0, pasted.last), column: place.column };
    latest.current = { field, rows: pasted.rows, onChange };
    onChange(pasted.rows);
  };
  useEffect(() => {
    // With a list or a checkbox in focus, Firefox pastes on the body of the page.
    const onPaste = (event: ClipboardEvent) => {
      const target = event.target === document.body ? document.activeElement : event.target;
      if (target instanceof Node && table.current?.contains(target)) paste(event, target);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });

  return (
    <section aria-labelledby={`${id}-title`} className="entry-grid" data-path={`/${name}`}>
      <div className="entry-grid-head">
        <h3 id={`${id}-title`}>{field.label}</h3>
        {rows.length > 0 ? (
          <>
            <GridHelp name={field.label} />
            <Button
              onClick={() => copy(copyRows(field, rows), `the rows of ${field.label}`)}
              className="entry-grid-copy"
            >
              Copy<span className="sr-only"> the rows of {field.label}</span>
            </Button>
          </>
        ) : null}
        <Button onClick={() => addRow(rows.length, 0)} className="entry-grid-add">
          Add<span className="sr-only"> a row to {field.label}</span>
        </Button>
      </div>
      {rows.length > 0 ? (
        <table
          ref={table}
          onKeyDown={press}
          aria-labelledby={`${id}-title`}
          data-dense={densityOf(names.length)}
          data-cards={hasCards || undefined}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Row</span>
              </th>
              {columns.map(([cell, column]) => (
                <th key={cell} scope="col" data-kind={column.kind}>
                  {isSymbolic ? <SymbolHead column={column} /> : <ColumnHead column={column} />}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Delete</span>
              </th>
            </tr>
          </thead>
          {rows.map((row, at) => (
            // A row has no name of its own; its inputs keep their values in the design.
            <GridRow
              key={at}
              {...{ name, at, row, columns, hasCards, changeCell, deleteRow }}
              problems={problems.filter(({ path }) => path.startsWith(`/${name}/${at}/`))}
              problemsId={`${id}-${at}`}
            />
          ))}
        </table>
      ) : (
        <p className="entry-grid-empty">None.</p>
      )}
      {isSymbolic && rows.length > 0 ? (
        // The heads have the same names for a screen reader.
        <p aria-hidden="true" className="entry-grid-symbols">
          {symbolic.map((column) => (
            <span key={column.label}>
              <SubscriptText text={symbolText(column)} /> {column.label}
            </span>
          ))}
        </p>
      ) : null}
      <ProblemList id={`${id}-all`} problems={problems.filter(({ path }) => path === `/${name}`)} />
      {notice}
      <p role="status" className="entry-grid-report">
        {report && JSON.stringify(report.of) === JSON.stringify(rows) ? report.text : ""}
      </p>
    </section>
  );
}

/** The section of a name in pasted rows; the list of the sections has loaded where a table has a column of them. */
function sectionId(name: string): string | undefined {
  return sectionNamed(currentCatalogue(), name)?.id;
}

/** The cell of a control: `2:0` is the first column of the third row. */
function placeOf(target: EventTarget): Place | undefined {
  const place = target instanceof HTMLElement ? target.dataset.cell : undefined;
  if (place === undefined) return undefined;
  const [row = 0, column = 0] = place.split(":").map(Number);
  return { row, column };
}

function caretOf(target: EventTarget): Caret {
  if (!(target instanceof HTMLInputElement) || target.type !== "text") {
    return { isList: target instanceof HTMLSelectElement, isWhole: true, isAtStart: true, isAtEnd: true };
  }
  const { value, selectionStart: start, selectionEnd: end } = target;
  const isWhole = start === 0 && end === value.length;
  return {
    isList: false,
    isWhole,
    isAtStart: isWhole || (start === 0 && end === 0),
    isAtEnd: isWhole || (start === value.length && end === value.length),
  };
}
