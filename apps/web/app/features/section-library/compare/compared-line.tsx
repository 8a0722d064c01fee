import type { PropertyRow } from "@kingpost/sections";
import type { ReactNode } from "react";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { PropertySymbol } from "../section/notation.tsx";
import { BestMark, Change } from "./marks.tsx";

interface ComparedGroupProps {
  /** An underscore starts a subscript. */
  readonly title: string;
  /** How many sections are compared. */
  readonly sections: number;
  readonly children: ReactNode;
}

/** Lines of the comparison under a heading of their own. */
export function ComparedGroup({ title, sections, children }: ComparedGroupProps) {
  return (
    <tbody className="border-hairline border-b">
      <tr>
        <th
          scope="rowgroup"
          colSpan={sections + 1}
          className="pt-4 pb-1 pl-4 text-left font-narrow font-semibold text-14"
        >
          <SubscriptText text={title} />
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface LineHeadProps extends Pick<PropertyRow, "symbol" | "label"> {
  readonly unit: ReactNode;
}

/** What a line compares. The spaces between its parts are text: gaps of style alone are lost to a screen reader and to a copy. */
export function LineHead({ symbol, label, unit }: LineHeadProps) {
  return (
    <th scope="row" className="py-1 pr-2 pl-4 text-left font-normal text-steel">
      {symbol ? (
        <>
          <PropertySymbol symbol={symbol} />{" "}
        </>
      ) : null}
      {label} <span className="whitespace-nowrap text-12">{unit}</span>
    </th>
  );
}

interface ComparedLineProps extends LineHeadProps {
  /** One for each section. */
  readonly texts: readonly string[];
  readonly changes: readonly (string | undefined)[];
  readonly best: ReadonlySet<number>;
}

/** A line of the comparison that is formed from properties: a value for each section, its change, the best one marked. */
export function ComparedLine({ symbol, label, unit, texts, changes, best }: ComparedLineProps) {
  return (
    <tr>
      <LineHead symbol={symbol} label={label} unit={unit} />
      {texts.map((text, column) => (
        <td key={column} className="property-value whitespace-nowrap">
          {best.has(column) ? <BestMark /> : null}
          {best.has(column) ? <b>{text}</b> : text}
          <Change text={changes[column]} />
        </td>
      ))}
    </tr>
  );
}
