import { type Check, formatNumber, type Reference } from "@kingpost/calc";
import { type AnchorHead, nearestTo, SIDES } from "../../anchors/anchor.ts";
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

/** Spacing of cast-in bolts from which edge failure has a rule, in diameters. Source EN 1992-4:2018 7.2.2.5. */
const CAST_IN_SPACING = 4;
/** Edge distance of cast-in bolts, in diameters, beside the cover of their heads. Recalled: docs/recalled-clauses.md. */
const CAST_IN_EDGE = 3;

interface Least {
  readonly id: "spacing" | "edge" | "depth";
  readonly title: string;
  readonly reference: Reference;
  readonly actual: number;
  /** Undefined where the assessment of the anchors is to give it. */
  readonly value: number | undefined;
  /** What is entered: `the minimum spacing s_min`. */
  readonly ofAssessment: string;
  /** The detailing of cast-in bolts without an assessment: where the least value is from, and what is open with less. */
  readonly rule?: { readonly source: string; readonly open: string } | undefined;
}

/** A least value of an assessment is met or not; by a rule for cast-in bolts, less than it is not covered. */
function leastCheck({ id, title, reference, actual, value, ofAssessment, rule }: Least): Check {
  const row = { id: `anchor-detailing/${id}`, group: "Detailing", title, reference };
  if (value === undefined) {
    return { ...row, kind: "not covered", reason: `Enter ${ofAssessment} of the assessment of the anchor.` };
  }
  const isMet = actual >= value;
  const finding = `${text(actual)}; at least ${text(value)}`;
  if (rule && !isMet)
    return { ...row, kind: "not covered", reason: `${finding} (${rule.source}). ${rule.open}` };
  return {
    ...row,
    kind: "requirement",
    isMet,
    finding: rule ? `${finding} (${rule.source})` : finding,
    steps: [],
    assumptions: [],
  };
}

/** From the middle of a head to its farthest side, mm: the corner of a hexagon. */
function halfHead({ shape, size }: AnchorHead): number {
  return shape === "hexagon" ? size / Math.sqrt(3) : size / 2;
}

const RECALLED = "rule for cast-in bolts, not confirmed against AS 5216";

/**
 * The least spacing, edge distance and depth of the concrete, of the assessment of post-installed anchors and by rules for cast-in bolts.
 *
 *   cast-in: s >= 4 d;  c >= 3 d and the cover beside the head;  h >= hef + head + cover
 *
 * Units    mm
 * Source   EN 1992-4:2018 7.2.2.5 (spacing); edge distance and depth recalled: docs/recalled-clauses.md
 * Checked  src/base-plate/anchorage/anchor-checks.test.ts
 */
export function anchorDetailing({ anchorage, anchors }: BaseDesign): readonly Check[] {
  if (!anchorage) return [];
  const { concrete, fastener, steel, embedment } = anchorage.of;
  const { positions } = anchors;
  const spacing = Math.min(
    ...positions.flatMap((one, index) =>
      positions.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
  const edge = Math.min(...SIDES.map((side) => nearestTo(concrete.edges, side, positions)));
  const { edge: edges, splitting } = ANCHOR_REFERENCES;
  const rows = {
    spacing: { id: "spacing", title: "Anchor spacing", reference: edges, actual: spacing },
    edge: { id: "edge", title: "Anchor edge distance", reference: edges, actual: edge },
    depth: { id: "depth", title: "Depth of the concrete", reference: splitting, actual: concrete.depth },
  } as const;
  const assessed = {
    spacing: "the minimum spacing s_min",
    edge: "the minimum edge distance c_min",
    depth: "the minimum member depth h_min",
  } as const;
  if (fastener.by === "mechanical" || fastener.by === "bonded") {
    const { leastDepth, leastEdge, leastSpacing } = fastener.product;
    return [
      leastCheck({ ...rows.spacing, value: leastSpacing, ofAssessment: assessed.spacing }),
      leastCheck({ ...rows.edge, value: leastEdge, ofAssessment: assessed.edge }),
      leastCheck({ ...rows.depth, value: leastDepth, ofAssessment: assessed.depth }),
    ];
  }
  const { diameter: d } = steel;
  const head = fastener.by === "headed" ? fastener.head : undefined;
  const beside = concrete.cover + (head ? halfHead(head) : d / 2);
  const ownDepth = embedment + (head?.thickness ?? 0) + concrete.cover;
  const leastDepth = fastener.by === "headed" ? fastener.leastDepth : undefined;
  return [
    leastCheck({
      ...rows.spacing,
      value: CAST_IN_SPACING * d,
      ofAssessment: assessed.spacing,
      rule: {
        source: `${CAST_IN_SPACING} diameters`,
        open: "Cast-in bolts that are nearer to each other have no rule here: space them further apart.",
      },
    }),
    leastCheck({
      ...rows.edge,
      value: Math.max(CAST_IN_EDGE * d, beside),
      ofAssessment: assessed.edge,
      rule: {
        source: `${CAST_IN_EDGE} diameters and the cover beside the head: ${RECALLED}`,
        open: "An engineer must confirm the smaller edge distance, or the bolts are to be further from the edge.",
      },
    }),
    leastCheck({
      ...rows.depth,
      value: Math.max(ownDepth, leastDepth ?? 0),
      ofAssessment: assessed.depth,
      rule:
        leastDepth === undefined
          ? {
              source: `embedment, head and cover: ${RECALLED}`,
              open: "An engineer must confirm the smaller depth, or the concrete is to be deeper.",
            }
          : undefined,
    }),
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
