import { type Check, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import {
  type DevelopedBar,
  hookDevelopment,
  lengthOfStress,
  tensionDevelopment,
} from "../development/index.ts";
import { namesAt } from "../place.ts";
import { tieStrength } from "../strut-and-tie/index.ts";
import { type CapRun, type CapTruss, type PileCap, recordArm } from "./cap.ts";
import { recordReaction } from "./reactions.ts";
import { type CapPlace, worstOf } from "./strut-checks.ts";
import { strutsAtEnd, type TieBand, type TieForce, type TrussStrut, tieForces } from "./truss.ts";
import { PLAN_DISTANCE, SERVICE_STRESS, THRUST, TIE_FORCE, TIE_STRESS } from "./truss-formulas.ts";

/** A tie with where it is. */
export interface PlacedTie {
  readonly run: CapRun;
  readonly of: CapTruss;
  readonly tie: TieForce;
}

const DIRECTIONS = ["x", "y", "side"] as const;

/** The tie of each direction with the greatest force: all ties of a direction have the same bars. None without a force. */
function worstTies(runs: readonly CapRun[]): readonly PlacedTie[] {
  return DIRECTIONS.flatMap((direction) => {
    let worst: PlacedTie | undefined;
    for (const run of runs) {
      for (const of of run.trusses) {
        for (const tie of of.ties) {
          if (tie.band.direction === direction && tie.t > (worst?.tie.t ?? 0)) worst = { run, of, tie };
        }
      }
    }
    return worst ?? [];
  });
}

const WORDS = { x: "along x", y: "along y", side: "from pile to pile" } as const;

/** The thrust of the pile with the greatest, then the sum of the end. */
function recordTie(cap: PileCap, { run, of, tie }: PlacedTie, record: Recorder): void {
  const { direction } = tie.band;
  const struts = strutsAtEnd(of.truss, tie);
  const thrust = ({ force }: TrussStrut) =>
    direction === "side" ? Math.hypot(force.x, force.y) : Math.abs(force[direction]);
  const greatest = worstOf(struts, thrust);
  const z = recordArm(cap, of, record);
  if (greatest) {
    const r = recordReaction(run.group, run.actions, greatest.pile, record);
    const { hx, hy } = greatest;
    const h = record.formula(PLAN_DISTANCE, {
      hx: direction === "y" ? 0 : hx,
      hy: direction === "x" ? 0 : hy,
    });
    record.formula(THRUST, { r, h, z });
  }
  const piles = struts.map(({ pile }) => pile + 1).join(", ");
  record.rule(
    TIE_FORCE,
    tie.t,
    direction === "side" ? `balances the strut of pile ${piles}` : `piles ${piles || "none"}`,
  );
}

const barOf = (cap: PileCap, { band }: TieForce): DevelopedBar => {
  const { db, cd } = cap.steel[band.direction];
  return { db, fc: cap.fc, fsy: cap.fsy, cd, isTopBar: false };
};

/** The length in which the bars of a tie develop their stress. Units mm. Source AS 3600 7.3.3, 13.1.2. */
function anchorage(
  cap: PileCap,
  tie: TieForce,
  record: Recorder,
  as = cap.steel[tie.band.direction].area,
): number {
  const bar = barOf(cap, tie);
  const stress = record.formula(TIE_STRESS, { t: tie.t, as });
  const { length } = tensionDevelopment(bar, record);
  const needed = lengthOfStress(stress, length, bar, record);
  return cap.isCogged ? hookDevelopment(needed, record) : needed;
}

/**
 * Strength and anchorage of the ties, each at its worst tie in each direction.
 *
 * Source   AS 3600 7.3.2, 7.3.3
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function tieChecks(cap: PileCap, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  const worst = worstTies(runs);
  return [
    ...worst.map((one) => strengthOf(cap, one, place)),
    ...anchorageOf(cap, worst.filter(isBarred(cap)), place),
  ];
}

function placeOf(place: CapPlace, { tie: { band } }: PlacedTie) {
  const piles = band.piles.map((pile) => pile + 1).join(", ");
  return {
    id: place.id,
    action: place.action(
      band.direction === "side" ? `piles ${piles}` : `along ${band.direction}, piles ${piles}`,
    ),
  };
}

function strengthOf(cap: PileCap, one: PlacedTie, place: CapPlace): Check {
  const { direction } = one.tie.band;
  return strengthCheck({
    names: namesAt({ ...placeOf(place, one), words: WORDS[direction] }, `tie-${direction}`, "Tie"),
    reference: CLAUSES.tie,
    assumptions: [
      "The greater force of the two ends of the tie, with the shear forces of its piles. Class N bars without laps (Clause 13.2.1).",
    ],
    demand: one.tie.t,
    unit: "kN",
    derivation: (record) => recordTie(cap, one, record),
    capacity: (record) => tieStrength(cap.steel[direction].area, cap.fsy, record),
  });
}

/** The tie whose bars need the greatest length. */
function anchorageOf(cap: PileCap, all: readonly PlacedTie[], place: CapPlace): readonly Check[] {
  const one = worstOf(all, ({ tie }) => anchorage(cap, tie, SILENT));
  if (!one) return [];
  return [
    strengthCheck({
      names: namesAt(placeOf(place, one), "anchorage", "Anchorage of the ties"),
      reference: CLAUSES.tieAnchorage,
      assumptions: [
        "The whole force is developed from the inner face of the pile to the ends of the bars.",
        ...(cap.isCogged
          ? ["A bend with a stress above 400 MPa has a bar of the same diameter across it (Clause 13.1.2.7)."]
          : []),
      ],
      demand: anchorage(cap, one.tie, SILENT),
      unit: "mm",
      derivation: (record) => {
        recordTie(cap, one, record);
        anchorage(cap, one.tie, record);
      },
      capacity: () => cap.anchorLength,
    }),
  ];
}

/** A line of piles over which a mat has some of its bars. Units mm2. */
export interface MatLine {
  readonly band: TieBand;
  readonly area: number;
}

/** A tie with the area of the bars over its line of piles. Units mm2. */
type LineTie = PlacedTie & Pick<MatLine, "area">;

/** The line of piles of a mat whose bars have the greatest stress in each direction. */
export function worstLines(runs: readonly CapRun[], lines: readonly MatLine[]): readonly LineTie[] {
  const all = lines.flatMap(({ band, area }) =>
    runs.flatMap((run) =>
      run.trusses.flatMap((of) =>
        tieForces(of.truss, [band], run.places, run.reactions).map((tie) => ({ run, of, tie, area })),
      ),
    ),
  );
  return (["x", "y"] as const).flatMap((direction) => {
    const one = worstOf(
      all.filter(({ tie }) => tie.band.direction === direction && tie.t > 0),
      ({ tie, area }) => tie.t / Math.max(area, 1e-9),
    );
    return one ?? [];
  });
}

const LINE_BARS =
  "Bars of the mat count for the nearest line of piles, within the width of the pile and half of the depth on each side of it.";

/**
 * The line of piles of a mat whose bars have the least to spare in each direction: bars over one line do not tie the struts of another.
 *
 * Source   AS 3600 7.3.2, 7.3.3
 * Checked  packages/design/src/pile-cap/truss.test.ts
 */
export function matLineChecks(cap: PileCap, all: readonly LineTie[], place: CapPlace): readonly Check[] {
  const longest = worstOf(
    all.filter(({ area }) => area > 0),
    ({ tie, area }) => anchorage(cap, tie, SILENT, area),
  );
  return [
    ...all.map((one) => {
      const { direction } = one.tie.band;
      return strengthCheck({
        names: namesAt(
          { ...placeOf(place, one), words: WORDS[direction] },
          `mat-line-${direction}`,
          "Tie of a line of piles in the mat",
        ),
        reference: CLAUSES.tie,
        assumptions: [LINE_BARS],
        demand: one.tie.t,
        unit: "kN",
        derivation: (record) => recordTie(cap, one, record),
        capacity: (record) => tieStrength(one.area, cap.fsy, record),
      });
    }),
    ...(longest
      ? [
          strengthCheck({
            names: namesAt(
              placeOf(place, longest),
              "mat-line-anchorage",
              "Anchorage of the tie of a line of piles in the mat",
            ),
            reference: CLAUSES.tieAnchorage,
            assumptions: [LINE_BARS],
            demand: anchorage(cap, longest.tie, SILENT, longest.area),
            unit: "mm",
            derivation: (record) => {
              recordTie(cap, longest, record);
              anchorage(cap, longest.tie, record, longest.area);
            },
            capacity: () => cap.anchorLength,
          }),
        ]
      : []),
  ];
}

/**
 * The line of piles of a mat whose bars have the greatest stress under service actions. `ratio`: as of `crackStressCheck`.
 *
 * Source   AS 3600 12.7
 * Checked  packages/design/src/pile-cap/truss.test.ts
 */
export function matLineCracks(
  cap: PileCap,
  all: readonly LineTie[],
  { ratio, limit }: { readonly ratio: number | undefined; readonly limit: number },
  place: CapPlace,
): readonly Check[] {
  const one = worstOf(all, ({ tie, area }) => tie.t / Math.max(area, 1e-9));
  if (!one) return [];
  const stressOf = (record: Recorder): number => {
    if (one.area <= 0) return Number.POSITIVE_INFINITY;
    const stress = record.formula(TIE_STRESS, { t: one.tie.t, as: one.area });
    return ratio === undefined ? stress : record.formula(SERVICE_STRESS, { ratio, stress });
  };
  return [
    strengthCheck({
      names: namesAt(
        placeOf(place, one),
        "mat-line-crack-stress",
        "Bar stress for crack control, a line of piles in the mat",
        "Serviceability",
      ),
      reference: CLAUSES.nonFlexuralCracks,
      assumptions: [LINE_BARS],
      demand: stressOf(SILENT),
      unit: "MPa",
      derivation: (record) => {
        recordTie(cap, one, record);
        stressOf(record);
      },
      capacity: () => limit,
    }),
  ];
}

const isBarred =
  (cap: PileCap) =>
  ({ tie }: PlacedTie): boolean =>
    cap.steel[tie.band.direction].area > 0;

/**
 * The tie whose bars have the greatest stress under service actions. `ratio`: service over design actions, where the runs are of strength.
 *
 * Source   AS 3600 12.7
 */
export function crackStressCheck(
  cap: PileCap,
  runs: readonly CapRun[],
  { ratio, limit }: { readonly ratio: number | undefined; readonly limit: number },
  place: CapPlace,
): readonly Check[] {
  const stressOf = ({ tie }: PlacedTie, record: Recorder) => {
    const stress = record.formula(TIE_STRESS, { t: tie.t, as: cap.steel[tie.band.direction].area });
    return ratio === undefined ? stress : record.formula(SERVICE_STRESS, { ratio, stress });
  };
  const one = worstOf(worstTies(runs).filter(isBarred(cap)), (of) => stressOf(of, SILENT));
  if (!one) return [];
  return [
    strengthCheck({
      names: namesAt(placeOf(place, one), "crack-stress", "Bar stress for crack control", "Serviceability"),
      reference: CLAUSES.nonFlexuralCracks,
      assumptions: [
        ratio === undefined
          ? "The force is that of the combination of service."
          : "The service force is the service ratio times the design force.",
      ],
      demand: stressOf(one, SILENT),
      unit: "MPa",
      derivation: (record) => {
        recordTie(cap, one, record);
        stressOf(one, record);
      },
      capacity: () => limit,
    }),
  ];
}
