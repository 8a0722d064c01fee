import {
  compressionDevelopment,
  confiningDistance,
  type DevelopedBar,
  type FootingSide,
  hookDevelopment,
  lengthOfStress,
  tensionDevelopment,
} from "@kingpost/as3600";
import { type Check, type Recorder, requirementCheck, SILENT } from "@kingpost/calc";
import type { FootingCombination } from "../combinations.ts";
import type { LoadedFooting } from "../loaded.ts";
import {
  type BarLayer,
  diameterOf,
  hasStarters,
  isConcreteColumn,
  type PadFootingModel,
  projectionOf,
} from "../model.ts";
import { barForceChecks } from "./bar-forces.ts";
import { bendingStrength } from "./bending-strength.ts";
import { starterGap } from "./interface.ts";
import { clause, DETAILING } from "./references.ts";

/** More concrete below a bar than this makes it a top bar, mm. */
const TOP_BAR = 300;

function developedBar({ inputs }: PadFootingModel, bars: BarLayer, isTop: boolean): DevelopedBar {
  const { depth, coverSide, ends } = inputs;
  const clearSpacing = bars.spacing - bars.db;
  const isCogged = !isTop && ends === "cog";
  // The outermost bars have the side cover. With a cog the cover across its plane counts, and that is the side cover alone.
  const cover = isCogged ? coverSide : Math.min(coverSide, depth - bars.d - bars.db / 2);
  return {
    db: bars.db,
    fc: inputs.fc,
    fsy: inputs.fsy,
    cd: confiningDistance({ cover, clearSpacing }),
    isTopBar: isTop && bars.d - bars.db / 2 > TOP_BAR,
  };
}

/** Bars of one model have one length under every combination. */
const LENGTHS = new WeakMap<BarLayer, number>();

/** Length at yield. Units mm. */
function lengthOf(model: PadFootingModel, bars: BarLayer, isTop: boolean, record: Recorder = SILENT): number {
  const known = record === SILENT ? LENGTHS.get(bars) : undefined;
  if (known !== undefined) return known;
  const { length } = tensionDevelopment(developedBar(model, bars, isTop), record);
  LENGTHS.set(bars, length);
  return length;
}

/** Part of the yield strength that bars develop at a distance from the edge. Units mm. */
export function developedPart(
  model: PadFootingModel,
  along: "x" | "y",
  toEdge: number,
  isTop: boolean,
): number {
  const bars = (isTop ? model.top : model.bottom)?.[along];
  if (!bars) return 0;
  const length = lengthOf(model, bars, isTop);
  const { coverSide, ends } = model.inputs;
  const end = !isTop && ends === "cog" ? hookDevelopment(length, SILENT) : 0;
  return Math.max(0, Math.min(1, (toEdge - coverSide + end) / length));
}

/** A moment that is no more than this share of the strength needs no bars. */
const NOTHING = 1e-9;

/** Moments at the critical sections of both sides, which bars beyond them develop. Top bars are straight. */
interface DevelopedMoments {
  readonly along: "x" | "y";
  readonly isTop: boolean;
  readonly moments: readonly { readonly side: FootingSide; readonly m: number }[];
}

/** The bars on both sides of the critical section where they have the least to spare, against the length of their stress there. */
export function developmentChecks(
  model: PadFootingModel,
  loaded: LoadedFooting,
  { along, isTop, moments }: DevelopedMoments,
): readonly Check[] {
  const { inputs, plan, critical } = model;
  const bars = (isTop ? model.top : model.bottom)?.[along];
  if (!bars) return [];
  const strength = bendingStrength(model, bars, along === "x" ? plan.ly : plan.lx, SILENT);
  const neededFor = (m: number, record: Recorder) => {
    const stress = inputs.fsy * (m < strength ? m / strength : 1);
    const length = lengthOf(model, bars, isTop, record);
    const straight = lengthOfStress(stress, length, { db: bars.db, fsy: inputs.fsy }, record);
    return !isTop && inputs.ends === "cog" ? hookDevelopment(straight, record) : straight;
  };
  const length = along === "x" ? plan.lx : plan.ly;
  const pulled = moments
    .filter(({ m }) => m > NOTHING * strength)
    .map(({ side, m }) => {
      // Beyond the section, and back below the column to the other edge.
      const beyond = projectionOf(model, critical, side);
      const available = Math.min(beyond, length - beyond) - inputs.coverSide;
      return { side, m, available, spare: available - neededFor(m, SILENT) };
    })
    .toSorted((one, other) => one.spare - other.spare);
  const [worst] = pulled;
  if (!worst) return [];
  const partAt = (fromEdge: number) => developedPart(model, along, fromEdge, isTop);
  return [
    ...(isTop ? [] : cogBarChecks(model, loaded, { along, bars, strength, ...worst })),
    ...barForceChecks(
      model,
      loaded,
      pulled.map(({ side, m }) => ({ along, isTop, side, m, bars, strength, partAt })),
    ),
    requirementCheck({
      names: {
        id: isTop ? `top-development-${along}` : `development-${along}`,
        title: `Development of ${isTop ? "top" : "bottom"} bars along ${along}`,
        group: DETAILING,
        action: loaded.action(`${worst.side} side`),
      },
      reference: clause("13.1.2"),
      assumptions: ["The stress of the bars at the section is in proportion to M* over φM_u."],
      demand: worst.available,
      relation: "≥",
      unit: "mm",
      capacity: (record) => neededFor(worst.m, record),
    }),
  ];
}

