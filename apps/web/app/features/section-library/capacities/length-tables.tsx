import type { MemberCapacity } from "@kingpost/as4100";
import type { SectionRecord } from "@kingpost/sections";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { saveFile } from "../../../ui/export/save-file.ts";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask } from "../../../ui/export/use-task.ts";
import { designTable } from "../design-tables/design-table.ts";
import { PropertySymbol } from "../section/notation.tsx";
import { NO_VALUE } from "../section/property-value.ts";
import { UNLISTED_IN_WORDS } from "../section/record-notes.tsx";

interface LengthTablesProps {
  readonly record: SectionRecord;
  readonly alphaM: number;
}

const CAPACITIES: readonly { readonly capacity: MemberCapacity; readonly label: string }[] = [
  { capacity: "phiNcx", label: "\u03c6Ncx, compression, buckling about x" },
  { capacity: "phiNcy", label: "\u03c6Ncy, compression, buckling about y" },
  { capacity: "phiMbx", label: "\u03c6Mbx, bending about x" },
];

/** A member capacity of every section of the family on view, over effective lengths, as a table and as a file. */
export function LengthTables({ record, alphaM }: LengthTablesProps) {
  const catalogue = useCatalogue();
  const [capacity, choose] = useState<MemberCapacity>("phiNcy");
  const [task, start] = useTask();
  const { category, standard } = record;
  const table = useMemo(
    () => designTable(catalogue.records({ category, standard }), capacity, { alphaM }),
    [catalogue, category, standard, capacity, alphaM],
  );
  const take = (extension: "csv" | "xlsx") => {
    const name = `${category}-${standard}-${capacity}.${extension}`;
    start({
      what: "the table",
      run: async () => {
        const { designTableCsv, designTableXlsx } = await import("../design-tables/table-files.ts");
        saveFile(
          extension === "csv"
            ? new Blob([designTableCsv(table)], { type: "text/csv;charset=utf-8" })
            : await designTableXlsx(table),
          name,
        );
        return `Downloaded ${name}.`;
      },
    });
  };
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <label className="text-14">
          Capacity{" "}
          <select
            value={capacity}
            onChange={({ target }) => {
              const next = CAPACITIES.find((one) => one.capacity === target.value);
              if (next) choose(next.capacity);
            }}
            className="filter-control"
          >
            {CAPACITIES.map((one) => (
              <option key={one.capacity} value={one.capacity}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="filter-control px-3" onClick={() => take("csv")}>
          Export CSV
        </button>
        <button type="button" className="filter-control px-3" onClick={() => take("xlsx")}>
          Export Excel
        </button>
        <TaskNotice task={task} />
        <Link
          to={`/design-tables?family=${category}&standard=${standard}&table=${capacity}`}
          className="text-14"
        >
          Every table of the family
        </Link>
      </div>
      <section className="length-table" aria-label="Capacities over effective lengths">
        <table>
          <caption className="py-2 text-left text-13 text-steel">
            {table.title}. {table.note}
            {table.rows.some(({ isListed }) => !isListed) ? ` ${UNLISTED_IN_WORDS}` : ""}
          </caption>
          <thead>
            <tr>
              <th scope="col">Section</th>
              {table.columns.map(({ head, name }) => (
                <th key={name} scope="col">
                  {typeof head === "string" ? head : <PropertySymbol symbol={head} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ name, isListed, texts }) => (
              <tr key={name} aria-current={name === record.name ? "true" : undefined}>
                <th scope="row">
                  {name}
                  {isListed ? null : (
                    <>
                      <span aria-hidden="true">{"\u00a0\u2021"}</span>
                      <span className="sr-only">, not supplied in this grade</span>
                    </>
                  )}
                </th>
                {texts.map((text, index) => (
                  <td key={table.columns[index]?.name}>{text ?? NO_VALUE}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
