import { type Capacity, formatNumber, type NotCovered, type Recorder } from "@kingpost/calc";
import {
  type Anchorage,
  type AnchorConcrete,
  type AnchorPosition,
  type Fastener,
  nearestTo,
  SIDES,
  type TensionAnchor,
} from "../anchor.ts";
import { CAST_IN } from "../capacity-factors.ts";
import { eccentricity, largestSpacing } from "../clusters.ts";
import { projectedSquares, unionArea } from "../union-area.ts";
import {
  CHARACTERISTIC_EDGE,
  CHARACTERISTIC_SPACING,
  COMPRESSION_FACTOR,
  CONCRETE_FACTOR,
  CONE,
  DENSE_FACTOR,
  DESIGN_CONE,
  ECCENTRICITY_FACTOR,
  EDGE_FACTOR,
  NOT_DENSE,
  PROJECTED_AREA,
  REDUCED_EMBEDMENT,
  SINGLE_AREA,
  SINGLE_CONE,
} from "./cone-formulas.ts";

/** k_1 in cracked and in uncracked concrete. Source EN 1992-4:2018 7.2.1.4. */
export const K1 = {
  headed: { cracked: 8.9, uncracked: 12.7 },
  postInstalled: { cracked: 7.7, uncracked: 11 },
} as const;

/** Least embedment, mm. Source EN 1992-4:2018 1.4. */
export const LEAST_EMBEDMENT = 40;
/** Edges that are nearer than c_cr,N from which on the embedment is reduced. */
const NEAR_EDGES = 3;

const HOOKED: NotCovered = {
  kind: "not-covered",
  reason: "Hooked bolts have no rule here; use a head, a nut or a plate.",
};

export const PRODUCT_VALUE = (value: string): NotCovered => ({
  kind: "not-covered",
  reason: `Enter ${value} of the assessment of the anchor.`,
});

/** k_1 of a fastener; not covered for hooks. */
export function coneConstant(fastener: Fastener, isCracked: boolean): Capacity {
  if (fastener.by === "hooked") return HOOKED;
  const { cracked, uncracked } = fastener.by === "headed" ? K1.headed : K1.postInstalled;
  const usual = isCracked ? cracked : uncracked;
  return fastener.by === "headed" ? usual : (fastener.product.k1 ?? usual);
}

/** Installation factor in tension; not covered where the assessment is not given. */
export function installationFactor(fastener: Fastener): Capacity {
  if (fastener.by === "headed") return CAST_IN;
  if (fastener.by === "hooked") return HOOKED;
  const { gammaInst } = fastener.product;
  return gammaInst !== undefined && gammaInst >= CAST_IN
    ? gammaInst
    : PRODUCT_VALUE("the installation factor γ_inst, at least 1.0,");
}

/** What a cone depends on. */
export interface ConeGroup {
  readonly concrete: Pick<AnchorConcrete, "fc" | "edges" | "isDense">;
  readonly anchors: readonly TensionAnchor[];
  readonly embedment: number;
  readonly k1: number;
}

/** The embedment that counts, with the sides that are nearer than 1.5 of it. Units mm. */
export function effectiveEmbedment(
  { concrete: { edges }, anchors, embedment }: Pick<ConeGroup, "concrete" | "anchors" | "embedment">,
  record: Recorder,
): number {
  const near = SIDES.map((side) => nearestTo(edges, side, anchors)).filter((c) => c < 1.5 * embedment);
  if (near.length < NEAR_EDGES) return embedment;
  return record.formula(REDUCED_EMBEDMENT, {
    hef: embedment,
    edge: Math.max(...near),
    spacing: largestSpacing(anchors),
  });
}

const text = (value: number) => formatNumber(value, { decimals: [0, 1] });

