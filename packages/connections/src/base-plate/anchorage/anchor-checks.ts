import {
  type Capacity,
  type Check,
  type CheckNames,
  formatNumber,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  type Reference,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { type Anchorage, SIDE_NAMES, SIDES, type Side, type TensionAnchor } from "../../anchors/anchor.ts";
import { clustersOf, tensionGroups } from "../../anchors/clusters.ts";
import { CONCRETE_INTERACTION, STEEL_INTERACTION, UTILISATION } from "../../anchors/interaction-formulas.ts";
import { ANCHOR_REFERENCES } from "../../anchors/references.ts";
import { designEdge, edgeParts, edgeSides, farEdge, type ShearForce } from "../../anchors/shear/edge.ts";
import { designPryOut } from "../../anchors/shear/pry-out.ts";
import { designShearWithLever, designSteelShear, type Lever } from "../../anchors/shear/steel-shear.ts";
import { blowOutOf, blowOutParts, blowOutRows } from "../../anchors/tension/blow-out.ts";
import { bondReach, designBond } from "../../anchors/tension/bond.ts";
import { designCone } from "../../anchors/tension/cone.ts";
import { CHARACTERISTIC_SPACING } from "../../anchors/tension/cone-formulas.ts";
import { designPullOut } from "../../anchors/tension/pull-out.ts";
import { splittingBars, splittingOf, splittingReach } from "../../anchors/tension/splitting.ts";
import { designSteelTension } from "../../anchors/tension/steel-tension.ts";
import type { BaseActions, BaseAnchorage, BaseDesign } from "../base.ts";
import { boltsInShear } from "../shear/bolts-in-shear.ts";
import { confinement } from "../shear/grout.ts";
import { anchorProblem } from "./anchor-detailing.ts";
import { ANCHOR_SHEAR_SHARE, GREATEST_TENSION, GROUP_TENSION } from "./anchor-formulas.ts";
import { anchorShear, edgeGroups, shearGroups, tensionAnchors } from "./anchor-loads.ts";

type AnchorCheck = (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;

const notApplicable = (reason: string): NotCovered => ({ kind: "not-applicable", reason });
const notCovered = (reason: string): NotCovered => ({ kind: "not-covered", reason });
const NO_METHOD = notApplicable("The anchorage is not designed to EN 1992-4.");
const NO_TENSION = notApplicable("No bolt is in tension.");
const NO_SHEAR = notApplicable("The bolts carry no shear.");
const NOT_BONDED = notApplicable("The anchors are not bonded.");
const FAR_FROM_EDGES = notApplicable("No edge is near in the direction of the shear force or beside it.");

const PLATE = "The plate is rigid; actions are static.";

function concreteAssumptions({ concrete }: Anchorage): readonly string[] {
  return [
    PLATE,
    concrete.isCracked
      ? "The concrete is cracked."
      : "The concrete is uncracked in service over the whole embedment.",
    "No supplementary reinforcement; the member carries the forces of the anchors to its supports by others.",
  ];
}

/** A part of the concrete that may fail: its action and its capacity. Units N. */
interface Mode {
  readonly demand: number;
  readonly location?: string | undefined;
  readonly capacity: (record: Recorder) => Capacity;
  readonly derivation?: (record: Recorder) => void;
}

const ratioOf = ({ demand, capacity }: Mode): number => {
  const limit = capacity(SILENT);
  if (isCovered(limit)) return limit > 0 ? demand / limit : Number.POSITIVE_INFINITY;
  // What does not occur hides nothing; what else has no value is worse than what passes.
  return limit.kind === "not-applicable" && !limit.isExhausted ? -1 : Number.MAX_VALUE;
};

/** The mode that is used most; one alone need not be rated. */
const worstOf = (modes: readonly Mode[]): Mode | undefined =>
  modes.length > 1
    ? modes.map((mode) => ({ mode, ratio: ratioOf(mode) })).toSorted((a, b) => b.ratio - a.ratio)[0]?.mode
    : modes[0];

const isMode = (of: readonly Mode[] | NotCovered): of is readonly Mode[] => Array.isArray(of);

/** The place of a part, beside the action of its combination. */
function namesAt(names: CheckNames, location: string | undefined): CheckNames {
  if (location === undefined || !names.action) return names;
  return { ...names, action: { ...names.action, location: () => location } };
}

/** The check of the part that is used most, or why there is none. */
function modeCheck(
  names: CheckNames,
  reference: Reference,
  assumptions: readonly string[],
  modes: readonly Mode[] | NotCovered,
): Check {
  const worst = isMode(modes) ? worstOf(modes) : undefined;
  return strengthCheck({
    names: namesAt(names, worst?.location),
    reference,
    demand: worst?.demand ?? 0,
    unit: "kN",
    assumptions,
    derivation: (record) => worst?.derivation?.(record),
    capacity: (record) => {
      if (worst) return worst.capacity(record);
      return isMode(modes) ? NO_TENSION : modes;
    },
  });
}

/** Parts that may fail, or why anchors like these have no design. */
function possible(base: BaseDesign, modes: readonly Mode[] | NotCovered): readonly Mode[] | NotCovered {
  if (!isMode(modes) || modes.length === 0) return modes;
  const problem = anchorProblem(base);
  return problem === undefined ? modes : notCovered(problem);
}

/** A check that needs anchors to EN 1992-4. */
const withAnchorage =
  (
    reference: Reference,
    modesOf: (
      base: BaseDesign,
      actions: BaseActions,
      anchorage: BaseAnchorage,
    ) => readonly Mode[] | NotCovered,
    hasConcrete = true,
  ): AnchorCheck =>
  (base, actions, names) => {
    const { anchorage } = base;
    if (!anchorage) return modeCheck(names, reference, [], NO_METHOD);
    const assumptions = hasConcrete ? concreteAssumptions(anchorage.of) : [PLATE];
    return modeCheck(names, reference, assumptions, possible(base, modesOf(base, actions, anchorage)));
  };

const kilo = (value: number) => formatNumber(value / 1e3, { decimals: [1, 1] });
const sumOf = (anchors: readonly TensionAnchor[]) => anchors.reduce((sum, { n }) => sum + n, 0);
const forcesText = (anchors: readonly TensionAnchor[]) => anchors.map(({ n }) => kilo(n)).join(" + ");

/** The clusters of the bolts in tension and of the more loaded of them, each with its sum. `reach`: from where they do not fail together, mm. */
function clusterModes(
  base: BaseDesign,
  actions: BaseActions,
  reach: number,
  capacity: (cluster: readonly TensionAnchor[], record: Recorder) => Capacity,
): readonly Mode[] | NotCovered {
  const anchors = tensionAnchors(base, actions, SILENT);
  if ("kind" in anchors) return anchors;
  return tensionGroups(anchors, reach).map((cluster) => ({
    demand: sumOf(cluster),
    location:
      cluster.length < anchors.length ? `${cluster.length} of ${anchors.length} bolts in tension` : undefined,
    derivation: (record) => {
      tensionAnchors(base, actions, record);
      record.rule(GROUP_TENSION, sumOf(cluster), `${forcesText(cluster)} kN`);
    },
    capacity: (record) => capacity(cluster, record),
  }));
}

/** The bolt with the greatest tension. */
function greatestMode(
  base: BaseDesign,
  actions: BaseActions,
  capacity: (record: Recorder) => Capacity,
): readonly Mode[] | NotCovered {
  const anchors = tensionAnchors(base, actions, SILENT);
  if ("kind" in anchors) return anchors;
  if (anchors.length === 0) return [];
  const demand = Math.max(...anchors.map(({ n }) => n));
  return [
    {
      demand,
      capacity,
      derivation: (record) => {
        tensionAnchors(base, actions, record);
        record.rule(GREATEST_TENSION, demand, "of the bolts in tension");
      },
    },
  ];
}

/** Anchors whose squares do not overlap from here on have cones of their own. */
const coneReach = ({ embedment }: Anchorage) => CHARACTERISTIC_SPACING.evaluate({ hef: embedment });

const steelTensionModes = (base: BaseDesign, actions: BaseActions, { of }: BaseAnchorage) =>
  greatestMode(base, actions, (record) => designSteelTension(of.steel, record));
const coneModes = (base: BaseDesign, actions: BaseActions, { of }: BaseAnchorage) =>
  clusterModes(base, actions, coneReach(of), (cluster, record) => designCone(of, cluster, record));
const pullOutModes = (base: BaseDesign, actions: BaseActions, { of }: BaseAnchorage) =>
  greatestMode(base, actions, (record) => designPullOut(of, record));
const bondModes = (base: BaseDesign, actions: BaseActions, { of }: BaseAnchorage) =>
  of.fastener.by === "bonded"
    ? clusterModes(base, actions, bondReach(of), (cluster, record) => designBond(of, cluster, record))
    : NOT_BONDED;

function blowOutModes(
  base: BaseDesign,
  actions: BaseActions,
  { of }: BaseAnchorage,
): readonly Mode[] | NotCovered {
  const anchors = tensionAnchors(base, actions, SILENT);
  if ("kind" in anchors) return anchors;
  if (anchors.length === 0) return NO_TENSION;
  if (of.fastener.by !== "headed") return notApplicable("The anchors have no heads.");
  const rows = SIDES.flatMap((side) =>
    blowOutRows(of, side, anchors).map((from, at) => ({
      side,
      from,
      place: at === 0 ? "row" : `row ${at + 1}`,
    })),
  );
  if (rows.length === 0) return notApplicable("Every edge distance is at least 0.5 h_ef.");
  return rows.flatMap(({ side, from, place }) => {
    const parts = blowOutParts(of, side, from);
    return parts.map((part) => {
      const { demand, capacity } = blowOutOf(of, side, part);
      const where = [
        edgeName(side),
        ...(place === "row" ? [] : [place]),
        ...(parts.length > 1 ? [`${part.length} of ${parts.flat().length} bolts`] : []),
      ];
      return {
        demand,
        capacity,
        location: where.join(", "),
        derivation: (record: Recorder) => {
          tensionAnchors(base, actions, record);
          record.rule(GROUP_TENSION, demand, `${place} at the edge ${SIDE_NAMES[side]}`);
        },
      };
    });
  });
}

const edgeName = (side: Side) => `edge ${SIDE_NAMES[side]}`;

/** Splitting as a capacity, where it is one. */
function splittingModes(
  base: BaseDesign,
  actions: BaseActions,
  { of }: BaseAnchorage,
): readonly Mode[] | NotCovered {
  return clusterModes(base, actions, splittingReach(of), (cluster, record) => {
    const found = splittingOf(of, cluster, record);
    switch (found.by) {
      case "value":
        return found.capacity;
      case "bars":
        return notApplicable("Reinforcement resists splitting.");
      case "distance":
        return notApplicable(`Splitting does not occur. ${found.reason}`);
    }
  });
}

const anchorSteelTensionCheck = withAnchorage(ANCHOR_REFERENCES.tension, steelTensionModes, false);
const anchorConeCheck = withAnchorage(ANCHOR_REFERENCES.cone, coneModes);
const anchorPullOutCheck = withAnchorage(ANCHOR_REFERENCES.pullOut, pullOutModes);
const anchorBondCheck = withAnchorage(ANCHOR_REFERENCES.bond, bondModes);
const anchorBlowOutCheck = withAnchorage(ANCHOR_REFERENCES.blowOut, blowOutModes);

/** Edges that are far enough by a rule that no assessment confirms. */
const unconfirmed = (reason: string): NotCovered =>
  notCovered(
    `${reason} That is enough by a rule for cast-in bolts that has not been confirmed against AS 5216: an engineer must confirm it, or the design has splitting reinforcement or the values of an assessment.`,
  );

/** Splitting: against a capacity, against the reinforcement that it needs, or why neither. */
const anchorSplittingCheck: AnchorCheck = (base, actions, names) => {
  const { anchorage } = base;
  const reference = ANCHOR_REFERENCES.splitting;
  if (!anchorage) return modeCheck(names, reference, [], NO_METHOD);
  const { of } = anchorage;
  const assumptions = concreteAssumptions(of);
  const anchors = tensionAnchors(base, actions, SILENT);
  const clusters = "kind" in anchors ? [] : clustersOf(anchors, splittingReach(of));
  const found = clusters.map((cluster) => splittingOf(of, cluster, SILENT));
  // The reinforcement that is entered is that of the base: anchors that split the concrete apart from each other share it.
  const n = found.reduce((sum, one) => sum + (one.by === "bars" ? one.n : 0), 0);
  const open = found.find((one) => one.by === "distance" && !one.isAssessed);
  const hasValue = found.some(({ by }) => by === "value");
  if (open?.by === "distance" && !hasValue && n === 0) {
    return modeCheck(names, reference, assumptions, unconfirmed(open.reason));
  }
  const problem = anchorProblem(base);
  if (n === 0 || hasValue || problem !== undefined) {
    const modes = possible(base, splittingModes(base, actions, anchorage));
    return modeCheck(names, reference, assumptions, modes);
  }
  return strengthCheck({
    names,
    reference,
    demand: of.concrete.splittingBars,
    relation: "≥",
    unit: "mm²",
    assumptions: [
      ...assumptions,
      "The splitting reinforcement limits cracks to 0.3 mm and is developed at both ends: by others.",
    ],
    derivation: (record) => {
      tensionAnchors(base, actions, record);
    },
    capacity: (record) => splittingBars(n, record),
  });
};

/** How bolts stand off the concrete: `grout` reduces their shear where it confines them; a lever arm bends them. */
function standOff(
  base: BaseDesign,
  actions: BaseActions,
  { of, groutStrength, isHeld }: BaseAnchorage,
): { readonly grout: number; readonly lever: Lever | undefined } {
  const found = confinement(base, groutStrength, actions);
  if (found === "thin") return { grout: 0, lever: undefined };
  if (found === "thick" && !of.concrete.isCracked) return { grout: base.grout, lever: undefined };
  return { grout: 0, lever: { grout: base.grout, plate: base.plate.thickness, held: isHeld ? 2 : 1 } };
}

/** Tension and shear of the bolt that has most of both, as if one bolt had both. Units N. */
function boltInShear(
  base: BaseDesign,
  actions: BaseActions,
  record: Recorder,
): { readonly n: number; readonly v: number } | NotCovered {
  const force = anchorShear(base, actions);
  if (!force) return NO_SHEAR;
  const anchors = tensionAnchors(base, actions, record);
  if ("kind" in anchors) return anchors;
  const v = record.formula(ANCHOR_SHEAR_SHARE, {
    v: Math.hypot(force.vx, force.vy),
    count: boltsInShear(base.anchors),
  });
  return { n: Math.max(...anchors.map(({ n }) => n), 0), v };
}

/** Design shear capacity of the steel of a bolt beside its tension. */
function steelShearCapacity(
  base: BaseDesign,
  actions: BaseActions,
  anchorage: BaseAnchorage,
  n: number,
  record: Recorder,
): number {
  const { grout, lever } = standOff(base, actions, anchorage);
  const { steel } = anchorage.of;
  return lever ? designShearWithLever(steel, lever, n, record) : designSteelShear(steel, grout, record);
}

const anchorSteelShearCheck = withAnchorage(
  ANCHOR_REFERENCES.shear,
  (base, actions, anchorage) => {
    const bolt = boltInShear(base, actions, SILENT);
    if ("kind" in bolt) return bolt;
    return [
      {
        demand: bolt.v,
        location: standOff(base, actions, anchorage).lever ? "with a lever arm" : undefined,
        derivation: (record) => {
          boltInShear(base, actions, record);
        },
        capacity: (record) => steelShearCapacity(base, actions, anchorage, bolt.n, record),
      },
    ];
  },
  false,
);

function pryOutModes(
  base: BaseDesign,
  actions: BaseActions,
  { of }: BaseAnchorage,
): readonly Mode[] | NotCovered {
  const force = anchorShear(base, actions);
  if (!force) return NO_SHEAR;
  const v = Math.hypot(force.vx, force.vy);
  const groups = shearGroups(base);
  return groups.flatMap((group) => {
    // Bolts whose cones are apart have no more than their own.
    const parts = clustersOf(
      group.map((bolt) => ({ ...bolt, n: 1 })),
      coneReach(of),
    );
    return parts.map((part) => ({
      demand: (v * part.length) / group.length,
      location: shareName(part.length, group.length, groups.length > 1),
      capacity: (record: Recorder) => designPryOut(of, part, record),
    }));
  });
}

/** Which of the bolts that carry shear a part has; undefined of all. */
function shareName(count: number, of: number, isInLargeHoles: boolean): string | undefined {
  if (isInLargeHoles) return count < of ? `${count} of ${of} bolts in large holes` : "2 bolts in large holes";
  return count < of ? `${count} of ${of} bolts` : undefined;
}

const anchorPryOutCheck = withAnchorage(ANCHOR_REFERENCES.pryOut, pryOutModes);

function edgeModes(
  base: BaseDesign,
  actions: BaseActions,
  anchorage: BaseAnchorage,
): readonly Mode[] | NotCovered {
  const { of } = anchorage;
  const force: ShearForce | undefined = anchorShear(base, actions);
  if (!force) return NO_SHEAR;
  const { positions } = base.anchors;
  const sides = edgeSides(of, positions, force);
  if (sides.length === 0) return FAR_FROM_EDGES;
  if (standOff(base, actions, anchorage).lever) {
    return notCovered(
      `The bolts have a lever arm through the grout, for which the failure of an edge nearer than ${Math.round(farEdge(of))} mm has no rule: make the grout at most half a bolt diameter thick and at least as strong as the concrete and 30 MPa, or let friction or a shear key carry the shear.`,
    );
  }
  const v = Math.hypot(force.vx, force.vy);
  return sides.flatMap((side) =>
    edgeGroups(base, of.concrete, side).flatMap((group) => {
      const parts = edgeParts(of, group, side);
      const count = parts.flat().length;
      return parts.map((part) => ({
        demand: parts.length > 1 ? (v * part.length) / count : v,
        location: parts.length > 1 ? `${edgeName(side)}, ${part.length} of ${count} bolts` : edgeName(side),
        capacity: (record: Recorder) => designEdge(of, part, side, force, record),
      }));
    }),
  );
}

const anchorEdgeCheck = withAnchorage(ANCHOR_REFERENCES.edge, edgeModes);

/** Tension with shear of the steel of one bolt. */
const anchorSteelCombinedCheck: AnchorCheck = (base, actions, names) =>
  interactionCheck({
    names,
    reference: ANCHOR_REFERENCES.combined,
    limit: 1,
    assumptions: [PLATE],
    value: (record) => {
      const { anchorage } = base;
      if (!anchorage) return NO_METHOD;
      const bolt = boltInShear(base, actions, record);
      if ("kind" in bolt) return bolt;
      if (bolt.n === 0) return NO_TENSION;
      if (standOff(base, actions, anchorage).lever) {
        return notApplicable("The tension is in the bending resistance of the bolts with a lever arm.");
      }
      const problem = anchorProblem(base);
      if (problem !== undefined) return notCovered(problem);
      const tension = designSteelTension(anchorage.of.steel, record);
      const shear = steelShearCapacity(base, actions, anchorage, bolt.n, record);
      return record.formula(STEEL_INTERACTION, { n: bolt.n, tension, v: bolt.v, shear });
    },
  });

/** The most used of several ways to fail, with its capacity; a reason where one of them has no value. */
function mostUsed(
  all: readonly (readonly Mode[] | NotCovered)[],
): { readonly demand: number; readonly capacity: number } | NotCovered | undefined {
  let found: { readonly demand: number; readonly capacity: number } | undefined;
  for (const modes of all) {
    if (!isMode(modes)) {
      if (modes.kind === "not-covered" || modes.isExhausted) return modes;
      continue;
    }
    for (const { demand, capacity } of modes) {
      const limit = capacity(SILENT);
      if (!isCovered(limit)) {
        if (limit.kind === "not-covered") return limit;
        continue;
      }
      if (!found || demand * found.capacity > found.demand * limit) found = { demand, capacity: limit };
    }
  }
  return found;
}

/** Tension with shear of the concrete: a power of 1.5, or a line of 1.2. */
const anchorConcreteCombinedCheck: AnchorCheck = (base, actions, names) =>
  interactionCheck({
    names,
    reference: ANCHOR_REFERENCES.combined,
    limit: 1,
    assumptions: base.anchorage ? concreteAssumptions(base.anchorage.of) : [],
    value: (record) => {
      const { anchorage } = base;
      if (!anchorage) return NO_METHOD;
      if (!anchorShear(base, actions)) return NO_SHEAR;
      const anchors = tensionAnchors(base, actions, SILENT);
      if ("kind" in anchors) return anchors;
      if (anchors.length === 0) return NO_TENSION;
      const problem = anchorProblem(base);
      if (problem !== undefined) return notCovered(problem);
      const tension = mostUsed(
        [coneModes, pullOutModes, bondModes, blowOutModes, splittingModes].map((modes) =>
          modes(base, actions, anchorage),
        ),
      );
      const shear = mostUsed([pryOutModes, edgeModes].map((modes) => modes(base, actions, anchorage)));
      if (!tension || !shear) return NO_TENSION;
      if ("kind" in tension) return tension;
      if ("kind" in shear) return shear;
      const n = record.formula(UTILISATION.tension, tension);
      const v = record.formula(UTILISATION.shear, shear);
      const power = CONCRETE_INTERACTION.power.evaluate({ n, v });
      const isLine = power > 1 && Math.max(n, v) <= 1 && n + v <= 1.2;
      return record.formula(isLine ? CONCRETE_INTERACTION.line : CONCRETE_INTERACTION.power, { n, v });
    },
  });

/** The checks of anchors to EN 1992-4, each under one combination. */
export const ANCHOR_CHECKS = {
  steelTension: anchorSteelTensionCheck,
  cone: anchorConeCheck,
  pullOut: anchorPullOutCheck,
  bond: anchorBondCheck,
  splitting: anchorSplittingCheck,
  blowOut: anchorBlowOutCheck,
  steelShear: anchorSteelShearCheck,
  pryOut: anchorPryOutCheck,
  edge: anchorEdgeCheck,
  steelCombined: anchorSteelCombinedCheck,
  concreteCombined: anchorConcreteCombinedCheck,
} as const;
