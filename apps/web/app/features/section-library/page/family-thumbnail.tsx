import { loopsPath } from "@kingpost/drawing/core";
import { outlineOf } from "@kingpost/drawing/steel-section";
import { type Catalogue, type Category, dimensionsOf } from "@kingpost/sections";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";

/** One size of each family that shows its shape well. */
export const SHOWN_SIZES: Readonly<Record<Category, string>> = {
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
  TFB: "125TFB",
  UBP: "310UBP110",
  BT: "305BT50.5",
  CT: "155CT59.0",
  RB: "50RB",
  SB: "40SB",
  FL: "150x12FL",
};

interface Thumbnail {
  readonly path: string;
  readonly viewBox: string;
}

// Constant shapes, created once, on the server too.
const made = new Map<Category, Thumbnail>();

function thumbnailOf(catalogue: Catalogue, category: Category): Thumbnail | undefined {
  const known = made.get(category);
  if (known) return known;
  const record = catalogue.record(SHOWN_SIZES[category]);
  if (!record) return undefined;
  const { d, bf } = record.properties;
  const outline = outlineOf(dimensionsOf(category, record.properties));
  const points = outline.loops.flatMap((loop) => loop.map((segment) => segment.from));
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = { x: middle(points.map((point) => point.x)), y: middle(points.map((point) => point.y)) };
  const size = Math.max(d, bf) * 1.06;
  const thumbnail = {
    path: loopsPath(outline.loops, ({ x, y }) => ({ x: x - centre.x, y: centre.y - y }), 1),
    viewBox: [-size / 2, -size / 2, size, size].map((value) => Math.round(value * 10) / 10).join(" "),
  };
  made.set(category, thumbnail);
  return thumbnail;
}

/** The cross-section of one size of a family. */
export function FamilyThumbnail({ category }: { readonly category: Category }) {
  const thumbnail = thumbnailOf(useCatalogue(), category);
  return thumbnail ? (
    <svg aria-hidden="true" viewBox={thumbnail.viewBox} className="size-24">
      <path className="family-outline" d={thumbnail.path} fillRule="evenodd" />
    </svg>
  ) : null;
}
