import { textRuns } from "@kingpost/calc/math-text";
import { Fragment, type ReactNode } from "react";

/** A line of text in which an underscore starts a subscript: `\u03b1_c`, `f_y`. */
export function SubscriptText({ text }: { readonly text: string }): ReactNode {
  // The runs of a text never change their places.
  return textRuns(text).map(({ text: run, style }, at) =>
    style === "subscript" ? <sub key={at}>{run}</sub> : <Fragment key={at}>{run}</Fragment>,
  );
}
