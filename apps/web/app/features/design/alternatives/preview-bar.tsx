import type { RawInputs, RunnableModule } from "@kingpost/design";
import { Button } from "../../../ui/button.tsx";
import { changedInputs } from "./changed-inputs.ts";

/** A change of the design that is shown and not yet made. */
export interface Preview {
  readonly id: string;
  readonly title: string;
  readonly inputs: RawInputs;
}

interface PreviewBarProps {
  readonly module: Pick<RunnableModule, "fields">;
  readonly inputs: RawInputs;
  readonly preview: Preview;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** Shows what a previewed change alters, with buttons to apply or leave it. */
export function PreviewBar({ module, inputs, preview, onApply, onCancel }: PreviewBarProps) {
  return (
    <div role="status" className="preview-bar" data-print="hide">
      <p>
        <strong>Preview: {preview.title}</strong>
        {changedInputs(module.fields, inputs, preview.inputs).map(({ label, from, to }) => (
          <span key={label}>
            {label}: {from} {"\u2192"} {to}
          </span>
        ))}
      </p>
      <Button onClick={onApply}>Apply</Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
