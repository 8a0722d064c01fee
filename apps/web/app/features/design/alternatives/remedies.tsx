import type { RawInputs, RunnableModule } from "@kingpost/design";
import { useMemo } from "react";
import { useCatalogue } from "../../../ui/section-picker/catalogue-store.ts";
import { useSliced } from "./use-sliced.ts";

interface RemediesProps {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly onApply: (inputs: RawInputs) => void;
}

/** What would make a failing design pass, each applied by a click and undone by one. */
export function Remedies({ module, inputs, onApply }: RemediesProps) {
  const catalogue = useCatalogue();
  const start = useMemo(() => () => module.remedies(inputs, { catalogue }), [module, inputs, catalogue]);
  const { items: found, isDone } = useSliced(start);
  return (
    <section aria-labelledby="remedies-title" className="design-remedies">
      <h3 id="remedies-title">What would fix it</h3>
      <ul>
        {found.map((remedy) => (
          <li key={remedy.id}>
            <button type="button" onClick={() => onApply(remedy.inputs)}>
              <span>{remedy.title}</span>
              <span className="check-detail">Then {remedy.result}</span>
            </button>
          </li>
        ))}
      </ul>
      {isDone ? null : <p>Looking for a change that passes{"\u2026"}</p>}
      {isDone && found.length === 0 ? <p>No single change was found that passes.</p> : null}
    </section>
  );
}
