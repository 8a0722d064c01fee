import type { ReactNode } from "react";

interface GradeTableProps {
  readonly caption: string;
  /** The grades. */
  readonly heads: readonly string[];
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly {
      readonly key: string;
      readonly name: ReactNode;
      readonly unit: ReactNode;
      /** One for each grade. */
      readonly values: readonly string[];
    }[];
  }[];
}

/** Values side by side in every grade; a phone shows the one that is chosen, so that names have room. */
export function GradeTable({ caption, heads, groups }: GradeTableProps) {
  return (
    <table translate="no" className="grade-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head, at) => (
            <th key={head} scope="col" data-grade={at}>
              {head}
            </th>
          ))}
          <th scope="col" className="text-left!">
            Unit
          </th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={heads.length + 2}>
              {title}
            </th>
          </tr>
          {rows.map(({ key, name, unit, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={heads[at]} data-grade={at}>
                  {value}
                </td>
              ))}
              <td className="text-left! text-steel">{unit}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
