import type { ReactNode } from "react";
import { BestMark } from "./best-mark.tsx";

interface ComparedLineProps {
  readonly heading: ReactNode;
  /** One for each section. */
  readonly texts: readonly string[];
  readonly changes: readonly (string | undefined)[];
  readonly best: ReadonlySet<number>;
}

/** A line of the comparison that is formed from properties: a value for each section, its change, the best one marked. */
export function ComparedLine({ heading, texts, changes, best }: ComparedLineProps) {
  return (
    <tr>
      <th scope="row" className="py-1 pr-2 pl-4 text-left font-normal text-steel">
        {heading}
      </th>
      {texts.map((text, column) => (
        <td key={column} className="property-value whitespace-nowrap">
          {best.has(column) ? <BestMark /> : null}
          {best.has(column) ? <b>{text}</b> : text}
          {changes[column] === undefined ? null : <span className="compare-change">{changes[column]}</span>}
        </td>
      ))}
    </tr>
  );
}
