import { type Check, governingCheck, referenceText } from "@kingpost/calc";
import { StepList } from "../../../ui/calc/step-list.tsx";

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
        {referenceText(check.reference)} ({check.reference.edition})
      </p>
      {"steps" in check ? (
        <StepList steps={check.steps} assumptions={check.assumptions} level={3} />
      ) : (
        <p>{check.reason}</p>
      )}
      {check.kind === "requirement" ? <p>{check.finding}</p> : null}
    </div>
  );
}
