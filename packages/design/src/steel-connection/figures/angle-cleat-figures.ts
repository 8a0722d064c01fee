import type { SteelSection } from "@kingpost/as4100";
import type { Figure } from "../../frame/figures/figure.ts";
import { text } from "../../frame/figures/figure-items.ts";
import { part, viewOf } from "../../frame/figures/view.ts";
import { type DrawnForce, partLayers, sideBolt, sorted, supportPlan, supportReach } from "./parts.ts";
import { type DrawnWebPlate, webElevation } from "./side-plate-figures.ts";

const PLAN_HEIGHT = 280;

/** A pair of angle cleats as it is drawn; the plate is the leg on the web. */
export interface DrawnAngleCleat extends DrawnWebPlate {
  readonly angle: { readonly name: string; readonly leg: number; readonly t: number };
  /** From the heel of an angle to the bolts through the support. */
  readonly supportLine: number;
}

export function angleCleatFigures(
  drawn: DrawnAngleCleat,
  forces: readonly DrawnForce[],
  forceWords: string,
  width: number,
): readonly Figure[] {
  return [webElevation(drawn, undefined, forces, forceWords, width), plan(drawn, width)];
}

const supportThickness = (kind: string, section: SteelSection | undefined): number =>
  section ? (kind === "column-flange" ? section.tf : section.tw) : 0;

/** Seen from above, cut at the cleats. `y` from the middle of the web. */
function plan(drawn: DrawnAngleCleat, width: number): Figure {
  const { beam, support, bolts, size, angle, supportLine } = drawn;
  const { tw, bf } = beam.section;
  const [face, { leg, t }] = [tw / 2, angle];
  const half = Math.max(bf / 2, face + leg) + 20;
  const view = viewOf(
    { left: -supportReach(support), right: beam.to, bottom: -half, top: half },
    { left: 24, right: width - 24, top: 34, bottom: PLAN_HEIGHT - 18 },
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
  const through = supportThickness(support.kind, support.section);
  return {
    id: "plan",
    title: "Plan at the cleats",
    description: `Two ${angle.name} cleats beside the web of ${beam.section.name}, seen from above.`,
    scale: view.scale,
    bounds: { x: 0, y: 0, width, height: PLAN_HEIGHT },
    layers: [
      ...partLayers({
        texts: [text("Plan at the cleats", { x: width / 2, y: 16 })],
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
        items: [
          text(`2 × ${angle.name}`, at(leg, face + t, 38, -6), "start"),
          ...view.dimension([t, -face - supportLine], [t, face + supportLine], at(leg, 0).x + 30),
        ],
      },
    ],
    parts: [
      part("/cleat", angle.name, at(leg, face + t, 78, -10), [80, 24]),
      part("/supportLine", "Heel to the bolts through the support", { x: at(leg, 0).x + 30, y: at(0, 0).y }),
    ],
  };
}
