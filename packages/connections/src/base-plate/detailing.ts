import {
  type BoltSize,
  boltDimensions,
  CLAUSES,
  isHollow,
  leastFilletLeg,
  type SteelSection,
} from "@kingpost/as4100";
import { formatNumber, type Reference, type RequirementCheck } from "@kingpost/calc";
import { anchorHole } from "./anchor-hole.ts";
import type { BaseDesign, BoltPosition } from "./base.ts";
import { edgeDistance } from "./base-problem.ts";
import { BASE_REFERENCES } from "./references.ts";

/** Least edge distance of machine-cut, sawn or planed edges, in bolt diameters. Source AS 4100 Table 9.5.2. */
const EDGE = 1.5;
/** Least pitch, in bolt diameters. Source AS 4100 9.5.1. */
const PITCH = 2.5;
/** Largest clearance of a hole for a holding-down bolt, mm. Source AS 4100 14.3.2. */
const LARGEST_CLEARANCE = 6;
/** Clearance beyond which a hole has a plate washer, and its least thickness, mm. Source AS 4100 14.3.2. */
const PLATE_WASHER = { clearance: 3, thickness: 6 } as const;
/** Usual least thickness of a base plate, mm. */
const LEAST_PLATE = 12;

interface Requirement {
  readonly id: string;
  readonly title: string;
  readonly reference: Reference;
  readonly actual: number;
  readonly least?: number;
  readonly most?: number;
  /** What the details also need: after the finding. */
  readonly also?: string | undefined;
}

const text = (value: number) => `${formatNumber(value, { decimals: [0, 1] })} mm`;

function requirement({ id, title, reference, actual, least, most, also }: Requirement): RequirementCheck {
  const limits = [
    ...(least === undefined ? [] : [`at least ${text(least)}`]),
    ...(most === undefined ? [] : [`at most ${text(most)}`]),
  ];
  return {
    kind: "requirement",
    id: `detailing/${id}`,
    group: "Detailing",
    title,
    reference,
    isMet: actual >= (least ?? 0) && actual <= (most ?? Number.POSITIVE_INFINITY),
    finding: [`${text(actual)}; ${limits.join(", ")}`, ...(also === undefined ? [] : [also])].join("; "),
    steps: [],
    assumptions: [],
  };
}

/**
 * What the details of a base must meet whatever its actions are.
 *
 * Shape    greatest pitches and edge distances are not checked: they close plies that touch, and a base plate is on grout
 * Source   AS 4100 9.5, 9.6.3.2 and 14.3.2; usual holes and thickness of base plates
 * Checked  src/base-plate/base-checks.test.ts
 */
export function detailingChecks(base: BaseDesign): readonly RequirementCheck[] {
  return [...boltChecks(base), ...plateChecks(base)];
}

function boltChecks({ section, plate, anchors, weld }: BaseDesign): readonly RequirementCheck[] {
  const { positions, size, hole } = anchors;
  const { diameter } = boltDimensions(size);
  const edges = positions.map((bolt) => edgeDistance(plate, bolt));
  const pitch = leastPitch(positions);
  const usual = anchorHole(size);
  const clear = Math.min(...positions.map((bolt) => clearanceOf(section, bolt))) - hole / 2;
  return [
    requirement({
      id: "edge",
      title: "Bolt edge distance",
      reference: CLAUSES.boltEdge,
      actual: Math.min(...edges),
      least: EDGE * diameter,
    }),
    requirement({
      id: "pitch",
      title: "Bolt and washer spacing",
      reference: CLAUSES.boltPitch,
      actual: pitch,
      least: Math.max(PITCH * diameter, usual?.washer ?? 0),
    }),
    requirement({
      id: "hole",
      title: "Bolt hole diameter",
      reference: CLAUSES.holes,
      actual: hole,
      most: usual?.hole ?? diameter + LARGEST_CLEARANCE,
      also: washersOf(size, hole),
    }),
    requirement({
      id: "overlap",
      title: "Hole clearance to column and welds",
      reference: CLAUSES.holes,
      actual: clear,
      least: weld.leg,
    }),
  ];
}

function plateChecks({ section, plate, weld, shear }: BaseDesign): readonly RequirementCheck[] {
  const key = shear.other === "anchors" ? undefined : shear.other;
  const wall = Math.max(section.tf, section.tw);
  return [
    requirement({
      id: "plate",
      title: "Minimum plate thickness",
      reference: BASE_REFERENCES.compression,
      actual: plate.thickness,
      least: LEAST_PLATE,
    }),
    requirement({
      id: "weld",
      title: "Minimum fillet weld leg length",
      reference: CLAUSES.filletWeldSize,
      actual: weld.leg,
      least: Math.min(leastFilletLeg(Math.max(plate.thickness, wall)), section.tf, section.tw),
    }),
    ...(key === undefined
      ? []
      : [
          requirement({
            id: "key",
            title: "Shear key thickness",
            reference: BASE_REFERENCES.shearKey,
            actual: key.thickness,
            most: plate.thickness,
          }),
        ]),
  ];
}

/** The plate washers of a hole that is larger than its bolt by more than 3 mm. */
function washersOf(size: BoltSize, hole: number): string | undefined {
  if (hole <= boltDimensions(size).diameter + PLATE_WASHER.clearance) return undefined;
  const usual = anchorHole(size);
  return usual
    ? `plate washers ${usual.washer} × ${usual.washer} × ${usual.washerThickness} mm`
    : `plate washers at least ${PLATE_WASHER.thickness} mm thick`;
}

/** Distance of the nearest two bolts, mm. */
function leastPitch(positions: readonly BoltPosition[]): number {
  const pitches = positions.flatMap((one, index) =>
    positions.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...pitches);
}

/** From a point to the section, mm; 0 inside it. A channel has its web at negative x. */
function clearanceOf(section: SteelSection, { x, y }: BoltPosition): number {
  const { d, bf, tf, tw, kind } = section;
  if (kind === "cold-formed-chs") return Math.max(Math.hypot(x, y) - d / 2, 0);
  if (isHollow(section)) return toRectangle(x, y, bf, d);
  const web = kind === "channel" ? -(bf - tw) / 2 : 0;
  const flange = (d - tf) / 2;
  return Math.min(
    toRectangle(x - web, y, tw, d),
    toRectangle(x, y - flange, bf, tf),
    toRectangle(x, y + flange, bf, tf),
  );
}

const toRectangle = (x: number, y: number, width: number, height: number) =>
  Math.hypot(Math.max(Math.abs(x) - width / 2, 0), Math.max(Math.abs(y) - height / 2, 0));
