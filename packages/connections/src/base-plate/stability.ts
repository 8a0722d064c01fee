import { designBoltTension } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  formula,
  type Reference,
  type Rule,
  SILENT,
  strengthCheck,
  symbol,
} from "@kingpost/calc";
import type { BaseAxis, BaseDesign } from "./base.ts";
import { baseMoment } from "./base-moment.ts";
import { baseForces, bearingMoment, isBalanced } from "./forces/base-forces.ts";
import { BASE_REFERENCES } from "./references.ts";

type BaseThatHolds = Pick<BaseDesign, "plate" | "pedestal" | "anchors" | "isBlockConfined" | "prying">;

/** Actions of a combination for stability about one edge of the plate. Units N, Nmm. */
export interface Overturning {
  readonly axis: BaseAxis;
  /** Compression positive: 0.9 of the permanent action that stabilises, less what lifts. */
  readonly n: number;
  /** Towards the edge, not negative. */
  readonly m: number;
}

const OVERTURNING: Rule = {
  id: "phi-m-0",
  title: "Greatest moment that bearing and the bolts balance with this axial force",
  reference: BASE_REFERENCES.largeMoment,
  result: symbol("phi M_0", "kNm"),
  rule: "bearing at its design stress on a block at the edge, a bolt at its design tension capacity",
};
const OVERTURNING_MOMENT = {
  id: "m-0",
  title: "Moment that overturns",
  result: symbol("M*", "kNm"),
  rule: "from the combination for stability",
} as const;

/**
 * How close a base is to overturning, to find the combination that governs: more than 1 overturns.
 *
 * Units    N, Nmm
 * Checked  packages/design/src/baseplate/stability.test.ts
 */
export function overturningRatio(base: BaseThatHolds, { axis, n, m }: Overturning): number {
  if (m === 0) return 0;
  const actions = axis === "x" ? { n, mx: m, my: 0 } : { n, mx: 0, my: m };
  const forces = baseForces(base, actions, SILENT);
  if (!isBalanced(forces)) return Number.POSITIVE_INFINITY;
  const bolts = (base.prying * Math.max(...forces.boltTensions)) / designBoltTension(base.anchors, SILENT);
  const bearing = forces.kind === "tension" ? 0 : m / Number(bearingMoment(base, actions, SILENT));
  return Math.max(bolts, bearing);
}

/**
 * A moment that overturns against the greatest that bearing and the bolts balance.
 *
 *   0.9 (stabilising G) + phi R >= S*      as moments, with the axial force of the combination
 *
 * Units    N, Nmm
 * Source   AS 4100 3.3 and AS/NZS 1170.0 4.2.1
 * Checked  packages/design/src/baseplate/stability.test.ts
 */
export function overturningCheck(
  base: BaseThatHolds,
  { axis, n, m }: Overturning,
  reference: Reference,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference,
    demand: m,
    unit: "kNm",
    assumptions: [
      "The footing does not turn. Failure of the concrete around the bolts is not included: see the rows of the cone and of the anchorage.",
    ],
    derivation: (record) => {
      record.rule({ ...OVERTURNING_MOMENT, reference }, m, `about ${axis}`);
    },
    capacity: (record) => {
      const limit = baseMoment(base, axis, n);
      return record.rule(
        OVERTURNING,
        limit ?? 0,
        limit === undefined ? "the axial force alone is not carried" : "found by halving",
      );
    },
  });
}

/** The parts of an uplift, both positive. Units N. */
export interface Uplift {
  readonly stabilising: number;
  readonly destabilising: number;
}

const HOLDING = formula({
  id: "r",
  title: "What holds the base down",
  reference: BASE_REFERENCES.uplift,
  result: symbol("R_d", "kN"),
  symbols: {
    stabilising: symbol("E_{d,stb}", "kN"),
    count: symbol("n"),
    ntf: symbol("phi N_tf", "kN"),
    prying: symbol("k_p"),
  },
  is: ({ plus, times, over }, { stabilising, count, ntf, prying }) =>
    plus(stabilising, over(times(count, ntf), prying)),
});

/** What lifts a base against 0.9 of what holds it down and the tension capacity of its bolts. Source AS 4100 3.3. */
export function upliftCheck(
  { anchors, prying }: Pick<BaseDesign, "anchors" | "prying">,
  { stabilising, destabilising }: Uplift,
  reference: Reference,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference,
    demand: destabilising,
    unit: "kN",
    assumptions: [
      "The footing does not lift. Failure of the concrete around the bolts is not included: see the rows of the cone and of the anchorage.",
    ],
    capacity: (record) => {
      const ntf = designBoltTension(anchors, record);
      return record.formula(HOLDING, { stabilising, count: anchors.positions.length, ntf, prying });
    },
  });
}
