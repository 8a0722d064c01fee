import type { Check, Step } from "@kingpost/calc";
import { ANCHOR_CHECKS, type BaseActions, type BaseDesign } from "../src/index.ts";
import { anchoredBase, HEADED, PEDESTAL_ANCHORS, PRODUCT } from "./anchored-base.ts";
import { NO_ACTIONS } from "./example-base.ts";

const ACTION: Step = { kind: "heading", id: "action", title: "Action" };

export type AnchorCheckName = keyof typeof ANCHOR_CHECKS;

export const checkOf = (name: AnchorCheckName, base: BaseDesign, actions: Partial<BaseActions>): Check =>
  ANCHOR_CHECKS[name](
    base,
    { ...NO_ACTIONS, ...actions },
    { id: name, title: name, action: { combination: "", step: () => ACTION } },
  );

const { concrete } = PEDESTAL_ANCHORS;
const NARROW = { left: 1600, right: 1600, bottom: 300, top: 300 };

/** Bases with every kind of anchor, in every way of standing off and splitting. */
const BASES: readonly BaseDesign[] = [
  anchoredBase({ concrete: { ...concrete, splittingBars: 400, isDense: true } }),
  anchoredBase({
    fastener: { ...HEADED, head: { shape: "hexagon", size: 36, thickness: 19 } },
    embedment: 400,
  }),
  anchoredBase({ fastener: { ...HEADED, head: { shape: "round", size: 60, thickness: 20 } } }),
  anchoredBase({ fastener: { ...HEADED, splittingEdge: 400, leastDepth: 400 } }),
  anchoredBase({}, { grout: 30 }),
  anchoredBase({ concrete: { ...concrete, isCracked: false, hasEdgeBars: true } }, { grout: 30 }),
  anchoredBase({ concrete: { ...concrete, edges: NARROW, depth: 450 } }),
  anchoredBase({ steel: { diameter: 30, area: 561, fuk: 1000, fyk: 900, isDuctile: false } }),
  anchoredBase({ fastener: { by: "mechanical", product: PRODUCT } }),
  anchoredBase({ fastener: { by: "bonded", product: PRODUCT } }),
  anchoredBase({ fastener: { by: "bonded", product: { ...PRODUCT, bondCracked: 0.5 } } }),
];

const ACTIONS: readonly Partial<BaseActions>[] = [
  { n: -80e3, vx: 10e3 },
  { n: -80e3, mx: 5e6, vy: -8e3 },
  { n: 100e3, mx: 60e6, vy: 12e3, vx: 5e3 },
  { n: 300e3, vx: 20e3 },
  // By the line of 1.2.
  { n: -31e3, vx: 31.5e3 },
];

/** The working of every check of anchors that has one. */
export function anchorSteps(): readonly (readonly Step[])[] {
  return BASES.flatMap((base) =>
    ACTIONS.flatMap((actions) =>
      (Object.keys(ANCHOR_CHECKS) as AnchorCheckName[]).flatMap((name) => {
        const made = checkOf(name, base, actions);
        return "steps" in made ? [made.steps] : [];
      }),
    ),
  );
}
