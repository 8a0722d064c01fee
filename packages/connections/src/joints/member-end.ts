import { CLAUSES, designWebShear, rootRadiusOf, type SteelSection } from "@kingpost/as4100";
import { type Check, type CheckNames, isCovered, SILENT, StepList } from "@kingpost/calc";
import { notchOf } from "./cope/notch.ts";
import type { JointActions, JointMember, PlateSteel } from "./joint.ts";
import { shearNotLess } from "./minimum-actions.ts";

/** Without a shear capacity of the member the minimum is 40 kN, as if 0.15 of it were more. Units N. */
const LARGE = 1e9;

/** The web of a member as a ply. */
export function webPly({ tw: t, fyw: fy, fu }: SteelSection): PlateSteel {
  return { t, fy, fu };
}

const shearOf = ({ section }: JointMember) => {
  const capacity = designWebShear(section, undefined, SILENT);
  return isCovered(capacity) ? capacity : LARGE;
};

/**
 * The actions of a simple joint with the minimum shear force: not less than the smaller of 0.15 phiVv and 40 kN.
 *
 * Units    N
 * Source   AS 4100 9.1.4
 * Checked  src/joints/safe-side.test.ts, packages/design/src/steel-connection/module.test.ts
 */
export function simpleActions(member: JointMember, actions: JointActions): JointActions {
  const v = shearNotLess(actions.v, shearOf(member), SILENT);
  return { ...actions, v: actions.v < 0 ? -v : v };
}

/** The row of the minimum design action: what the joint is designed for. */
export function minimumShearCheck(member: JointMember, { v }: JointActions, names: CheckNames): Check {
  const capacity = shearOf(member);
  const steps = new StepList();
  const used = shearNotLess(v, capacity, steps);
  const kilo = (value: number) => (value / 1e3).toFixed(1);
  const isRaised = used > Math.abs(v);
  const { id, title, group = "Strength", action } = names;
  return {
    kind: "requirement",
    id,
    title,
    group,
    reference: CLAUSES.minimumActions,
    combination: action?.combination,
    location: undefined,
    isMet: true,
    finding: isRaised
      ? `designed for ${kilo(used)} kN, the minimum; ${kilo(Math.abs(v))} kN acts`
      : `designed for ${kilo(used)} kN, not less than the minimum`,
    steps: steps.steps,
    assumptions: [],
  };
}

/** Distances from the outer rows of bolts to the edges of the web that a notch makes, mm; undefined where there is no notch. */
export function webEdges(
  member: JointMember,
  { topToBolt, depth }: { readonly topToBolt: number; readonly depth: number },
): { readonly top: number | undefined; readonly bottom: number | undefined } {
  const notch = notchOf(member);
  const { d } = member.section;
  return {
    top: notch && notch.top > 0 ? topToBolt - notch.top : undefined,
    bottom: notch && notch.bottom > 0 ? d - notch.bottom - topToBolt - depth : undefined,
  };
}

/** Clear distances of the web that a plate fits in, from the top of the section, mm: to the fillets or the notches. */
export function clearWeb(member: JointMember): { readonly top: number; readonly bottom: number } {
  const { section } = member;
  const { d, tf } = section;
  const r = rootRadiusOf(section);
  const notch = notchOf(member);
  return {
    top: notch && notch.top > 0 ? notch.top : tf + r,
    bottom: notch && notch.bottom > 0 ? d - notch.bottom : d - tf - r,
  };
}
