import {
  type AxialForce,
  designMemberCompression,
  designSectionCompression,
  designTension,
  inPlaneMoment,
  outOfPlaneMoment,
  sectionMomentWithAxial,
  segmentsOf,
} from "@kingpost/as4100";
import { type Capacity, isCovered, SILENT } from "@kingpost/calc";
import { type AxisActions, greatestBetween, momentAt, momentDiagramOf } from "../../column/axis-actions.ts";
import { interactionDots } from "../../column/figures/interaction-dots.ts";
import type { Figure } from "../../frame/figures/figure.ts";
import { type CapacityCurve, interactionFigure } from "../../frame/figures/interaction-plot.ts";
import { connectionOf, lengthOf, loadsOnFreeEnds, longest } from "../column-member.ts";
import type { ColumnResults } from "../design.ts";

type Axis = "x" | "y";

/** Axial force with moment about one axis: capacities of section and member, and every combination. */
export function columnInteraction(results: ColumnResults, axis: Axis, width: number): readonly Figure[] {
  const { section, inputs, combinations } = results;
  const dots = interactionDots(combinations, inputs.length, axis);
  const hasTension = dots.some(({ n }) => n < 0);
  const least = hasTension ? -designTension(section, SILENT, connectionOf(inputs, section)) : 0;
  const what = "Capacities of section and member";
  return interactionFigure({ what, axis, least, curves: curvesOf(results, axis), dots }, width);
}

/** The section, the member in its plane, and out of it: of the moments that are greatest over the combinations. */
function curvesOf(
  { section, inputs, member, combinations }: ColumnResults,
  axis: Axis,
): readonly CapacityCurve[] {
  const connection = connectionOf(inputs, section);
  const force = (n: number): AxialForce => ({ n, connection });
  const size = (of: AxisActions) => Math.abs(greatestBetween(of, inputs.length, 0, inputs.length).m);
  const uniform: AxisActions = { from: 1, to: 1, loads: [] };
  const worst = combinations
    .map(({ of }) => of[axis])
    .reduce((most, one) => (size(one) > size(most) ? one : most), uniform);
  // Loads between the ends count as a uniform moment in the plane.
  const ends = worst.loads.length > 0 ? uniform : worst;
  const { sway, factor, parts } = member[axis];
  const length = longest(parts) * (sway === undefined ? Math.min(factor.ke, 1) : 1);
  const inPlane: CapacityCurve = {
    title: "dashed: in plane",
    head: "In plane (kNm)",
    most: designMemberCompression(section, axis, length, SILENT),
    className: "drawing-axis-line",
    // A part of several may be in uniform moment.
    of: (n) =>
      n <= 0
        ? sectionMomentWithAxial(section, axis, force(n), SILENT)
        : inPlaneMoment(
            section,
            force(n),
            { axis, length, ends: member[axis].parts.length > 1 ? uniform : ends },
            SILENT,
          ),
  };
  const ofSection: CapacityCurve = {
    title: "Thick: section",
    head: "Section (kNm)",
    most: designSectionCompression(section, SILENT),
    className: "drawing-thick",
    of: (n) => sectionMomentWithAxial(section, axis, force(n), SILENT),
  };
  if (axis === "y") return [ofSection, inPlane];
  const segments = segmentsOf(member.layout, momentDiagramOf(worst, inputs.length));
  const ley = member.y.factor.ke * Math.max(...member.y.parts.map(lengthOf));
  const endsOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    from: momentAt(worst, inputs.length, from),
    to: momentAt(worst, inputs.length, to),
  });
  const outOfPlane: CapacityCurve = {
    title: "thin: out of plane",
    head: "Out of plane (kNm)",
    most: designMemberCompression(section, "y", ley, SILENT),
    className: "drawing-thin",
    of: (n) =>
      least(
        segments.map((segment) =>
          outOfPlaneMoment(
            section,
            force(n),
            {
              segment: { segment, layout: member.layout, loads: loadsOnFreeEnds(inputs, worst) },
              ley,
              unloaded: worst.loads.length > 0 ? undefined : endsOf(segment),
            },
            SILENT,
          ),
        ),
      ),
  };
  return [ofSection, inPlane, outOfPlane];
}

function least(capacities: readonly Capacity[]): Capacity {
  return capacities.reduce((a, b) => (isCovered(a) && isCovered(b) ? Math.min(a, b) : isCovered(a) ? b : a));
}
