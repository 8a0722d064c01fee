import {
  attempt,
  type Check,
  type CheckNames,
  interactionCheck,
  isUnavailable,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import type { CompressionCase } from "../capacity-factor/index.ts";
import { CLAUSES } from "../clauses.ts";
import { type CheckPlace, namesAt, requirement } from "../place.ts";
import { axialBendingCheck } from "./axial-bending.ts";
import { type BiaxialSurface, biaxialSum, rigorousRatio } from "./biaxial.ts";
import {
  bucklingLoad,
  type ColumnPlane,
  designMomentOf,
  isShortColumn,
  LARGEST_SLENDERNESS,
  LARGEST_SWAY,
  momentMagnifier,
  slendernessRatio,
  swayMagnifier,
} from "./slenderness.ts";
import { designSquash } from "./strength.ts";

export type ColumnAxis = "x" | "y";

/** A column under one combination. Units N, Nmm, mm. */
export interface ColumnCase {
  /** Compression positive. */
  readonly n: number;
  readonly x: ColumnPlane;
  readonly y: ColumnPlane;
  readonly compression: CompressionCase;
  /** The section in all directions: made where strength is by strain compatibility. */
  readonly surface: () => BiaxialSurface;
  /** Clause 10.6.4, or strain compatibility in the direction of the moment; a circle has the latter. The clause unless set. */
  readonly biaxialBy?: "clause" | "rigorous" | undefined;
}

/**
 * Squash load, bending with axial force about each axis and about both, slenderness and buckling.
 *
 * Shape    moments are magnified and at least those of the least eccentricity, about each axis in turn with the actual other one
 * Units    N, Nmm
 * Source   AS 3600 10.1.2, 10.3 to 10.6
 * Checked  src/column/column.test.ts
 */
export function columnChecks(of: ColumnCase, place: CheckPlace): readonly Check[] {
  const { n, x, y, compression } = of;
  const { section } = x.strength.axis;
  return [
    ...(n > 0
      ? [
          strengthCheck({
            names: namesAt(place, "squash", "Axial compression"),
            reference: CLAUSES.squash,
            assumptions: [],
            demand: n,
            unit: "kN",
            capacity: (record) => designSquash(section, compression, record),
          }),
        ]
      : []),
    ...(["x", "y"] as const).flatMap((axis) => planeChecks(of[axis], axis, place)),
    ...biaxialChecks(of, place),
    ...[x, y].flatMap((plane, index) => swayCheck(plane, index === 0 ? "x" : "y", place)),
  ];
}

function planeChecks(plane: ColumnPlane, axis: ColumnAxis, place: CheckPlace): readonly Check[] {
  const { n, le, depth, isCircular } = plane;
  const shape = isCircular ? "circular" : "rectangular";
  const slenderness = (record: Recorder) => slendernessRatio(le, depth, shape, record);
  const checks: Check[] = [];
  if (n > 0) {
    checks.push(
      strengthCheck({
        names: namesAt(place, `slenderness-${axis}`, `Slenderness about ${axis}`),
        reference: CLAUSES.slenderness,
        assumptions: [],
        demand: slenderness(SILENT),
        unit: "",
        capacity: () => LARGEST_SLENDERNESS,
        derivation: (record) => void slenderness(record),
      }),
    );
  }
  if (n > 0 && !isShortColumn(plane, SILENT)) {
    checks.push(
      strengthCheck({
        names: namesAt(place, `buckling-${axis}`, `Buckling about ${axis}`),
        reference: CLAUSES.bucklingLoad,
        assumptions: [],
        demand: n,
        unit: "kN",
        capacity: (record) => bucklingLoad(plane, record),
      }),
    );
  }
  const m = attempt(() => designMomentOf(plane, SILENT));
  checks.push(
    isUnavailable(m)
      ? unstableCheck(namesAt(place, `bending-${axis}`, `Bending about ${axis} with axial force`))
      : bendingCheck(plane, m, axis, place),
  );
  return checks;
}

/** What has a magnified moment of a column that is not stable: more load gives no better verdict than the strength that is exceeded. */
const unstableCheck = (names: CheckNames): Check =>
  requirement(names, {
    reference: CLAUSES.magnifier,
    isMet: false,
    finding: "the column is not stable: its moments are magnified without limit",
  });

function bendingCheck(plane: ColumnPlane, m: number, axis: ColumnAxis, place: CheckPlace): Check {
  const { n, strength } = plane;
  const names = namesAt(place, `bending-${axis}`, `Bending about ${axis} with axial force`);
  return axialBendingCheck(strength, { n, m }, names, (record) => void designMomentOf(plane, record));
}

/** Ratio of the sides up to which a section with moments about one axis is designed for that axis alone (10.6.3). */
const STOCKY_SIDES = 3;

/** The larger first-order end moment. */
const actual = ({ ends }: ColumnPlane) => Math.max(Math.abs(ends.m1), Math.abs(ends.m2));

/** Ratio of the eccentricities over the sides up to which a slender column bends about each axis alone (EN 1992-1-1 5.8.9). */
const ALONE = 0.2;

/**
 * Whether both moments act at once. The least moment about the other axis is one of them where the section is narrow, or where that axis is
 * slender: 10.6.3 lets a moment act alone beside the least one, and not beside one that slenderness magnifies.
 *
 * Source   AS 3600 10.1.2, 10.4, 10.6.3
 */
function isBiaxial({ n, x, y }: ColumnCase, moments: Readonly<Record<ColumnAxis, number>>): boolean {
  const axes = [
    { plane: x, share: moments.x / x.depth },
    { plane: y, share: moments.y / y.depth },
  ];
  const bent = axes.filter(({ plane }) => actual(plane) > 0);
  const other = axes.find(({ plane }) => actual(plane) === 0);
  if (!other || bent.length === 0 || n <= 0) return bent.length === 2;
  const isNarrow = Math.max(x.depth, y.depth) > STOCKY_SIDES * Math.min(x.depth, y.depth);
  const isAside = bent.some(({ share }) => other.share > ALONE * share);
  return isNarrow || (isAside && momentMagnifier(other.plane, SILENT) > 1);
}

function biaxialChecks(of: ColumnCase, place: CheckPlace): readonly Check[] {
  const { n, x, y } = of;
  const by = x.isCircular ? "rigorous" : (of.biaxialBy ?? "clause");
  const moments = attempt(() => ({ x: designMomentOf(x, SILENT), y: designMomentOf(y, SILENT) }));
  const names = namesAt(
    place,
    "biaxial",
    by === "rigorous"
      ? "Biaxial bending with axial force, strain compatibility"
      : "Biaxial bending with axial force",
  );
  if (isUnavailable(moments)) return actual(x) > 0 && actual(y) > 0 ? [unstableCheck(names)] : [];
  if (!isBiaxial(of, moments)) return [];
  // The least moment about one axis at a time, with the magnified actual moment about the other.
  const magnified = (plane: ColumnPlane, m: number) => {
    const least = Math.max(actual(plane), 0.05 * plane.depth * Math.max(n, 0));
    return least > 0 ? (m * actual(plane)) / least : 0;
  };
  const pairs = [
    { n, mx: moments.x, my: magnified(y, moments.y) },
    { n, mx: magnified(x, moments.x), my: moments.y },
  ] as const;
  const strengths = { x: x.strength, y: y.strength };
  if (by === "rigorous") {
    const surface = of.surface();
    const ratio = Math.max(...pairs.map((pair) => rigorousRatio(surface, pair)));
    return [
      interactionCheck({
        names,
        reference: CLAUSES.columnStrength,
        assumptions: ["The section at N* in directions 5 degrees apart, joined by straight lines."],
        value: () => ratio,
        limit: 1,
      }),
    ];
  }
  const sums = pairs.map((pair) => biaxialSum(strengths, pair, SILENT));
  const worst = (sums[0] ?? 0) >= (sums[1] ?? 0) ? pairs[0] : pairs[1];
  return [
    interactionCheck({
      names,
      reference: CLAUSES.biaxial,
      assumptions: [],
      value: (record) => {
        for (const plane of [x, y]) designMomentOf(plane, record);
        return biaxialSum(strengths, worst, record);
      },
      limit: 1,
    }),
  ];
}

/** What the elastic critical load ratio is of. Source AS 3600 10.4.3(b). */
const FRAME_ANALYSIS =
  "λ_uc is that of an elastic critical load analysis of the whole frame with 0.8EI for columns and 0.4EI for beams (Clause 10.4.3).";

function swayCheck(plane: ColumnPlane, axis: ColumnAxis, place: CheckPlace): readonly Check[] {
  const { sway, betaD, isSecondOrder = false, n } = plane;
  if (!sway || isSecondOrder || n <= 0) return [];
  const delta = (record: Recorder) => swayMagnifier(sway, betaD, record);
  const found = attempt(() => delta(SILENT));
  return [
    strengthCheck({
      names: namesAt(place, `sway-${axis}`, `Sway magnifier about ${axis}`),
      reference: CLAUSES.swayMagnifier,
      assumptions: sway.by === "frame" ? [FRAME_ANALYSIS] : [],
      demand: isUnavailable(found) ? Number.POSITIVE_INFINITY : found,
      unit: "",
      capacity: () => LARGEST_SWAY,
      ...(isUnavailable(found) ? {} : { derivation: (record: Recorder) => void delta(record) }),
    }),
  ];
}
