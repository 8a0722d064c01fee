import {
  type FootingSide,
  flexuralStrength,
  isAlongX,
  sectionActions,
  shearDepth,
  shearStrength,
  shearTension,
} from "@kingpost/as3600";
import { type Check, formatNumber, SILENT } from "@kingpost/calc";
import type { LoadedFooting } from "../loaded.ts";
import { type BarLayer, type PadFootingModel, projectionOf } from "../model.ts";
import { clause, DETAILING } from "./references.ts";

/** Sections of a projection at which the force of its bars is compared. */
const STATIONS = 8;

/** Bars of one direction, with the moment at the critical section of a side. Units Nmm. */
interface SideBars {
  readonly along: "x" | "y";
  readonly isTop: boolean;
  readonly side: FootingSide;
  readonly m: number;
  readonly bars: BarLayer;
  /** The design strength in bending of fully developed bars. */
  readonly strength: number;
  /** Part of that strength which is developed at a distance from the edge, mm. */
  readonly partAt: (fromEdge: number) => number;
}

/** The bars at a section: what pulls on them, and what they develop. Units N, mm. */
interface BarForce {
  readonly fromEdge: number;
  readonly force: number;
  readonly developed: number;
}

/**
 * The force of the bars of a projection with the tension of shear, which displaces it towards the edge. Between the edge and d_v the soil
 * presses on struts that end in the bars there. The force is not more than that of bending at the critical section, where bars that are
 * too few fail in bending.
 *
 * Source   AS 3600 8.2.7, 8.2.8, of slabs by 9.3.2; 9.1.3.1 displaces their moments by D. EN 1992-1-1 9.8.2.2 has about the same force
 */
function worstForce(model: PadFootingModel, loaded: LoadedFooting, of: SideBars): BarForce | undefined {
  const { net } = loaded;
  const { along, isTop, side, m, bars, strength, partAt } = of;
  const { inputs, plan, critical } = model;
  const { fc, depth, fsy, aggregate: dg } = inputs;
  const flexure = flexuralStrength(bars.section, "sagging", SILENT);
  const dv = shearDepth({ depth, d: bars.d }, SILENT);
  const reach = projectionOf(model, critical, side);
  if (!net || "kind" in flexure || dv >= reach) return undefined;
  const bv = along === "x" ? plan.ly : plan.lx;
  const half = (isAlongX(side) ? plan.lx : plan.ly) / 2;
  const outward = side === "left" || side === "bottom" ? -1 : 1;
  const section = { concrete: { fc }, bv, depth, d: bars.d, ast: bars.as, fsy, act: (bv * depth) / 2, dg };
  const most = Math.min(m, strength) / flexure.leverArm;
  let worst: BarForce | undefined;
  for (let station = 0; station <= STATIONS; station++) {
    const fromEdge = dv + ((reach - dv) * station) / STATIONS;
    const developed = (strength / flexure.leverArm) * partAt(fromEdge);
    // Bars develop more from the edge on: most stations cannot be worse than those before.
    if (worst && most - developed <= worst.force - worst.developed) continue;
    const actions = sectionActions(net, side, outward * (half - fromEdge));
    const [v, bending] = [Math.abs(actions.v), Math.max(0, isTop ? -actions.m : actions.m)];
    const shear = shearStrength(section, { v, m: bending }, "general", SILENT);
    const tension = "kind" in shear ? Number.POSITIVE_INFINITY : shearTension(v, shear, SILENT);
    const force = Math.min(bending / flexure.leverArm + tension, most);
    if (!worst || force - developed > worst.force - worst.developed) worst = { fromEdge, force, developed };
  }
  return worst;
}

const kN = (force: number) => `${formatNumber(force / 1e3, { decimals: [0, 1] })} kN`;

/** Whether the bars develop the force that shear displaces towards the edge. The clause is of beams: an interpretation. */
export function barForceChecks(
  model: PadFootingModel,
  loaded: LoadedFooting,
  sides: readonly SideBars[],
): readonly Check[] {
  return sides.flatMap((of): readonly Check[] => {
    const worst = worstForce(model, loaded, of);
    if (!worst) return [];
    const { fromEdge, force, developed } = worst;
    const face = of.isTop ? "top" : "bottom";
    const row = {
      id: of.isTop ? `top-bar-force-${of.along}` : `bar-force-${of.along}`,
      title: `Force of the ${face} bars along ${of.along} towards the edge`,
      group: DETAILING,
      reference: clause("8.2.7"),
      combination: loaded.name,
      location: `${of.side} side`,
    } as const;
    const where = `${Math.round(fromEdge)} mm from the edge the bars have ${kN(force)}`;
    if (force <= developed) {
      const finding = `${where}, not more than ${kN(developed)} that they develop there`;
      return [{ ...row, kind: "requirement", isMet: true, finding, steps: [], assumptions: [DISPLACED] }];
    }
    const remedy = of.isTop ? "Use smaller bars or more of them." : "Use cogs, smaller bars or more of them.";
    return [
      {
        ...row,
        kind: "not covered",
        reason: `${where} with the tension of shear, and develop ${kN(developed)} there. ${remedy}`,
      },
    ];
  });
}

const DISPLACED =
  "The tension of shear (Clause 8.2.7) displaces the force of the bars towards the edge; within d_v of it the soil presses on struts.";
