import { drawSection } from "@kingpost/drawing/scene";
import type { Catalogue } from "@kingpost/sections/catalogue";
import { CATEGORIES, CATEGORY_NAMES, type Category, type SectionRecord } from "@kingpost/sections/record";

/** One size of each family that shows its shape well. */
const SHOWN: Readonly<Record<Category, string>> = {
  WB: "900WB218",
  WC: "400WC303",
  UB: "360UB50.7",
  UC: "250UC72.9",
  PFC: "200PFC",
  EA: "100x100x10EA",
  UA: "150x100x12UA",
  CHS: "168.3x11.0CHS",
  RHS: "150x100x9.0RHS",
  SHS: "100x100x8.0SHS",
};

function Thumbnail({ record }: { readonly record: SectionRecord }) {
  const scene = drawSection(record);
  if (scene.kind === "missing") return null;
  const { width, height } = scene.view;
  // The section stands in the middle of the view; 430 units frame the largest that the fit rule allows.
  const frame = 430;
  const box = `${(width - frame) / 2} ${(height - frame) / 2} ${frame} ${frame}`;
  const outline = scene.groups.outline.map((item) => item.d).join("");
  return (
    <svg aria-hidden="true" viewBox={box} className="mx-auto size-20">
      <path d={outline} fill="var(--drawing-section)" fillRule="evenodd" />
      {scene.groups.hatch.map((item) => (
        <path key={item.d} d={item.d} stroke="var(--drawing-hatch)" strokeWidth="2" />
      ))}
      <path
        d={outline}
        fill="none"
        stroke="var(--drawing-outline)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** What stands where a section will be: the ten families as a sheet of details, each a way into its list. */
export function FamilySheet({
  catalogue,
  onOpen,
}: {
  readonly catalogue: Catalogue;
  readonly onOpen: (category: Category) => void;
}) {
  return (
    <ul className="family-sheet">
      {CATEGORIES.map((category) => {
        const record = catalogue.record(SHOWN[category]);
        return (
          <li key={category}>
            <button type="button" onClick={() => onOpen(category)} className="family-detail">
              {record ? <Thumbnail record={record} /> : null}
              <span className="mt-2 block font-narrow font-semibold text-14">{CATEGORY_NAMES[category]}</span>
              <span className="block text-12 text-steel">{category}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
