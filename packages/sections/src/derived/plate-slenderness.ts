import { type BendingAxis, type SectionSlenderness, sectionSlenderness } from "@kingpost/as4100";
import { type Recorder, SILENT } from "@kingpost/calc";
import type { Dimensions } from "@kingpost/section-geometry";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { steelSectionOf } from "../record/steel-section.ts";

/** The plate slendernesses of a section that is bent about one axis in one direction. */
export interface PlateSlenderness extends SectionSlenderness {
  readonly direction: BendingAxis;
  /** `about y, web in compression`. */
  readonly title: string;
}

type Directions = readonly (readonly [direction: BendingAxis, title: string])[];

const TWO_AXES: Directions = [
  ["x", "about x"],
  ["y", "about y"],
];

const DIRECTIONS: Readonly<Record<Dimensions["shape"], Directions>> = {
  "i-section": TWO_AXES,
  channel: [
    ["x", "about x"],
    ["yL", "about y, web in compression"],
    ["yR", "about y, flange tips in compression"],
  ],
  // Load D compresses no plate that could buckle.
  angle: [
    ["xA", "about x, load A"],
    ["xC", "about x, load C"],
    ["yB", "about y, load B"],
  ],
  chs: TWO_AXES,
  rhs: TWO_AXES,
  box: TWO_AXES,
  "taper-i": TWO_AXES,
  tee: [
    ["xF", "about x, flange in compression"],
    ["xS", "about x, stem in compression"],
    ["y", "about y"],
  ],
  // Their capacities in bending are not covered, or they have no plate that could buckle.
  "unequal-i": [],
  round: [],
  flat: [],
};

/**
 * The plate slendernesses behind the compactness letters of a section, in the strengths that its capacities use: the lower of
 * flange and web for every plate.
 *
 * Units    dimensionless, unrounded
 * Source   AS 4100 5.2.2, Table 5.2
 * Checked  validation/derived.test.ts
 */
export function plateSlenderness(
  record: SteelSectionRecord,
  recorder: Recorder = SILENT,
): readonly PlateSlenderness[] {
  const { plates, fy, fyw } = steelSectionOf(record);
  if (plates === undefined) return [];
  const { dimensions, stress } = plates;
  const steel = { fy: Math.min(fy, fyw), stress };
  return DIRECTIONS[dimensions.shape].flatMap(([direction, title]) => {
    recorder.heading(direction, `Bending ${title}`);
    const found = sectionSlenderness(direction, dimensions, steel, recorder);
    return found ? [{ ...found, direction, title }] : [];
  });
}

/** The least favourable of the directions about an axis: the greatest lambda_s / lambda_sy. */
export function governingDirection(
  record: SteelSectionRecord,
  axis: "x" | "y",
): PlateSlenderness | undefined {
  const share = ({ governing }: PlateSlenderness) => governing.lambda / governing.yield;
  return plateSlenderness(record)
    .filter(({ direction }) => direction.startsWith(axis))
    .reduce<PlateSlenderness | undefined>(
      (worst, one) => (worst === undefined || share(one) > share(worst) ? one : worst),
      undefined,
    );
}