/** Stress beyond which a cog encloses a transverse bar. Units MPa. Source AS 3600 13.1.2.6. */
const ENCLOSING = 400;

/** Cogs that the bars need, with a stress for which their bends enclose transverse bars, which is not part of the design. */
function cogBarChecks(
  model: PadFootingModel,
  loaded: LoadedFooting,
  of: { along: "x" | "y"; bars: BarLayer; strength: number; m: number; available: number; side: string },
): readonly Check[] {
  const { along, bars, strength, m, available, side } = of;
  const { fsy, ends } = model.inputs;
  const stress = strength > 0 ? fsy * Math.min(1, m / strength) : fsy;
  const straight = lengthOfStress(stress, lengthOf(model, bars, false), { db: bars.db, fsy }, SILENT);
  if (ends !== "cog" || stress <= ENCLOSING || available >= straight) return [];
  return [
    {
      kind: "not covered",
      id: `cog-bars-${along}`,
      title: `Transverse bars in the cogs along ${along}`,
      group: DETAILING,
      reference: clause("13.1.2.6"),
      combination: loaded.name,
      location: `${side} side`,
      reason: `The bars are stressed to ${Math.round(stress)} MPa, more than ${ENCLOSING} MPa: each cog must enclose a transverse bar of at least ${bars.db} mm that runs ${4 * bars.db} mm past it. Show it on the drawing, or use more bars.`,
    },
  ];
}

/** Starter bars in the depth of the footing. */
interface Starters {
  readonly available: number;
  readonly isDeveloped: boolean;
  readonly needed: (record: Recorder) => number;
}

/** From the bottom bars, where starters begin, to the top of the footing. Units mm. */
function starterDepth({ inputs: { depth, coverBottom }, isPlain, bottom }: PadFootingModel): number {
  const mats = isPlain || !bottom ? 0 : bottom.x.db + bottom.y.db;
  return depth - coverBottom - mats;
}

/** Starters begin at the bottom bars. Undefined without any. */
export function starterDevelopment(model: PadFootingModel): Starters | undefined {
  const { inputs } = model;
  if (!hasStarters(inputs)) return undefined;
  const { starterSize, fc, fsy } = inputs;
  const available = starterDepth(model);
  const needed = (record: Recorder) =>
    compressionDevelopment({ db: diameterOf(starterSize), fc, fsy }, undefined, record);
  return { available, needed, isDeveloped: available >= needed(SILENT) };
}

/** Starters in tension, which end in standard cogs. */
export function starterTensionDevelopment(model: PadFootingModel) {
  const { inputs } = model;
  const { starterSize, fc, fsy } = inputs;
  const db = diameterOf(starterSize);
  const needed = (record: Recorder) => {
    // Well inside the concrete: three diameters or more to its faces.
    const cd = Math.max(1, confiningDistance({ cover: 3 * db, clearSpacing: starterGap(inputs) }));
    const bar = { db, fc, fsy, cd, isTopBar: false };
    return hookDevelopment(tensionDevelopment(bar, record).length, record);
  };
  return { available: starterDepth(model), needed };
}

/** Starters in compression, and in tension with a cog where a moment or uplift may pull them. */
export function starterChecks(
  model: PadFootingModel,
  combinations: readonly FootingCombination[],
): readonly Check[] {
  const starters = starterDevelopment(model);
  const { inputs } = model;
  const row = { id: "starters", title: "Starter bars", group: DETAILING } as const;
  if (!starters) {
    if (!isConcreteColumn(inputs)) return [];
    const reason = "No starter bars are entered: the connection of the column is not checked.";
    return [{ ...row, kind: "not covered", reference: clause("13.1"), reason }];
  }
  const isPulled = combinations.some(({ actions: { n, mx, my, vx, vy } }) => {
    const height = model.lever - inputs.depth;
    return n < 0 || mx + vy * height !== 0 || my + vx * height !== 0;
  });
  const { available, needed } = starters;
  return [
    requirementCheck({
      names: { ...row, title: "Starter bars in compression" },
      reference: clause("13.1.5"),
      assumptions: ["Starter bars begin at the bottom bars. Their laps are part of the column."],
      demand: available,
      relation: "≥",
      unit: "mm",
      capacity: needed,
    }),
    ...(isPulled
      ? [
          requirementCheck({
            names: { ...row, id: "starters-tension", title: "Starter bars in tension, with standard cogs" },
            reference: clause("13.1.2.6"),
            assumptions: ["Starter bars that a moment or uplift may pull end in standard cogs."],
            demand: available,
            relation: "≥",
            unit: "mm",
            capacity: starterTensionDevelopment(model).needed,
          }),
        ]
      : []),
  ];
}
