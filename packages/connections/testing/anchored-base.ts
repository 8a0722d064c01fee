import type { Anchorage, AnchorProduct, Fastener } from "../src/anchors/anchor.ts";
import type { BaseAnchorage, BaseDesign } from "../src/index.ts";
import { BASE, fourBolts } from "./example-base.ts";

export const HEADED: Extract<Fastener, { readonly by: "headed" }> = {
  by: "headed",
  head: { shape: "square", size: 60, thickness: 20 },
  splittingEdge: undefined,
  leastDepth: undefined,
};

export const PRODUCT: AnchorProduct = {
  gammaInst: 1.2,
  k1: undefined,
  k8: undefined,
  pullOut: 60e3,
  bondCracked: 8,
  bondUncracked: 14,
  psi0sus: undefined,
  alphaSus: 1,
  splittingEdge: 400,
  leastDepth: 300,
  leastEdge: 60,
  leastSpacing: 60,
};

/** M24 8.8 cast into a pedestal of 600 by 600 by 800 mm, cracked, as the derived rows of the published file have it. */
export const PEDESTAL_ANCHORS: Anchorage = {
  concrete: {
    fc: 32,
    depth: 800,
    edges: { left: 300, right: 300, bottom: 300, top: 300 },
    isCracked: true,
    cover: 40,
    isDense: false,
    hasEdgeBars: false,
    splittingBars: 0,
  },
  steel: { diameter: 24, area: 353, fuk: 800, fyk: 640, isDuctile: true },
  fastener: HEADED,
  embedment: 300,
};

/** A base on that pedestal, with the anchors at 250 mm both ways and their holes filled or standard. */
export function anchoredBase(
  of: Partial<Anchorage> = {},
  base: Partial<BaseDesign> = {},
  anchorage: Partial<BaseAnchorage> = {},
): BaseDesign {
  const anchors: Anchorage = { ...PEDESTAL_ANCHORS, ...of };
  return {
    ...BASE,
    plate: { length: 400, width: 400, thickness: 25, fy: 250 },
    pedestal: { length: 600, width: 600, depth: anchors.concrete.depth, fc: 32 },
    anchors: {
      size: "M24",
      grade: "8.8",
      positions: fourBolts(125, 125),
      embedment: anchors.embedment,
      hole: 26,
      hasWeldedWashers: false,
    },
    shear: { friction: undefined, other: "anchors" },
    grout: 10,
    ...base,
    anchorage: {
      of: anchors,
      basis: "EN 1992-4:2018 accepted",
      groutStrength: 50,
      isHeld: true,
      ...anchorage,
    },
  };
}
