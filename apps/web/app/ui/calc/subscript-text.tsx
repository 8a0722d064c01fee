import { textRuns } from "@kingpost/calc/math-text";
import { Fragment, type ReactNode } from "react";

const VALUE = /(\d) (?=(?:kNm?|[kM]Pa|mm?|%)(?!\w))/g;

/** A text with each number and its unit on one line. */
export const withUnitsKept = (text: string): string => text.replace(VALUE, "$1\u00a0");

/** A line of text in which an underscore starts a subscript: `\u03b1_c`, `f_y`. */
export function SubscriptText({ text }: { readonly text: string }): ReactNode {
  // The runs of a text never change their places.
  return textRuns(withUnitsKept(text)).map(({ text: run, style }, at) =>
    style === "subscript" ? <sub key={at}>{run}</sub> : <Fragment key={at}>{run}</Fragment>,
  );
}