/** Why an area is what it is: the sides of a rectangle, or a union. */
function areaWords(
  anchors: readonly AnchorPosition[],
  area: number,
  squares: ReturnType<typeof projectedSquares>,
) {
  const left = Math.min(...squares.map((one) => one.left));
  const right = Math.max(...squares.map((one) => one.right));
  const bottom = Math.min(...squares.map((one) => one.bottom));
  const top = Math.max(...squares.map((one) => one.top));
  const [width, height] = [right - left, top - bottom];
  if (Math.abs(width * height - area) < 1e-9 * area) return `${text(width)} mm × ${text(height)} mm`;
  return `union of ${anchors.length} squares, cut at the edges`;
}

/** The area that a group of anchors shares. Units mm². */
export function projectedArea(
  anchors: readonly AnchorPosition[],
  spacing: number,
  edges: AnchorConcrete["edges"],
  record: Recorder,
): number {
  const squares = projectedSquares(anchors, spacing / 2, edges);
  const area = unionArea(squares);
  return record.rule(PROJECTED_AREA, area, () => areaWords(anchors, area, squares));
}

/** The factors of edges, dense reinforcement and eccentricity. */
export function coneFactors(
  { concrete, anchors }: Pick<ConeGroup, "concrete" | "anchors">,
  { spacing, edge, hef }: { readonly spacing: number; readonly edge: number; readonly hef: number },
  record: Recorder,
) {
  const nearest = Math.min(...SIDES.map((side) => nearestTo(concrete.edges, side, anchors)));
  return {
    edge: record.formula(EDGE_FACTOR, { edge: nearest, characteristic: edge }),
    dense: concrete.isDense
      ? record.formula(DENSE_FACTOR, { hef })
      : record.rule(NOT_DENSE, 1, "no dense reinforcement"),
    x: record.formula(ECCENTRICITY_FACTOR.x, { e: eccentricity(anchors, "x"), spacing }),
    y: record.formula(ECCENTRICITY_FACTOR.y, { e: eccentricity(anchors, "y"), spacing }),
  };
}

/**
 * Characteristic resistance of the concrete cone of a group.
 *
 *   N = k1 sqrt(f'c) hef^1.5 (Ac,N / (3 hef)^2) psi_s psi_re psi_ec,x psi_ec,y      hef' with three or more near edges
 *
 * Shape    psi_M = 1; Ac,N exactly; one factor of eccentricity for each axis, from the centre of the anchors in tension
 * Units    mm, MPa, N
 * Source   EN 1992-4:2018 7.2.1.4
 * Checked  validation/published.test.ts, src/anchors/tension/cone.test.ts
 */
export function coneResistance(group: ConeGroup, record: Recorder): number {
  const { concrete, anchors, k1 } = group;
  const hef = effectiveEmbedment(group, record);
  const spacing = record.formula(CHARACTERISTIC_SPACING, { hef });
  const edge = record.formula(CHARACTERISTIC_EDGE, { spacing });
  const of = record.formula(SINGLE_AREA, { spacing });
  const area = projectedArea(anchors, spacing, concrete.edges, record);
  const { edge: psi, dense, x, y } = coneFactors(group, { spacing, edge, hef }, record);
  record.rule(COMPRESSION_FACTOR, 1, "not used");
  const single = record.formula(SINGLE_CONE, { k1, fc: concrete.fc, hef });
  return record.formula(CONE, { single, area, of, edge: psi, dense, x, y });
}

/** Design capacity of the concrete cone of a group in tension. Units N. Source EN 1992-4:2018 7.2.1.4. */
export function designCone(
  { concrete, fastener, embedment }: Anchorage,
  anchors: readonly TensionAnchor[],
  record: Recorder,
): Capacity {
  const k1 = coneConstant(fastener, concrete.isCracked);
  if (typeof k1 !== "number") return k1;
  const installation = installationFactor(fastener);
  if (typeof installation !== "number") return installation;
  const n = coneResistance({ concrete, anchors, embedment, k1 }, record);
  return record.formula(DESIGN_CONE, { phi: record.formula(CONCRETE_FACTOR, { installation }), n });
}
