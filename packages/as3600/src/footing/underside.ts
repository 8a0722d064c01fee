import type { Recorder } from "@kingpost/calc";
import type { UndersideAction } from "./pressure.ts";
import { ECCENTRICITY, UNDERSIDE_FORCE, UNDERSIDE_MOMENT } from "./pressure-formulas.ts";

/** Actions of a column at its place on a footing. N downwards; Mx compresses the +y edge, My the +x edge; V pushes towards +x, +y. Units N, Nmm. */
export interface FootingActions {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
  readonly vx: number;
  readonly vy: number;
}

/** What acts at the underside besides the column. Units N, Nmm, mm. */
export interface UndersideCase {
  readonly actions: FootingActions;
  /** Position of the column from the centre of the plan, mm. */
  readonly x: number;
  readonly y: number;
  /** From the underside to where the shear forces act. */
  readonly lever: number;
  /** Weight of footing, pedestal and soil, with its moments about the centre, and the surcharge. */
  readonly weight: number;
  readonly weightMx: number;
  readonly weightMy: number;
  readonly surcharge: number;
}

export interface Underside extends UndersideAction {
  readonly mx: number;
  readonly my: number;
}

/**
 * Force, moments and eccentricities at the underside of a footing; undefined where no force acts down.
 *
 * Units    N, Nmm, mm
 * Source   statics
 * Checked  src/footing/underside.test.ts
 */
export function undersideAction(of: UndersideCase, record: Recorder): Underside | undefined {
  const { actions, weight, surcharge, lever } = of;
  const n = record.formula(UNDERSIDE_FORCE, { n: actions.n, weight, surcharge });
  if (n <= 0) return undefined;
  const mx = record.formula(UNDERSIDE_MOMENT.x, {
    m: actions.mx,
    n: actions.n,
    offset: of.y,
    v: actions.vy,
    lever,
    weight: of.weightMx,
  });
  const my = record.formula(UNDERSIDE_MOMENT.y, {
    m: actions.my,
    n: actions.n,
    offset: of.x,
    v: actions.vx,
    lever,
    weight: of.weightMy,
  });
  const ex = record.formula(ECCENTRICITY.x, { m: my, n });
  const ey = record.formula(ECCENTRICITY.y, { m: mx, n });
  return { n, mx, my, ex, ey };
}
