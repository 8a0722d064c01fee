import { CLAUSES } from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import type { PlateSteel } from "../joint.ts";
import { locatedAt } from "./bearing.ts";
import { BLOCK_SHARE, BLOCK_SHEAR, DESIGN_BLOCK_SHEAR, NET_LENGTHS, PHI_BLOCK } from "./plate-formulas.ts";

/** A rectangular group that pulls toward the edge of a ply. Units mm. */
export interface BlockGroup {
  readonly steel: PlateSteel;
  readonly hole: number;
  /** Bolts along the force, and between their centres. */
  readonly along: { readonly count: number; readonly spacing: number };
  /** Bolts across the force. */
  readonly across: { readonly count: number; readonly spacing: number };
  /** From the first bolts to the edge that the force pulls them to. */
  readonly end: number;
  /** From the outer lines of bolts to the edges beside them; undefined: no edge on that side. */
  readonly sides: readonly (number | undefined)[];
  /** Whether the force is along the centroid, so that tension is uniform on every path. */
  readonly isConcentric?: boolean | undefined;
}

/** The lines along which a block tears out. */
export interface BlockPath {
  /** An edge at one side, both outer lines, or the middle part between lines. */
  readonly shape: "L" | "U";
  /** Bolts along and across the force in the block. */
  readonly along: number;
  readonly across: number;
  /** Length and holes of all lines in shear, and of the line in tension. */
  readonly lv: number;
  readonly shearHoles: number;
  readonly lt: number;
  readonly tensionHoles: number;
  /** 1.0 where the tension is uniform, 0.5 otherwise. */
  readonly kbs: 1 | 0.5;
}

/**
 * Every block that a rectangular group can tear out of a ply: rows from the edge inwards, lines from each side, or between two lines.
 *
 * Shape    kbs = 1.0 of a concentric force, with one line of bolts to a side or two lines in shear, 0.5 with more lines to a side
 * Source   AS 4100 9.1.9(e)
 * Checked  src/joints/simple/simple.test.ts
 */
export function blockPaths({
  along,
  across,
  end,
  sides,
  isConcentric = false,
}: BlockGroup): readonly BlockPath[] {
  const counts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
  return counts(along.count).flatMap((deep): BlockPath[] => {
    const lv = end + (deep - 1) * along.spacing;
    const shearHoles = deep - 0.5;
    const fromSides = sides.flatMap((side): BlockPath[] =>
      side === undefined
        ? []
        : counts(across.count).map((wide) => ({
            shape: "L",
            along: deep,
            across: wide,
            lv,
            shearHoles,
            lt: side + (wide - 1) * across.spacing,
            tensionHoles: wide - 0.5,
            kbs: isConcentric || wide === 1 ? 1 : 0.5,
          })),
    );
    const between = counts(across.count)
      .slice(1)
      .map(
        (wide): BlockPath => ({
          shape: "U",
          along: deep,
          across: wide,
          lv: 2 * lv,
          shearHoles: 2 * shearHoles,
          lt: (wide - 1) * across.spacing,
          tensionHoles: wide - 1,
          kbs: 1,
        }),
      );
    return [...fromSides, ...between];
  });
}

/**
 * Design capacity of one block: 0.75 [min(0.6 fu Anv, 0.6 fy Agv) + kbs fu Ant].
 *
 * Units    out N
 * Source   AS 4100:2020 9.1.9(e)
 * Checked  validation/joints.test.ts
 */
export function designBlockShear(
  { steel: { t, fy, fu }, hole: dh }: Pick<BlockGroup, "steel" | "hole">,
  { lv, shearHoles, lt, tensionHoles, kbs }: BlockPath,
  record: Recorder,
): Capacity {
  const agv = record.formula(NET_LENGTHS.gross, { lv, t });
  const anv = record.formula(NET_LENGTHS.shear, { lv, holes: shearHoles, dh, t });
  const ant = record.formula(NET_LENGTHS.tension, { lt, holes: tensionHoles, dh, t });
  if (anv <= 0 || ant <= 0) return NO_NET_AREA;
  const rbs = record.formula(BLOCK_SHEAR, { fu, anv, fy, agv, kbs, ant });
  return record.formula(DESIGN_BLOCK_SHEAR, { phi: PHI_BLOCK, rbs });
}

const NO_NET_AREA: NotCovered = {
  kind: "not-covered",
  reason: "The holes leave no net area on a block shear path: increase the edge distance or the spacing.",
};
const NO_PATH: NotCovered = {
  kind: "not-applicable",
  reason: "No block can tear out: the ply has no edge in the direction of the force.",
};

/** The block that is used most under a force that all bolts share equally. */
export function worstBlock(group: BlockGroup): BlockPath | undefined {
  const count = group.along.count * group.across.count;
  const use = (path: BlockPath) => {
    const capacity = designBlockShear(group, path, SILENT);
    return typeof capacity === "number"
      ? (path.along * path.across) / count / capacity
      : Number.POSITIVE_INFINITY;
  };
  const [worst] = blockPaths(group)
    .map((path) => ({ path, use: use(path) }))
    .toSorted((a, b) => (b.use > a.use ? 1 : b.use < a.use ? -1 : 0));
  return worst?.path;
}

/** A force toward an edge against the block that it uses most. Units N. */
export function blockShearCheck(
  group: BlockGroup | undefined,
  force: number,
  names: CheckNames,
  assumptions: readonly string[] = [],
): Check {
  const path = group && force > 0 ? worstBlock(group) : undefined;
  const share = (record: Recorder) =>
    group && path
      ? record.formula(BLOCK_SHARE, {
          force,
          inside: path.along * path.across,
          count: group.along.count * group.across.count,
        })
      : 0;
  return strengthCheck({
    names: path ? locatedAt(names, pathText(path)) : names,
    reference: CLAUSES.connectionComponents,
    demand: share(SILENT),
    unit: "kN",
    assumptions,
    derivation: share,
    capacity: (record) => {
      if (group && path) return designBlockShear(group, path, record);
      return force > 0 ? NO_PATH : { kind: "not-applicable", reason: "No force acts toward an edge." };
    },
  });
}

const pathText = ({ shape, along, across }: BlockPath) =>
  `${shape === "L" ? "to the side edge" : "between bolt lines"}, ${along} × ${across} bolts`;
