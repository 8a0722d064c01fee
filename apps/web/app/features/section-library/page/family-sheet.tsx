import { CATEGORIES, CATEGORY_NAMES, type Category } from "@kingpost/sections";
import { Suspense, useState } from "react";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import "./family-sheet.css";

const FamilyThumbnail = onDemand(async () => (await import("./family-thumbnail.tsx")).FamilyThumbnail);

const thumbnailId = (category: Category) => `thumbnail-${category}`;

/** What the server has drawn is not drawn again: the outlines need the catalogue's records, which the list does not. */
function Thumbnail({ category }: { readonly category: Category }) {
  const id = thumbnailId(category);
  const [drawn] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML,
  );
  if (drawn) {
    return <span id={id} className="mx-auto block size-24" dangerouslySetInnerHTML={{ __html: drawn }} />;
  }
  return (
    <span id={id} className="mx-auto block size-24">
      <Suspense>
        <FamilyThumbnail category={category} />
      </Suspense>
    </span>
  );
}

interface FamilySheetProps {
  readonly onOpen: (category: Category) => void;
}

/** The ten families as a sheet of details, shown until a section is chosen; each opens its table. */
export function FamilySheet({ onOpen }: FamilySheetProps) {
  return (
    <ul className="family-sheet">
      {CATEGORIES.map((category) => (
        <li key={category}>
          <button type="button" onClick={() => onOpen(category)} className="family-detail">
            <Thumbnail category={category} />
            <span className="mt-2 block font-narrow font-semibold text-14">{CATEGORY_NAMES[category]}</span>
            <span className="block text-12 text-steel">{category}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
