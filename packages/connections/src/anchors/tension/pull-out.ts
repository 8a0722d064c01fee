import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import type { Anchorage, AnchorHead } from "../anchor.ts";
import { installationFactor, PRODUCT_VALUE } from "./cone.ts";
import { CONCRETE_FACTOR } from "./cone-formulas.ts";
import {
  DESIGN_PULL_OUT,
  HEAD_AREA,
  HEAD_WIDTH,
  PULL_OUT,
  PULL_OUT_OF_PRODUCT,
} from "./pull-out-formulas.ts";

/** k_2 in cracked and in uncracked concrete. Source EN 1992-4:2018 7.2.1.5. */
export const K2 = { cracked: 7.5, uncracked: 10.5 } as const;

const BY_BOND: NotCovered = {
  kind: "not-applicable",
  reason: "Bonded anchors are checked for combined pull-out and cone.",
};

/**
 * Bearing area of a head, of at most 6 of its thickness and the diameter of the bolt in width.
 *
 * Units    mm, out mm²
 * Source   EN 1992-4:2018 7.2.1.5; width recalled: docs/recalled-clauses.md
 * Checked  validation/published.test.ts
 */
export function headArea({ shape, size, thickness }: AnchorHead, diameter: number, record: Recorder): number {
  const width = record.formula(HEAD_WIDTH, { size, thickness, d: diameter });
  return record.formula(HEAD_AREA[shape], { width, d: diameter });
}

/** Characteristic pull-out resistance of one anchor; a rule of its own for bonded anchors. Units N. Source EN 1992-4:2018 7.2.1.5. */
export function pullOutResistance({ concrete, fastener, steel }: Anchorage, record: Recorder): Capacity {
  switch (fastener.by) {
    case "headed": {
      const area = headArea(fastener.head, steel.diameter, record);
      const k2 = concrete.isCracked ? K2.cracked : K2.uncracked;
      return record.formula(PULL_OUT, { k2, area, fc: concrete.fc });
    }
    case "mechanical": {
      const { pullOut } = fastener.product;
      if (pullOut === undefined) return PRODUCT_VALUE("the pull-out value");
      return record.rule(PULL_OUT_OF_PRODUCT, pullOut, "entered");
    }
    case "bonded":
      return BY_BOND;
    case "hooked":
      return installationFactor(fastener);
  }
}

/** Design pull-out capacity of one anchor. Units N. Source EN 1992-4:2018 7.2.1.5. */
export function designPullOut(anchorage: Anchorage, record: Recorder): Capacity {
  const n = pullOutResistance(anchorage, record);
  if (typeof n !== "number") return n;
  const installation = installationFactor(anchorage.fastener);
  if (typeof installation !== "number") return installation;
  return record.formula(DESIGN_PULL_OUT, { phi: record.formula(CONCRETE_FACTOR, { installation }), n });
}
