import type { Category, PropertyNote } from "../record/record.ts";
import { isImported } from "../source/imported-sizes.ts";

/** Warping constants of channels in the edition that the tables do not follow, mm6. SOURCES.md names it. */
const IW_OF_EARLIER_EDITION: ReadonlyMap<string, number> = new Map([
  ["380PFC", 151e9],
  ["300PFC", 58.2e9],
  ["250PFC", 35.9e9],
  ["230PFC", 15.0e9],
  ["200PFC", 10.6e9],
  ["180PFC", 7.82e9],
  ["150PFC", 4.59e9],
  ["125PFC", 1.64e9],
  ["100PFC", 0.424e9],
  ["75PFC", 0.106e9],
]);

const IMPORTED_NOTES: readonly PropertyNote[] = [
  {
    property: "availability",
    note: "This imported size is not in the 2019 mill catalogue and may be superseded. Confirm supply before specifying.",
  },
];

interface NotedSize {
  readonly category: Category;
  readonly designation: string;
  /** The published warping constant, mm6. */
  readonly iw: number;
  readonly origin: string | undefined;
}

/** Notes on values that other sources publish differently; SOURCES.md describes how the tables were compared. */
export function notesOn({ category, designation, iw, origin }: NotedSize): readonly PropertyNote[] {
  if (origin !== undefined) return [{ property: "ag", note: origin }];
  if (isImported(designation)) return IMPORTED_NOTES;
  return category === "PFC" ? warpingNotes(designation, iw) : [];
}

function warpingNotes(designation: string, iw: number): readonly PropertyNote[] {
  const earlier = IW_OF_EARLIER_EDITION.get(designation);
  if (earlier === undefined || earlier === iw) return [];
  const percent = Math.abs((100 * (earlier - iw)) / iw).toFixed(1);
  const difference = `${percent} % ${earlier > iw ? "more" : "less"}`;
  const value = `${Number((earlier / 1e9).toPrecision(3))} \u00d7 10\u2079 mm\u2076`;
  return [
    {
      property: "iw",
      note: `An earlier edition of the mill catalogue gives ${value}, ${difference}. The value shown agrees with the formula.`,
    },
  ];
}
