import { type Check, foldAlike, formatRatio, referenceText, verdictOf, worstFirst } from "@kingpost/calc";
import type { ShownResult } from "@kingpost/design";
import { byGroup, VERDICT_WORDS, verdictWords } from "@kingpost/design";
import { memo, type ReactNode } from "react";
import { SubscriptText, withUnitsKept } from "../../../ui/calc/subscript-text.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

interface VerdictColumnProps {
  readonly result: ShownResult | undefined;
  /** The checks of the list, which follows the headline with the drawing. */
  readonly listed: readonly Check[] | undefined;
  /** Why the result is not of the present inputs; undefined where it is. */
  readonly stale: string | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (check: string) => void;
  /** What would fix a failing design. */
  readonly remedies: ReactNode;
}

/** The verdict: what governs, then every check, worst first. */
export function VerdictColumn({ result, listed, stale, selected, onSelect, remedies }: VerdictColumnProps) {
  const words = verdictWords(result?.checks ?? []);
  const sentence = stale ?? `${words.ratio} ${words.headline}. ${words.governing} ${words.missing}`;
  return (
    <section
      aria-labelledby="verdict-title"
      className="design-verdict"
      data-outdated={stale === undefined ? undefined : ""}
    >
      <div
        className="verdict-head"
        tabIndex={-1}
        data-verdict={stale === undefined ? words.verdict : "not applicable"}
      >
        <h2 id="verdict-title" className="sr-only">
          Verdict
        </h2>
        <p role="status" className="sr-only">
          {sentence}
        </p>
        {stale === undefined ? null : <p className="verdict-stale">{stale}</p>}
        {result ? (
          <div className="verdict-words" aria-hidden={stale === undefined ? undefined : true}>
            <p className="verdict-ratio">
              {/* In its own element, so that it follows where another program has replaced the text. */}
              <strong>{words.ratio}</strong>
              <VerdictMark verdict={words.verdict} /> <span>{words.headline}</span>
            </p>
            <p className="verdict-governing">
              <SubscriptText text={words.governing} />
            </p>
            {words.missing === "" ? null : <p className="verdict-missing">{words.missing}</p>}
          </div>
        ) : null}
      </div>
      {remedies}
      {listed ? <CheckList checks={listed} {...{ selected, onSelect }} /> : null}
    </section>
  );
}

interface CheckListProps {
  readonly checks: readonly Check[];
  readonly selected: string | undefined;
  readonly onSelect: (check: string) => void;
}

/** Painted after the headline, with the drawing. */
const CheckList = memo(function CheckList({ checks, selected, onSelect }: CheckListProps) {
  return (
    <div className="verdict-checks">
      {byGroup(worstFirst(checks)).map(([group, own]) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {foldAlike(own).map(({ worst, others }) => (
              <li key={worst.id}>
                <CheckButton check={worst} {...{ selected, onSelect }} />
                {others.length > 0 ? <Alike checks={others} {...{ selected, onSelect }} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

/** The checks that are folded below the worst of their kind: the same check at other places. */
function Alike({ checks, selected, onSelect }: CheckListProps) {
  const [next] = checks;
  const most = next?.kind === "limit" ? `, at most ${formatRatio(next.ratio)}` : "";
  return (
    <details className="check-alike" open={checks.some(({ id }) => id === selected)}>
      <summary>{`${checks.length} similar ${checks.length === 1 ? "check" : "checks"}${most}`}</summary>
      <ul>
        {checks.map((check) => (
          <li key={check.id}>
            <CheckButton check={check} {...{ selected, onSelect }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CheckButtonProps extends Pick<CheckListProps, "selected" | "onSelect"> {
  readonly check: Check;
}

function CheckButton({ check, selected, onSelect }: CheckButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={check.id === selected}
      onClick={() => onSelect(check.id)}
      className="check-row"
    >
      <CheckRow check={check} />
    </button>
  );
}

/** Standard of most checks: named only in the working. The row of a check to another Standard names that. */
const USUAL_STANDARD = "AS 4100";

function CheckRow({ check }: { readonly check: Check }) {
  const verdict = verdictOf(check);
  const { reference } = check;
  const place = reference.standard === USUAL_STANDARD ? reference.place : referenceText(reference);
  const found = check.kind === "requirement" ? check.finding : undefined;
  const detail = [place, found, check.combination, check.location].filter(Boolean).join(" \u00b7 ");
  return (
    <>
      <span className="check-title">
        <VerdictMark verdict={verdict} />
        <span>{withUnitsKept(check.title)}</span>
        <span className="check-ratio">
          {check.kind === "limit" ? <span>{formatRatio(check.ratio)} </span> : null}
          <span className={check.kind === "limit" && verdict === "pass" ? "sr-only" : ""}>
            {VERDICT_WORDS[verdict]}
          </span>
        </span>
      </span>
      {check.kind === "limit" ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="check-bar"
          data-verdict={verdict}
        >
          <rect width={Math.min(100, Math.round(1000 * check.ratio) / 10)} height="4" />
        </svg>
      ) : null}
      <span className="check-detail">
        <SubscriptText text={"reason" in check ? check.reason : detail} />
        <span className="sr-only"> {referenceText(reference)}</span>
      </span>
    </>
  );
}
