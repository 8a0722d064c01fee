import { type Check, formatNumber, type Reference, type RequirementCheck } from "@kingpost/calc";
import { nearestTo, SIDES } from "../../anchors/anchor.ts";
import { ANCHOR_REFERENCES } from "../../anchors/references.ts";
import { LEAST_EMBEDMENT } from "../../anchors/tension/cone.ts";
import type { BaseDesign } from "../base.ts";

/** The concrete strengths of anchors, MPa; of post-installed anchors without an assessment with a higher limit. Source AS 5216:2021, recalled. */
const STRENGTH = { least: 20, most: 65, postInstalled: 60 } as const;

const BASIS_TITLE = "Basis of the anchorage";

/** On what the design of the anchors rests: not covered until the user accepts it. */
export function anchorBasisCheck({ anchorage }: BaseDesign): Check {
  const row = {
    id: "anchor-basis",
    group: "Strength",
    title: BASIS_TITLE,
    reference: ANCHOR_REFERENCES.basis,
  };
  if (!anchorage) {
    return { ...row, kind: "not applicable", reason: "The anchorage is not designed to EN 1992-4." };
  }
  const isCastIn = anchorage.of.fastener.by === "headed" || anchorage.of.fastener.by === "hooked";
  if (anchorage.basis === undefined) {
    return {
      ...row,
      kind: "not covered",
      reason: isCastIn
        ? "Headed bolts: EN 1992-4:2018 with capacity factors 1/γ. Whether AS 5216:2021 covers headed bolts is to be confirmed by the engineer: accept EN 1992-4 for the cast-in bolts."
        : "Post-installed anchors need the number of their assessment, from which their values are.",
    };
  }
  return {
    ...row,
    kind: "requirement",
    isMet: true,
    finding: anchorage.basis,
    steps: [],
    assumptions: isCastIn
      ? [
          "Headed bolts: EN 1992-4:2018 with capacity factors 1/γ, accepted by the engineer of this design. Whether AS 5216:2021 covers headed bolts is to be confirmed.",
        ]
      : [`Values of the anchors: ${anchorage.basis}.`],
  };
}

const text = (value: number) => `${formatNumber(value, { decimals: [0, 1] })} mm`;

function least(
  id: string,
  title: string,
  reference: Reference,
  actual: number,
  value: number,
): RequirementCheck {
  return {
    kind: "requirement",
    id: `anchor-detailing/${id}`,
    group: "Detailing",
    title,
    reference,
    isMet: actual >= value,
    finding: `${text(actual)}; at least ${text(value)}`,
    steps: [],
    assumptions: [],
  };
}

/** The least spacing, edge distance and depth of the assessment of post-installed anchors. */
export function anchorDetailing({ anchorage, anchors }: BaseDesign): readonly RequirementCheck[] {
  if (!anchorage) return [];
  const { concrete, fastener } = anchorage.of;
  if (fastener.by === "headed" || fastener.by === "hooked") return [];
  const { leastDepth, leastEdge, leastSpacing } = fastener.product;
  const { positions } = anchors;
  const spacing = Math.min(
    ...positions.flatMap((one, index) =>
      positions.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
  const edge = Math.min(...SIDES.map((side) => nearestTo(concrete.edges, side, positions)));
  const { edge: edges, splitting } = ANCHOR_REFERENCES;
  return [
    ...(leastSpacing === undefined ? [] : [least("spacing", "Anchor spacing", edges, spacing, leastSpacing)]),
    ...(leastEdge === undefined ? [] : [least("edge", "Anchor edge distance", edges, edge, leastEdge)]),
    ...(leastDepth === undefined
      ? []
      : [least("depth", "Depth of the concrete", splitting, concrete.depth, leastDepth)]),
  ];
}

/** Why anchors have no design; undefined where they have one. A sentence for the user. */
export function anchorProblem({ anchorage, anchors, pedestal }: BaseDesign): string | undefined {
  if (!anchorage) return undefined;
  const { concrete, fastener, embedment, steel } = anchorage.of;
  if (!SIDES.every((side) => nearestTo(concrete.edges, side, anchors.positions) > 0)) {
    return "The anchors must be inside the concrete.";
  }
  const most = fastener.by === "headed" ? STRENGTH.most : STRENGTH.postInstalled;
  if (!(concrete.fc >= STRENGTH.least && concrete.fc <= most)) {
    return `The concrete strength must be ${STRENGTH.least} to ${most} MPa for these anchors.`;
  }
  const head = fastener.by === "headed" ? fastener.head.thickness : 0;
  if (!(embedment >= LEAST_EMBEDMENT && embedment + head + concrete.cover <= pedestal.depth)) {
    return `The embedment must be at least ${LEAST_EMBEDMENT} mm, and the anchor must end inside the concrete with its cover.`;
  }
  if (fastener.by === "headed" && !(fastener.head.size > steel.diameter && fastener.head.thickness > 0)) {
    return "The head must be larger than the bolt.";
  }
  return undefined;
}
