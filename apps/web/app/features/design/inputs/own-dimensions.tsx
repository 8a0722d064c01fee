import { MEMBER_SHAPES, wrongCustomText } from "@kingpost/sections";
import {
  CustomSectionErrors,
  CustomSectionFields,
} from "../../../ui/custom-section/custom-section-fields.tsx";
import { SHAPE_NOTES } from "../../../ui/custom-section/custom-section-labels.ts";
import { useCustomSectionForm } from "../../../ui/custom-section/use-custom-section-form.ts";
import { Tabs } from "../../../ui/tabs.tsx";

interface OwnDimensionsProps {
  /** Text of the custom section in the design, valid or not. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The form of a custom section below the field that chooses it. A design with a wrong value has no verdict. */
export function OwnDimensions({ text, onText }: OwnDimensionsProps) {
  const form = useCustomSectionForm(text, onText, wrongCustomText);
  return (
    <section aria-label="User-defined dimensions">
      <Tabs
        label="Shape"
        id="custom-shape"
        values={MEMBER_SHAPES}
        selected={form.typed.shape}
        onSelect={(shape) => form.choose({ shape })}
        panelClassName="pt-1"
      >
        <p className="design-hint pb-2">{SHAPE_NOTES[form.typed.shape]}</p>
        <CustomSectionFields form={form} />
      </Tabs>
      <div role="status" className="pt-1 text-13 text-accent">
        <CustomSectionErrors form={form} />
      </div>
    </section>
  );
}
