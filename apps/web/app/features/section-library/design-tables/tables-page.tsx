import { CATEGORIES, CATEGORY_NAMES, STANDARDS } from "@kingpost/sections";
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { saveFile } from "../../../ui/export/save-file.ts";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask } from "../../../ui/export/use-task.ts";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { NeedsScripts } from "../../../ui/needs-scripts/needs-scripts.tsx";
import { useIsLeaving } from "../../../ui/use-is-leaving.ts";
import { gradesInWords } from "../filter/categories.ts";
import { BookButton } from "./book-button.tsx";
import {
  designTable,
  hasLengths,
  kindsOf,
  type TableKind,
  tableTitle,
  usualLengths,
} from "./design-table.ts";
import { DesignTableView } from "./design-table-view.tsx";
import {
  INITIAL_TABLES,
  MAX_FIND,
  parseTables,
  readAlphaM,
  readLengths,
  type TablesState,
  type Typed,
  tablesQuery,
} from "./tables-state.ts";
import "../filter/filters.css";
import "./design-tables.css";

/** Design capacity tables of a family: on screen, on paper, as files, and all of them as one book. */
export function DesignTables() {
  // The browser's copy of the page was made without a query: it hydrates unchanged, then shows the table of the link.
  const [asCopied, setAsCopied] = useState(isBrowserCopy);
  useEffect(() => setAsCopied(false), []);
  return (
    <LoadFailure className="p-6">
      <NeedsScripts result="The table" />
      <Tables key={asCopied ? "copy" : "page"} asCopied={asCopied} />
    </LoadFailure>
  );
}

