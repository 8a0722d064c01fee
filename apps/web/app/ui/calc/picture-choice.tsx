import type { ChoiceField } from "@kingpost/calc";

interface PictureChoiceProps {
  readonly field: Pick<ChoiceField, "label" | "options">;
  /** The value as entered; that of a link may be no option. */
  readonly raw: unknown;
  readonly name: string;
  readonly "data-path": string;
  readonly "aria-describedby": string | undefined;
  readonly onChoice: (value: string) => void;
}

/** The options of a field as cards with their drawings. */
export function PictureChoice({
  field: { label, options },
  raw,
  name,
  onChoice,
  ...props
}: PictureChoiceProps) {
  return (
    <fieldset className="picture-choice" aria-describedby={props["aria-describedby"]}>
      <legend>{label}</legend>
      {options.map(({ value, label: words, picture = "" }, at) => {
        const isChosen = value === raw;
        const isFocused = isChosen || (at === 0 && !options.some((one) => one.value === raw));
        return (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={isChosen}
              onChange={() => onChoice(value)}
              data-path={isFocused ? props["data-path"] : undefined}
            />
            <svg viewBox="0 0 48 32" aria-hidden="true">
              <path d={picture} />
            </svg>
            <span>{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
