import { type Capacity, type Recorder, SILENT } from "@kingpost/calc";
import type { Anchorage, AnchorPosition, TensionAnchor } from "../anchor.ts";
import { CAST_IN } from "../capacity-factors.ts";
import { bondResistance } from "../tension/bond.ts";
import { coneConstant, coneResistance } from "../tension/cone.ts";
import { CONCRETE_FACTOR } from "../tension/cone-formulas.ts";
import { DESIGN_PRY_OUT, PRY_OUT } from "./pry-out-formulas.ts";

/** k_8 by embedment, mm. Source EN 1992-4:2018 7.2.2.4. */
const K8 = { deep: 2, shallow: 1, limit: 60 } as const;

/**
 * Design pry-out capacity of the anchors that carry shear, each with the same share.
 *
 *   k8 NRk,c of these anchors as a group; bonded: k8 min(NRk,c, NRk,p)
 *
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.2.4
 * Checked  validation/published.test.ts
 */
export function designPryOut(
  anchorage: Anchorage,
  positions: readonly AnchorPosition[],
  record: Recorder,
): Capacity {
  const { concrete, fastener, embedment } = anchorage;
  const anchors: readonly TensionAnchor[] = positions.map((one) => ({ ...one, n: 1 }));
  const k1 = coneConstant(fastener, concrete.isCracked);
  if (typeof k1 !== "number") return k1;
  const usual = embedment >= K8.limit ? K8.deep : K8.shallow;
  const k8 = fastener.by === "headed" || fastener.by === "hooked" ? usual : (fastener.product.k8 ?? usual);
  const group = { concrete, anchors, embedment, k1 };
  const bond = fastener.by === "bonded" ? bondResistance(anchorage, anchors, SILENT) : undefined;
  if (bond !== undefined && typeof bond !== "number") return bond;
  const isBond = bond !== undefined && bond < coneResistance(group, SILENT);
  const least = isBond ? bondResistance(anchorage, anchors, record) : coneResistance(group, record);
  if (typeof least !== "number") return least;
  const v = record.formula(PRY_OUT, { k8, n: least });
  const phi = record.formula(CONCRETE_FACTOR, { installation: CAST_IN });
  return record.formula(DESIGN_PRY_OUT, { phi, v });
}
