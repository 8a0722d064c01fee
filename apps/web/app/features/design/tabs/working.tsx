import { type Check, governingCheck, referenceText } from "@kingpost/calc";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import { LoadedPart } from "../page/loaded-part.tsx";
import "../../../ui/calc/math.css";
import "../../../ui/calc/step-list.css";

const StepList = onDemand(async () => (await import("../../../ui/calc/step-list.tsx")).StepList);

interface WorkingProps {
  readonly checks: readonly Check[];
  readonly selected: string | undefined;
  readonly onSelect: (check: string) => void;
}

/** The check on view: the selected one, else the one that governs. */
export function checkOnView(checks: readonly Check[], selected: string | undefined): Check | undefined {
  return checks.find(({ id }) => id === selected) ?? governingCheck(checks) ?? checks[0];
}

/** The working of one check. */
export function Working({ checks, selected, onSelect }: WorkingProps) {
  const check = checkOnView(checks, selected);
  if (!check) return <p>No check was made.</p>;
  return (
    <div className="design-working">
      <label>
        Check{" "}
        <select value={check.id} onChange={({ target }) => onSelect(target.value)}>
          {checks.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className="text-steel">
        {referenceText(check.reference)} · {check.reference.edition}
      </p>
      {"steps" in check ? <Steps check={check} /> : <p>{check.reason}</p>}
      {check.kind === "requirement" ? <p>{check.finding}</p> : null}
    </div>
  );
}

const STEPS = "design-steps";

/** Delay until the page has come to rest, after which the code of the steps loads: the first change needs it. */
const REST_MS = 1500;

const never = () => () => {};

/** The steps that the server wrote, where the page begins with them. */
function useWrittenSteps(): string | undefined {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [html] = useState(() =>
    isHydrating && typeof document !== "undefined" ? document.getElementById(STEPS)?.innerHTML : undefined,
  );
  return html;
}

/** The steps of a check. Those that the server has written stay, so that the first working needs none of the code that sets formulas. */
function Steps({ check }: { readonly check: Extract<Check, { readonly steps: unknown }> }) {
  const written = useWrittenSteps();
  const [first] = useState(check);
  useEffect(() => {
    const timer = window.setTimeout(StepList.preload, REST_MS);
    return () => window.clearTimeout(timer);
  }, []);
  if (written && first === check) return <div id={STEPS} dangerouslySetInnerHTML={{ __html: written }} />;
  return (
    <div id={STEPS}>
      <LoadedPart what="The working">
        <StepList steps={check.steps} assumptions={check.assumptions} level={3} />
      </LoadedPart>
    </div>
  );
}
