import {
  cellText,
  type Field,
  LONGEST_VALUE,
  markedSymbol,
  type RowsField,
  rawText,
  UNITS,
} from "@kingpost/calc";
import { customIdOfText, customTextLike, START_TEXT, textOfCustomId } from "@kingpost/sections";
import { type ReactNode, Suspense, useId } from "react";
import { ChoiceSelect } from "../../../ui/calc/choice-select.tsx";
import { PictureChoice } from "../../../ui/calc/picture-choice.tsx";
import { ProblemList, type ShownProblem } from "../../../ui/calc/problem-list.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { useCatalogueFor } from "../../../ui/catalogue/catalogue-store.ts";
import { isRecordLoaded } from "../../../ui/catalogue/is-record-loaded.ts";
import { LoadFailure } from "../../../ui/catalogue/load-failure.tsx";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import { SectionPicker } from "../../../ui/section-picker/section-picker.tsx";

interface SingleFieldProps {
  readonly name: string;
  readonly field: Exclude<Field, RowsField>;
  readonly raw: unknown;
  readonly problems: readonly ShownProblem[];
  readonly onChange: (value: unknown, path?: string) => void;
}

/** Characters of a label beyond which a text field is below its label. */
const LONG_LABEL = 30;

/** One input of a form with its label and what is wrong with it. */
export function SingleField({ name, field, raw, problems, onChange }: SingleFieldProps) {
  const id = useId();
  const path = `/${name}`;
  const described = problems.length > 0 ? `${id}-problems` : undefined;
  const isWrong = problems.some(({ kind }) => kind === "error");
  const isStacked = field.kind === "text" && field.label.length > LONG_LABEL;
  const shared = {
    id,
    "data-path": path,
    "aria-invalid": isWrong ? true : undefined,
    "aria-describedby": described,
  } as const;
  return (
    <div className="single-field" data-kind={field.kind} data-stacked={isStacked || undefined}>
      {control()}
      <ProblemList id={`${id}-problems`} problems={problems} />
    </div>
  );

  function control(): ReactNode {
    const label = (
      <label htmlFor={id}>
        {field.symbol ? (
          <>
            <SubscriptText text={markedSymbol(field.symbol)} />{" "}
          </>
        ) : null}
        <SubscriptText text={field.label} />
      </label>
    );
    switch (field.kind) {
      case "number":
        return (
          <>
            {label}
            <span className="single-field-value">
              <input
                {...shared}
                type="text"
                // The keypad of numbers has no minus and no formula.
                inputMode="text"
                autoComplete="off"
                spellCheck={false}
                maxLength={LONGEST_VALUE}
                value={cellText(field, raw)}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => onChange(target.value, path)}
              />
              <span>{UNITS[field.unit].text}</span>
            </span>
          </>
        );
      case "choice":
        if (field.options.some(({ picture }) => picture !== undefined)) {
          return (
            <PictureChoice
              {...{ field, raw }}
              name={name}
              data-path={path}
              aria-describedby={described}
              onChoice={onChange}
            />
          );
        }
        return (
          <>
            {label}
            <ChoiceSelect {...shared} field={field} raw={raw} onChoice={onChange} />
          </>
        );
      case "switch":
        return (
          <label className="single-field-switch">
            <input
              {...shared}
              type="checkbox"
              checked={raw === true}
              onChange={({ target }) => onChange(target.checked)}
            />
            <span>
              <SubscriptText text={field.label} />
            </span>
          </label>
        );
      case "text":
        return (
          <>
            {label}
            <input
              {...shared}
              type="text"
              autoComplete="off"
              maxLength={field.most}
              value={rawText(raw)}
              onChange={({ target }) => onChange(target.value, path)}
            />
          </>
        );
      case "section":
        return <SectionInput {...{ field, path, described, isWrong, onChange }} value={rawText(raw)} />;
    }
  }
}

interface SectionInputProps {
  readonly field: { readonly label: string };
  readonly value: string;
  readonly path: string;
  readonly described: string | undefined;
  readonly isWrong: boolean;
  readonly onChange: (value: unknown, path?: string) => void;
}

/** Loaded when a section has its own dimensions. */
const OwnDimensions = onDemand(async () => (await import("./own-dimensions.tsx")).OwnDimensions);

function SectionInput({ field, value, path, described, isWrong, onChange }: SectionInputProps) {
  const catalogue = useCatalogueFor(true);
  const own = textOfCustomId(value);
  const ownId = () => {
    const record = isRecordLoaded(value) ? catalogue.record(value) : undefined;
    return customIdOfText(own ?? (record && customTextLike(record)) ?? START_TEXT);
  };
  return (
    <div className="space-y-2">
      <SectionPicker
        catalogue={catalogue}
        label={field.label}
        value={value}
        path={path}
        describedBy={described}
        isWrong={isWrong}
        ownId={ownId}
        onChange={onChange}
      />
      {own === undefined ? null : (
        <LoadFailure className="text-13" what="The form of the dimensions">
          <Suspense fallback={<p className="design-hint">Loading{"\u2026"}</p>}>
            <OwnDimensions text={own} onText={(text) => onChange(customIdOfText(text), path)} />
          </Suspense>
        </LoadFailure>
      )}
    </div>
  );
}
