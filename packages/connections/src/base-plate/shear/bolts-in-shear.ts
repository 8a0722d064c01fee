import { standardHole } from "@kingpost/as4100";
import type { Recorder } from "@kingpost/calc";
import type { Anchors } from "../base.ts";
import { SHARED_SHEAR } from "./bolts-in-shear-formulas.ts";

/** Bolts in large holes that carry shear where their washers are not welded: two happen to bear. */
export const BEARING_BOLTS = 2;

/** The bolts that carry shear: all with welded plate washers or in standard holes, otherwise two. */
export function boltsInShear({ positions, size, hole, hasWeldedWashers }: Anchors): number {
  if (hasWeldedWashers || hole <= standardHole(size)) return positions.length;
  return Math.min(BEARING_BOLTS, positions.length);
}

/** Shear force of each bolt that carries shear. Units N. */
export function boltShearForce(anchors: Anchors, v: number, record: Recorder): number {
  return record.formula(SHARED_SHEAR, { v, count: boltsInShear(anchors) });
}
