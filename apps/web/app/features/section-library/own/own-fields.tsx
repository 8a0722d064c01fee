import {
  DIMENSION_FIELDS,
  OWN_STEELS,
  type OwnField,
  STRENGTH_FIELDS,
  STRESS_CLASSES,
} from "@kingpost/sections/own-section/fields";
import { Field } from "../../../ui/field.tsx";
import { Choice } from "./choice.tsx";
import { fieldLabel, STEEL_LABELS, STRESS_LABELS } from "./own-labels.ts";
import type { OwnForm } from "./use-own-form.ts";

/** Dimensions, strengths and residual stresses, each with what is wrong with it beside it. */
export function OwnFields({ form }: { readonly form: OwnForm }) {
  const { typed, errors, type, choose } = form;
  const field = (name: OwnField) => (
    <Field
      key={name}
      name={name}
      idPrefix="own"
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
    <div className="own-fields">
      {DIMENSION_FIELDS[typed.shape].map(field)}
      <Choice
        name="steel"
        label="Steel"
        values={OWN_STEELS}
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
    </div>
  );
}
