import type { Figure } from "../../frame/figures/figure.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import {
  type DrawnSupport,
  headOf,
  partLayers,
  type Shown,
  sideBolt,
  sorted,
  supportPlan,
  supportReach,
} from "./parts.ts";
import { type DrawnWebPlate, webElevation } from "./side-plate-figures.ts";

const PLAN_HEIGHT = 280;

/** A pair of angle cleats as it is drawn; the plate is the leg on the web. */
export interface DrawnAngleCleat extends DrawnWebPlate {
  readonly angle: { readonly name: string; readonly leg: number; readonly t: number };
  /** From the heel of an angle to the bolts through the support. */
  readonly supportLine: number;
}

export function angleCleatFigures(drawn: DrawnAngleCleat, shown: Shown, width: number): readonly Figure[] {
  const levels = sorted(drawn.bolts.map(({ y }) => y));
  const supportBolts = { levels, from: -supportThickness(drawn.support), to: drawn.angle.t };
  return [webElevation({ ...drawn, supportBolts }, undefined, shown, width), plan(drawn, width)];
}

const supportThickness = ({ kind, section }: DrawnSupport): number =>
  section ? (kind === "column-flange" ? section.tf : section.tw) : 0;

/** Seen from above, cut at the cleats. `y` from the middle of the web. */
function plan(drawn: DrawnAngleCleat, width: number): Figure {
  const { beam, support, bolts, size, angle, supportLine } = drawn;
  const { tw, bf } = beam.section;
  const [face, { leg, t }] = [tw / 2, angle];
  const half = Math.max(bf / 2, face + leg) + 20;
  const view = viewOf(
    { left: -supportReach(support), right: beam.to, bottom: -half, top: half },
    { left: 24, right: width - 54, top: 48, bottom: PLAN_HEIGHT - 18 },
  );
  const { at, box, lineOf } = view;
  const flangeFrom = beam.from + (beam.topNotch > 0 ? beam.notchLength : 0);
  const outline = (sign: 1 | -1) =>
    lineOf(
      "drawing-thick",
      [0, sign * face],
      [leg, sign * face],
      [leg, sign * (face + t)],
      [t, sign * (face + t)],
      [t, sign * (face + leg)],
      [0, sign * (face + leg)],
      [0, sign * face],
    );
  // Beyond the end of the beam, clear of its web.
  const beside = at(beam.to, 0).x + 30;
  const through = supportThickness(support);
  return {
    id: "plan",
    title: "Plan at the cleats",
    description: `Two ${angle.name} cleats beside the web of ${beam.section.name}, seen from above.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: PLAN_HEIGHT },
    layers: [
      ...partLayers({
        texts: headOf(["Plan at the cleats", `2 × ${angle.name}`], width),
        steel: [
          ...supportPlan(support, half, view),
          box(beam.from, -face, beam.to, face),
          ...[-bf / 2, bf / 2].map((y) => lineOf("drawing-axis-leg", [flangeFrom, y], [beam.to, y])),
          outline(1),
          outline(-1),
        ],
        bolts: [
          ...sorted(bolts.map(({ x }) => x)).flatMap((x) =>
            sideBolt({ from: -face - t, to: face + t, level: x }, "y", size, view),
          ),
          ...[-1, 1].flatMap((sign) =>
            sideBolt({ from: -through, to: t, level: sign * (face + supportLine) }, "x", size, view),
          ),
        ],
      }),
      {
        ink: "dimension",
        items: [...view.dimension([t, -face - supportLine], [t, face + supportLine], beside)],
      },
    ],
    parts: [
      part("/cleat", angle.name, { x: width / 2, y: 30 }, [110, 20]),
      part("/supportLine", "Heel to the bolts through the support", { x: beside, y: at(0, 0).y }),
    ],
  };
}
