/** Distances from the origin of the anchors to the sides of the concrete. Units mm. */
export interface ConcreteEdges {
  /** Towards -x, +x, -y and +y. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const SIDES = ["left", "right", "bottom", "top"] as const satisfies readonly (keyof ConcreteEdges)[];
export type Side = (typeof SIDES)[number];

/** What a side is called. */
export const SIDE_NAMES = { left: "−x", right: "+x", bottom: "−y", top: "+y" } as const satisfies Record<
  Side,
  string
>;

/** The concrete that holds anchors. Units mm, MPa. */
export interface AnchorConcrete {
  readonly fc: number;
  readonly depth: number;
  readonly edges: ConcreteEdges;
  /** In service, over the whole embedment. */
  readonly isCracked: boolean;
  /** Least cover of heads to the far side, and of edge bars. */
  readonly cover: number;
  /** Bars at less than 150 mm (or of 10 mm and less at less than 100 mm): ψ_re,N applies. */
  readonly isDense: boolean;
  /** Edge bars of 12 mm with ties at 100 mm and 2 c_1 at most: ψ_re,V applies in cracked concrete. */
  readonly hasEdgeBars: boolean;
  /** Reinforcement that resists splitting, with cracks up to 0.3 mm, mm²; 0 for none. */
  readonly splittingBars: number;
}

/** The steel of an anchor. Units mm, mm², MPa. */
export interface AnchorSteel {
  readonly diameter: number;
  /** Tensile stress area. */
  readonly area: number;
  readonly fuk: number;
  readonly fyk: number;
  /** Elongation at rupture of more than 8 %. */
  readonly isDuctile: boolean;
}

/** A head, a nut or a square plate at the end of a cast-in bolt. Units mm. */
export interface AnchorHead {
  readonly shape: "hexagon" | "round" | "square";
  /** Across flats, diameter or side. */
  readonly size: number;
  readonly thickness: number;
}

/** Values of an assessment of a post-installed anchor; undefined where they are not given. Units mm, N, MPa. */
export interface AnchorProduct {
  readonly gammaInst: number | undefined;
  /** The factor of the cone; undefined for 7.7 and 11.0. */
  readonly k1: number | undefined;
  /** The factor of pry-out; undefined for the value by embedment. */
  readonly k8: number | undefined;
  /** Characteristic pull-out of one mechanical anchor in concrete of this strength. */
  readonly pullOut: number | undefined;
  /** Characteristic bond strengths in cracked and in uncracked concrete of C20/25. */
  readonly bondCracked: number | undefined;
  readonly bondUncracked: number | undefined;
  /** Factor of sustained load. */
  readonly psi0sus: number | undefined;
  /** Share of the tension that is sustained. */
  readonly alphaSus: number;
  readonly splittingEdge: number | undefined;
  readonly leastDepth: number | undefined;
  readonly leastEdge: number | undefined;
  readonly leastSpacing: number | undefined;
}

/** How an anchor holds in the concrete. */
export type Fastener =
  | {
      readonly by: "headed";
      readonly head: AnchorHead;
      /** Characteristic edge distance of splitting and least depth of an assessment of the bolts; undefined without one. Units mm. */
      readonly splittingEdge: number | undefined;
      readonly leastDepth: number | undefined;
    }
  | { readonly by: "mechanical" | "bonded"; readonly product: AnchorProduct }
  | { readonly by: "hooked" };

export interface AnchorPosition {
  readonly x: number;
  readonly y: number;
}

/** An anchor with its tension, prying included. Units mm, N. */
export interface TensionAnchor extends AnchorPosition {
  readonly n: number;
}

/** Anchors of one kind in one member. Units mm. */
export interface Anchorage {
  readonly concrete: AnchorConcrete;
  readonly steel: AnchorSteel;
  readonly fastener: Fastener;
  /** From the surface of the concrete to the bearing face of the head, or the end of the anchor. */
  readonly embedment: number;
}

/** From a point to a side of the concrete. Units mm. */
export function edgeDistanceTo(edges: ConcreteEdges, side: Side, { x, y }: AnchorPosition): number {
  switch (side) {
    case "left":
      return edges.left + x;
    case "right":
      return edges.right - x;
    case "bottom":
      return edges.bottom + y;
    case "top":
      return edges.top - y;
  }
}

/** From the nearest of some anchors to a side. Units mm. */
export function nearestTo(edges: ConcreteEdges, side: Side, anchors: readonly AnchorPosition[]): number {
  return Math.min(...anchors.map((anchor) => edgeDistanceTo(edges, side, anchor)));
}
