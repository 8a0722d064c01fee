import type { CitedClauses } from "@kingpost/design";
import { Fragment, type ReactNode } from "react";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import type { EngineeringChange } from "./engineering-changes.ts";

export const CELL = "border-hairline border-b py-2 pr-4 text-left align-top";
export const NUMBER = "border-hairline border-b py-2 pl-3 text-right align-top tabular-nums";

const GREEK: Readonly<Record<string, string>> = {
  alpha: "\u03b1",
  beta: "\u03b2",
  delta: "\u03b4",
  lambda: "\u03bb",
  phi: "\u03c6",
  psi: "\u03c8",
};

const RAISED = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
const raised = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);

/** The symbols of a text that is kept in plain characters: `alpha_s`, `phiMs`, `10^3 mm4`. */
export function symbols(text: string): ReactNode {
  const written = text
    .replaceAll(/alpha|beta|lambda|phi|\b(?:psi|delta)(?=_)/g, (name) => GREEK[name] ?? name)
    .replaceAll(/\^(\d+)/g, (_, digits: string) => raised(digits))
    .replaceAll(/\bmm([2346])\b/g, (_, digit: string) => `mm${raised(digit)}`);
  return <SubscriptText text={written} />;
}

export function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 text-14">
      {items.map((item) => (
        <li key={item}>
          <SubscriptText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A table that scrolls sideways on a phone, also by keyboard. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that a keyboard has to reach it
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

/** The clauses of each Standard that the checks of the examples cite. */
export function ClauseList({ clauses }: { readonly clauses: readonly CitedClauses[] }) {
  return (
    <dl className="grid gap-2 text-14">
      {clauses.map(({ edition, places }) => (
        <Fragment key={edition}>
          <dt className="font-semibold">
            {edition} <span className="font-normal text-steel">({places.length})</span>
          </dt>
          <dd>{places.join(", ")}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What moved a number, by release. */
export function ChangeList({ changes }: { readonly changes: readonly EngineeringChange[] }) {
  const releases = [...new Set(changes.map(({ release }) => release))];
  if (changes.length === 0) return <p className="text-14">No number has changed since the beta opened.</p>;
  return releases.map((release) => (
    <Fragment key={release}>
      <h3 className="text-16">{release === "Unreleased" ? "Since the last release" : release}</h3>
      <ul className="list-disc space-y-1 pl-5 text-14">
        {changes
          .filter((change) => change.release === release)
          .map(({ text }) => (
            <li key={text}>{symbols(text.replaceAll("`", ""))}</li>
          ))}
      </ul>
    </Fragment>
  ));
}
