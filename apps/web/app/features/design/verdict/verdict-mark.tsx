import type { Verdict } from "@kingpost/calc";

const SHAPES: Readonly<Record<Verdict, string>> = {
  pass: "M2.5 6.5 5 9l4.5-6",
  close: "M6 2 10.5 10H1.5Z",
  fail: "M2.5 2.5l7 7m0-7-7 7",
  "not covered": "M6 2v5m0 2.5v.5",
  "not applicable": "M2.5 6h7",
};

const COLOURS: Readonly<Record<Verdict, string>> = {
  pass: "text-(--pass)",
  close: "text-(--close)",
  fail: "text-(--fail)",
  "not covered": "text-(--close)",
  "not applicable": "text-steel",
};

/** The shape of a verdict: it differs without its colour, and takes the colour of text where the user forces colours. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={`size-3.5 shrink-0 forced-color-adjust-auto ${COLOURS[verdict]}`}
      data-verdict={verdict}
    >
      <path d={SHAPES[verdict]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
