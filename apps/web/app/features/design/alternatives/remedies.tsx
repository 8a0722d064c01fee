import type { RawInputs } from "@kingpost/design";
import type { Alternatives } from "./alternatives.ts";
import type { Preview } from "./preview-bar.tsx";
import { FAILED, useAlternatives } from "./use-alternatives.ts";

interface RemediesProps {
  readonly alternatives: Alternatives;
  readonly inputs: RawInputs;
  /** The id of the remedy on view. */
  readonly previewed: string | undefined;
  readonly onPreview: (preview: Preview | undefined) => void;
  readonly onApply: (inputs: RawInputs) => void;
}

/** What would make a failing design pass, each shown before it is applied by a click and undone by one. */
export function Remedies({ alternatives, inputs, previewed, onPreview, onApply }: RemediesProps) {
  const { items, of, state } = useAlternatives(alternatives, "remedies", inputs, "as they are found");
  // A remedy has all inputs of a design, so that one for earlier inputs would undo the change since.
  const found = of === inputs ? items : [];
  return (
    <section aria-labelledby="remedies-title" className="design-remedies">
      <h3 id="remedies-title">What would fix it</h3>
      <ul>
        {found.map((remedy) => (
          <li key={remedy.id}>
            <p>{remedy.title}</p>
            <p className="check-detail">{remedy.result}</p>
            <p className="remedy-actions">
              <button
                type="button"
                aria-pressed={remedy.id === previewed}
                onClick={() => onPreview(remedy.id === previewed ? undefined : remedy)}
              >
                Preview<span className="sr-only">: {remedy.title}</span>
              </button>
              <button type="button" onClick={() => onApply(remedy.inputs)}>
                Apply<span className="sr-only">: {remedy.title}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
      {state === "failed" ? <p role="alert">{FAILED}</p> : null}
      {state !== "calculating" ? null : <p>Looking for a change that passes{"\u2026"}</p>}
      {state === "done" && found.length === 0 ? (
        <p>No single change was found that passes. The Candidates tab names the nearest choice.</p>
      ) : null}
    </section>
  );
}
