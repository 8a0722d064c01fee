import {
  CUSTOM_STEELS,
  type CustomField,
  DIMENSION_FIELDS,
  FLANGE_EDGES,
  STRENGTH_FIELDS,
  STRESS_CLASSES,
} from "@kingpost/sections/custom-section/fields";
import { Field } from "../../../ui/field.tsx";
import { Choice } from "./choice.tsx";
import { EDGE_LABELS, fieldLabel, STEEL_LABELS, STRESS_LABELS } from "./custom-section-labels.ts";
import type { CustomSectionForm } from "./use-custom-section-form.ts";

/** Dimensions, strengths and residual stresses, each with what is wrong with it beside it. */
export function CustomSectionFields({ form }: { readonly form: CustomSectionForm }) {
  const { typed, errors, type, choose } = form;
  const field = (name: CustomField) => (
    <Field
      key={name}
      name={name}
      idPrefix="custom"
      label={fieldLabel(name, typed.shape)}
      value={typed.text[name]}
      error={errors[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={(event) => type(name, event.target.value)}
    />
  );
  return (
    <div className="custom-section-fields">
      {DIMENSION_FIELDS[typed.shape].map(field)}
      <Choice
        name="steel"
        label="Steel"
        values={CUSTOM_STEELS}
        words={STEEL_LABELS}
        selected={typed.steel}
        error={errors.steel}
        onSelect={(steel) => choose({ steel })}
      />
      {typed.steel === "stated" ? STRENGTH_FIELDS[typed.shape].map(field) : null}
      <Choice
        name="stress"
        label="Residual stresses"
        values={STRESS_CLASSES[typed.shape]}
        words={STRESS_LABELS}
        selected={typed.stress}
        error={errors.stress}
        onSelect={(stress) => choose({ stress })}
      />
      {typed.shape === "I" ? (
        <Choice
          name="edges"
          label="Flange plate edges"
          values={FLANGE_EDGES}
          words={EDGE_LABELS}
          selected={typed.edges}
          error={undefined}
          onSelect={(edges) => choose({ edges })}
        />
      ) : null}
    </div>
  );
}
