import {
  type CustomField,
  DIMENSION_FIELDS,
  FLANGE_EDGES,
  STEELS,
  STRENGTH_FIELDS,
  STRESS_CLASSES,
} from "@kingpost/sections";
import { Field } from "../form/field.tsx";
import type { FieldError } from "../form/labelled.tsx";
import { Choice } from "./choice.tsx";
import { EDGE_LABELS, fieldLabel, STEEL_LABELS, STRESS_LABELS } from "./custom-section-labels.ts";
import type { CustomSectionForm } from "./use-custom-section-form.ts";
import "./custom-section.css";

const STEEL = "Steel";
const STRESS = "Residual stresses";

/** What is wrong with any of the fields, each named: below the form, so that no row of it moves. */
export function CustomSectionErrors({ form }: { readonly form: CustomSectionForm }) {
  return (
    <ul>
      {errorLines(form).map(({ name, label, text }) => (
        <li key={name}>
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}

/** Every error with the label of its field, in the order of the form. */
function errorLines({ typed: { shape }, errors }: CustomSectionForm) {
  const fields = [...DIMENSION_FIELDS[shape], ...STRENGTH_FIELDS[shape]].map((name) => ({
    name,
    label: fieldLabel(name, shape).replace(/,.*/, ""),
  }));
  const all = [
    ...fields,
    { name: "steel", label: STEEL } as const,
    { name: "stress", label: STRESS } as const,
  ];
  return all.flatMap(({ name, label }) => {
    const text = errors[name];
    return text === undefined ? [] : [{ name, label, text }];
  });
}

/** Dimensions, strengths and residual stresses. */
export function CustomSectionFields({ form }: { readonly form: CustomSectionForm }) {
  const { typed, errors, type, choose } = form;
  /** Shown by `CustomSectionErrors`: beside its field it would move the rows under the pointer. */
  const errorOf = (name: keyof typeof errors): FieldError | undefined => {
    const text = errors[name];
    return text === undefined ? undefined : { text, isShownElsewhere: true };
  };
  const field = (name: CustomField) => (
    <Field
      key={name}
      name={name}
      idPrefix="custom"
      label={fieldLabel(name, typed.shape)}
      value={typed.text[name]}
      error={errorOf(name)}
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
        label={STEEL}
        values={STEELS[typed.shape]}
        words={STEEL_LABELS}
        selected={typed.steel}
        error={errorOf("steel")}
        onSelect={(steel) => choose({ steel })}
      />
      {typed.steel === "stated" ? STRENGTH_FIELDS[typed.shape].map(field) : null}
      <Choice
        name="stress"
        label={STRESS}
        values={STRESS_CLASSES[typed.shape]}
        words={STRESS_LABELS}
        selected={typed.stress}
        error={errorOf("stress")}
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
