import type { ResultTable } from "@kingpost/design";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";

/** A table of results. */
export function ResultTableView({ table }: { readonly table: ResultTable }) {
  return (
    <div className="result-table">
      <table>
        <caption>{table.title}</caption>
        <thead>
          <tr>
            {table.columns.map(({ head, align }) => (
              <th key={head} scope="col" data-align={align}>
                <SubscriptText text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={table.columns[column]?.head} data-align={table.columns[column]?.align}>
                  <SubscriptText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
