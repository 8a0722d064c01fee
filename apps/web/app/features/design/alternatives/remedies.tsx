import type { RawInputs, RunnableModule } from "@kingpost/design";
import { useMemo } from "react";
import { useCatalogue } from "../../../ui/section-picker/catalogue-store.ts";
import type { Preview } from "./preview-bar.tsx";
import { useSliced } from "./use-sliced.ts";

interface RemediesProps {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  /** The id of the remedy on view. */
  readonly previewed: string | undefined;
  readonly onPreview: (preview: Preview | undefined) => void;
  readonly onApply: (inputs: RawInputs) => void;
}

/** What would make a failing design pass, each shown before it is applied by a click and undone by one. */
export function Remedies({ module, inputs, previewed, onPreview, onApply }: RemediesProps) {
  const catalogue = useCatalogue();
  const start = useMemo(() => () => module.remedies(inputs, { catalogue }), [module, inputs, catalogue]);
  const { items: found, isDone } = useSliced(start);
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
      {isDone ? null : <p>Looking for a change that passes{"\u2026"}</p>}
      {isDone && found.length === 0 ? <p>No single change was found that passes.</p> : null}
    </section>
  );
}