function Tables({ asCopied }: { readonly asCopied: boolean }) {
  const catalogue = useCatalogue();
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => (asCopied ? INITIAL_TABLES : parseTables(query)), [asCopied, query]);
  const { category, standard, alphaM } = state;
  const [task, start] = useTask();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.setAttribute("data-hydrated", ""), []);

  // The address is behind by a render: a second change must not undo the first.
  const wanted = useRef(state);
  useEffect(() => {
    wanted.current = state;
  }, [state]);
  const change = useCallback(
    (next: Partial<TablesState>) => {
      wanted.current = { ...wanted.current, ...next };
      setQuery(tablesQuery(wanted.current), { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  const [text, search] = useFoundSize(state.find, change);
  /** What is wrong with each typed field, by its label. */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const onProblem = useCallback(
    (label: string, problem = "") => setProblems((all) => ({ ...all, [label]: problem })),
    [],
  );
  const records = useMemo(() => catalogue.records({ category, standard }), [catalogue, category, standard]);
  const kinds = useMemo(() => kindsOf(records), [records]);
  const kind = kinds.includes(state.kind) ? state.kind : "section";
  const lengths = state.lengths ?? usualLengths(kind);
  const table = useMemo(
    () => designTable(records, kind, { alphaM, lengths }),
    [records, kind, alphaM, lengths],
  );
  const take = (extension: "csv" | "xlsx") =>
    start({
      what: "the table",
      run: async () => {
        const { designTableCsv, designTableXlsx } = await import("./table-files.ts");
        const name = `${category}-${standard}-${kind}.${extension}`;
        saveFile(
          extension === "csv"
            ? new Blob([designTableCsv(table)], { type: "text/csv;charset=utf-8" })
            : await designTableXlsx(table),
          name,
        );
        return `Downloaded ${name}.`;
      },
    });

  return (
    <div ref={frame} className="tables">
      <form
        aria-label="Choice of the table"
        className="tables-form locked-without-scripts"
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <Choice label="Family" value={category} onChange={(next) => change({ category: next })}>
          {CATEGORIES.map((one) => [one, CATEGORY_NAMES[one]])}
        </Choice>
        <Choice label="Grade" value={standard} onChange={(next) => change({ standard: next })}>
          {STANDARDS.map((one) => [one, `${one} (${gradesInWords(category, [one])})`])}
        </Choice>
        <Choice<TableKind> label="Table" value={kind} onChange={(next) => change({ kind: next })}>
          {kinds.map((one) => [one, tableTitle(one)])}
        </Choice>
        {kind === "phiMbx" ? (
          <TypedField
            key={`alpha-${alphaM}`}
            label={"Moment modification factor \u03b1_m"}
            shown={String(alphaM)}
            read={readAlphaM}
            onRead={(next) => change({ alphaM: next })}
            onProblem={onProblem}
            className="w-20"
          />
        ) : null}
        {hasLengths(kind) ? (
          <TypedField
            key={`lengths-${lengths.join()}`}
            label={kind.startsWith("load-") ? "Spans, m" : "Effective lengths, m"}
            shown={lengths.join(" ")}
            read={readLengths}
            onRead={(next) => change({ lengths: next })}
            onProblem={onProblem}
            className="w-full sm:w-96"
          />
        ) : null}
        {state.lengths === undefined || !hasLengths(kind) ? null : (
          <Button onClick={() => change({ lengths: INITIAL_TABLES.lengths })}>Usual lengths</Button>
        )}
        <label className="tables-field">
          <span>Find a size</span>
          <input
            type="search"
            value={text}
            maxLength={MAX_FIND}
            autoComplete="off"
            onChange={({ target }) => search(target.value)}
            className="filter-control w-40"
          />
        </label>
        <p id={PROBLEM} role="alert" className="tables-problem">
          {Object.values(problems)
            .filter(Boolean)
            .map((one) => `${one} `)}
          {Object.values(problems).some(Boolean) ? "The table is for the last valid value." : ""}
        </p>
      </form>
      <div className="tables-actions" data-print="hide">
        <Button onClick={() => take("csv")}>Export CSV</Button>
        <Button onClick={() => take("xlsx")}>Export Excel</Button>
        <Button onClick={() => window.print()}>Print</Button>
        <TaskNotice task={task} />
        <BookButton standard={standard} version={catalogue.version} />
      </div>
      <p role="status" className="text-14 empty:hidden" data-print="hide">
        {kind === state.kind
          ? ""
          : `No value of \u201c${tableTitle(state.kind)}\u201d is covered for ${CATEGORY_NAMES[category].toLowerCase()}; the section capacities are shown.`}
      </p>
      <DesignTableView table={table} text={text} />
      <p className="mt-4 text-13" data-print="hide">
        <Link to="/section-library-preview">Section Library</Link>: the derivation of each capacity, and
        members with their own lengths.
      </p>
    </div>
  );
}

/** How long typing must rest before the address follows it. */
const TYPING_REST_MS = 300;

/** The text to find a size by: the rows follow each key, the address follows when typing rests. */
function useFoundSize(
  addressed: string,
  change: (next: Partial<TablesState>) => void,
): [text: string, search: (text: string) => void] {
  const [text, search] = useState(addressed);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (text === addressed) return;
    const timer = window.setTimeout(() => {
      if (!isLeaving()) change({ find: text });
    }, TYPING_REST_MS);
    return () => window.clearTimeout(timer);
  }, [text, addressed, change, isLeaving]);
  return [text, search];
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (next: Value) => void;
  readonly children: readonly (readonly [Value, string])[];
}

function Choice<Value extends string>({ label, value, onChange, children }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className="tables-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const next = children.find(([one]) => one === target.value);
          if (next) onChange(next[0]);
        }}
        className="filter-control"
      >
        {children.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TypedFieldProps<Value> {
  readonly label: string;
  readonly shown: string;
  readonly read: (text: string) => Typed<Value>;
  readonly onRead: (value: Value) => void;
  /** Reports what is wrong with the text, below the whole form: no field moves. */
  readonly onProblem: (label: string, problem: string | undefined) => void;
  readonly className: string;
}

/** Where the form shows what is wrong with its fields. */
const PROBLEM = "tables-problem";

const problemOf = (found: Typed<unknown>) => ("problem" in found ? found.problem : undefined);

/** A field that is applied when it is left or at Enter; a text that cannot be read stays. */
function TypedField<Value>({ label, shown, read, onRead, onProblem, className }: TypedFieldProps<Value>) {
  const id = useId();
  const [text, type] = useState(shown);
  const found = read(text);
  const problem = problemOf(found);
  useEffect(() => () => onProblem(label, undefined), [label, onProblem]);
  const apply = () => {
    if ("value" in found && text !== shown) onRead(found.value);
  };
  return (
    <div className="tables-field">
      <label htmlFor={id}>
        <SubscriptText text={label} />
      </label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        maxLength={200}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? PROBLEM : undefined}
        onChange={({ target }) => {
          type(target.value);
          onProblem(label, problemOf(read(target.value)));
        }}
        onBlur={apply}
        onKeyDown={({ key }) => key === "Enter" && apply()}
        className={`filter-control ${className}`}
      />
    </div>
  );
}
