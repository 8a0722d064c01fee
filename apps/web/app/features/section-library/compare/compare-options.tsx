import { ALIGNMENTS, type Alignment } from "@kingpost/drawing/steel-section";

interface CompareOptionsProps {
  readonly overlay: Alignment | undefined;
  readonly perKg: boolean;
  readonly onChange: (change: { overlay?: Alignment | undefined; perKg?: boolean }) => void;
}

const WORDS: Readonly<Record<Alignment, string>> = { centroid: "By centroid", top: "By top of steel" };
const LABEL = "flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11";
const BOX = "size-4 cursor-pointer accent-ink";

/** What a comparison shows beyond the values side by side. */
export function CompareOptions({ overlay, perKg, onChange }: CompareOptionsProps) {
  return (
    <div data-print="hide" className="flex flex-wrap gap-x-5 px-4 text-14">
      <label className={LABEL}>
        <input
          type="checkbox"
          checked={perKg}
          onChange={(event) => onChange({ perKg: event.target.checked })}
          className={BOX}
        />
        Per unit mass
      </label>
      <label className={LABEL}>
        <input
          type="checkbox"
          checked={overlay !== undefined}
          onChange={(event) => onChange({ overlay: event.target.checked ? "centroid" : undefined })}
          className={BOX}
        />
        Overlay
      </label>
      {overlay === undefined ? null : (
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">Superimposed outlines</legend>
          {ALIGNMENTS.map((align) => (
            <label key={align} className={LABEL}>
              <input
                type="radio"
                name="overlay"
                value={align}
                checked={align === overlay}
                onChange={() => onChange({ overlay: align })}
                className={BOX}
              />
              {WORDS[align]}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
