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
import type { Point } from "@kingpost/drawing/core";
import { type AxisActions, greatestBetween, momentAt, momentDiagramOf } from "../../column/axis-actions.ts";
import type { Figure, ResultTable } from "../../frame/figures/figure.ts";
import { kilo, mega } from "../../frame/figures/figure-items.ts";
import { interactionPlot } from "../../frame/figures/interaction-plot.ts";
import { left, NO_VALUE, right } from "../../frame/tables.ts";
import { connectionOf, lengthOf, loadsOnFreeEnds, longest } from "../column-member.ts";
import type { ColumnResults } from "../design.ts";

const STEPS = 24;

type Axis = "x" | "y";

interface Curve {
  readonly title: string;
  /** The axial force that leaves no moment, N. */
  readonly most: number;
  readonly of: (n: number) => Capacity;
  readonly className: string;
}

/** Axial force with moment about one axis: capacities of section and member, and every combination. */
export function interactionFigure(results: ColumnResults, axis: Axis, width: number): readonly Figure[] {
  const { section, inputs, combinations } = results;
  const dots = combinations.map(({ of, moments }) => ({
    path: of.path,
    name: of.name,
    n: of.n,
    m: moments?.[axis] ?? Math.abs(greatestBetween(of[axis], inputs.length, 0, inputs.length).m),
  }));
  const curves = curvesOf(results, axis);
  const hasTension = dots.some(({ n }) => n < 0);
  const tension = hasTension ? designTension(section, SILENT, connectionOf(inputs, section)) : 0;
  const lines = curves.map((curve) => ({ ...curve, points: sampled(curve, -tension) }));
  if (lines.every(({ points }) => points.length === 0)) return [];
  return [
    interactionPlot(
      {
        id: `interaction-${axis}`,
        title: `Axial force with moment about ${axis}`,
        what: "Capacities of section and member",
        axis,
        lines,
        dots,
        table: tableOf(axis, dots, curves),
      },
      width,
    ),
  ];
}

/** The section, the member in its plane, and out of it: of the moments that are greatest over the combinations. */
function curvesOf({ section, inputs, member, combinations }: ColumnResults, axis: Axis): readonly Curve[] {
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
  const inPlane: Curve = {
    title: "dashed: in plane",
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
  const ofSection: Curve = {
    title: "Thick: section",
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
  const outOfPlane: Curve = {
    title: "thin: out of plane",
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

/** kNm and kN from tension to compression, until nothing is left. */
function sampled({ of, most }: Curve, from: number): readonly Point[] {
  const points: Point[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const n = from + ((most - from) * step) / STEPS;
    const m = of(n);
    if (isCovered(m)) points.push({ x: m / 1e6, y: n / 1e3 });
  }
  return points.length > 0 ? [...points, { x: 0, y: most / 1e3 }] : [];
}

function tableOf(
  axis: Axis,
  dots: readonly { readonly name: string; readonly n: number; readonly m: number }[],
  curves: readonly Curve[],
): ResultTable {
  const heads = ["Section (kNm)", "In plane (kNm)", "Out of plane (kNm)"];
  return {
    id: `interaction-${axis}-values`,
    title: `Axial force with moment about ${axis}`,
    columns: [
      left("Combination"),
      right("N* (kN)"),
      right(`M*_${axis} (kNm)`),
      ...curves.map((_, at) => right(heads[at] ?? "")),
    ],
    rows: dots.map(({ name, n, m }) => [
      name,
      kilo(n),
      mega(m),
      ...curves.map(({ of }) => {
        const capacity = of(n);
        return isCovered(capacity) ? mega(capacity) : NO_VALUE;
      }),
    ]),
  };
}
