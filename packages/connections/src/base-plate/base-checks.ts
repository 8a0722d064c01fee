import {
  boltInteraction,
  boltTensionWithPrying,
  CLAUSES,
  designBoltTension,
  designFillet,
} from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  interactionCheck,
  isCovered,
  type NotCovered,
  type Recorder,
  type Reference,
  type Rule,
  SILENT,
  strengthCheck,
  symbol,
} from "@kingpost/calc";
import type { BaseActions, BaseDesign, ShearKey } from "./base.ts";
import { designCone } from "./cone/cone.ts";
import { CONE_DEMAND } from "./cone/cone-formulas.ts";
import { axisOfBending, baseForces, bearingMoment, isBalanced } from "./forces/base-forces.ts";
import { bearingStrength, designConcreteBearing } from "./forces/concrete-bearing.ts";
import { areForces, forcesFor } from "./forces/forces-for.ts";
import { requiredBearingThickness, requiredTensionThickness } from "./plate/plate.ts";
import { baseWeldForce, boltWeldForce } from "./plate/weld.ts";
import { BASE_REFERENCES } from "./references.ts";
import { boltShearForce } from "./shear/bolts-in-shear.ts";
import { bendingThroughGrout, designShearThroughGrout } from "./shear/grout.ts";
import {
  designAnchorShear,
  designFriction,
  designKeyBearing,
  keyWeldForce,
  requiredKeyThickness,
  shearForce,
  shearPath,
} from "./shear/shear-transfer.ts";

/** The check of one combination of actions. */
type BaseCheck = (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;

const notApplicable = (reason: string): NotCovered => ({ kind: "not-applicable", reason });
const NO_COMPRESSION = notApplicable("No compression acts.");
const NO_BEARING_MOMENT = notApplicable("No moment acts on the concrete.");
const NO_SHEAR = notApplicable("No shear force acts.");
const NO_TENSION = notApplicable("No bolt is in tension.");
const NO_ANCHOR_SHEAR = notApplicable("The bolts carry no shear.");
const NO_KEY = notApplicable("No shear key carries shear.");

/** Where the grout is weaker than the concrete. */
const groutThatBears = ({ pedestal }: BaseDesign): readonly string[] =>
  bearingStrength(pedestal) < pedestal.fc
    ? [
        `The grout bears with ${bearingStrength(pedestal)} MPa in the place of f'c: it is weaker than the concrete.`,
      ]
    : [];

/** Compression against the bearing capacity of the concrete. */
export const concreteBearingCheck: BaseCheck = (base, { n }, names) =>
  strengthCheck({
    names,
    reference: BASE_REFERENCES.concreteBearing,
    demand: Math.max(n, 0),
    unit: "kN",
    assumptions: ["The plate is rigid and centred on the concrete.", ...groutThatBears(base)],
    capacity: (record) => (n > 0 ? designConcreteBearing(base, record) : NO_COMPRESSION),
  });

/** The larger moment against the greatest that bearing balances with the axial force. */
export const bearingMomentCheck: BaseCheck = (base, actions, names) => {
  const { mx, my } = actions;
  const m = Math.abs(axisOfBending(actions) === "x" ? mx : my);
  return strengthCheck({
    names,
    reference: BASE_REFERENCES.concreteBearing,
    demand: m,
    unit: "kNm",
    assumptions: ["The plate is rigid; bearing is uniform on a block at its edge.", ...groutThatBears(base)],
    capacity: (record) => {
      if (m === 0) return NO_BEARING_MOMENT;
      const forces = baseForces(base, actions, SILENT);
      if (isBalanced(forces) && forces.kind === "tension") return NO_BEARING_MOMENT;
      return bearingMoment(base, actions, record);
    },
  });
};

/** A thickness that is provided against the one that is required. */
function thicknessCheck(
  names: CheckNames,
  reference: Reference,
  thickness: number,
  required: (record: Recorder) => Capacity,
): Check {
  return strengthCheck({
    names,
    reference,
    demand: thickness,
    relation: "≥",
    unit: "mm",
    assumptions: [],
    capacity: required,
  });
}

/** Thickness of the plate for bearing. */
export const plateBearingCheck: BaseCheck = (base, actions, names) =>
  thicknessCheck(names, BASE_REFERENCES.compression, base.plate.thickness, (record) => {
    const forces = forcesFor(base, actions, record);
    return areForces(forces) ? requiredBearingThickness(base, forces, record) : forces;
  });

/** Thickness of the plate for the bolts in tension. */
export const plateTensionCheck: BaseCheck = (base, actions, names) =>
  thicknessCheck(names, CLAUSES.connectionComponents, base.plate.thickness, (record) => {
    const forces = forcesFor(base, actions, record);
    return areForces(forces) ? requiredTensionThickness(base, forces, record) : forces;
  });

/** The greatest tension of a bolt with prying; 0 without tension. Units N. */
function greatestTension(base: BaseDesign, actions: BaseActions, record: Recorder): Capacity {
  const forces = forcesFor(base, actions, record);
  if (!areForces(forces)) return forces;
  const tension = Math.max(...forces.boltTensions);
  return tension > 0 ? boltTensionWithPrying(tension, base.prying, record) : 0;
}

const demandOf = (capacity: Capacity) => (isCovered(capacity) ? capacity : 0);

export const boltTensionCheck: BaseCheck = (base, actions, names) => {
  const tension = greatestTension(base, actions, SILENT);
  return strengthCheck({
    names,
    reference: CLAUSES.boltTension,
    demand: demandOf(tension),
    unit: "kN",
    assumptions: [],
    derivation: (record) => greatestTension(base, actions, record),
    capacity: (record) => {
      if (!isCovered(tension)) return tension;
      return tension > 0 ? designBoltTension(base.anchors, record) : NO_TENSION;
    },
  });
};

/** What bolts that carry shear are checked for together with their tension. */
function boltsWithShear(
  base: BaseDesign,
  actions: BaseActions,
  record: Recorder,
): { readonly tension: number; readonly shear: number } | NotCovered {
  if (shearPath(base, actions) !== "anchors") return NO_ANCHOR_SHEAR;
  const tension = greatestTension(base, actions, record);
  if (!isCovered(tension)) return tension;
  return { tension, shear: boltShearForce(base.anchors, shearForce(actions), record) };
}

export const boltInteractionCheck: BaseCheck = (base, actions, names) =>
  interactionCheck({
    names,
    reference: CLAUSES.boltInteraction,
    limit: 1,
    assumptions: [],
    value: (record) => {
      const bolt = boltsWithShear(base, actions, record);
      if ("kind" in bolt) return bolt;
      return boltInteraction(base.anchors, bolt, record, (of) => designShearThroughGrout(base, actions, of));
    },
  });

const GROUT_REFERENCES = {
  confined: BASE_REFERENCES.leverArm,
  washer: BASE_REFERENCES.anchorShear,
  lever: BASE_REFERENCES.leverArm,
} as const;

const GROUT_ASSUMPTIONS = {
  confined: "The grout fills the joint below the plate, and the concrete is uncracked (EN 1992-4 6.2.2.3).",
  washer:
    "A bolt bends in reverse curvature between the top of the grout and the middle of its welded washer (AISC Design Guide 1, 3.5.3).",
  lever:
    "A bolt bends from half a diameter below the concrete to the middle of the plate (EN 1992-4 6.2.2.3).",
} as const;

/** Bending of the bolts through the grout, with their tension. */
export const boltBendingCheck: BaseCheck = (base, actions, names) =>
  interactionCheck({
    names,
    reference: GROUT_REFERENCES[base.groutMethod.by],
    limit: 1,
    assumptions: [GROUT_ASSUMPTIONS[base.groutMethod.by]],
    value: (record) => {
      const bolt = boltsWithShear(base, actions, record);
      return "kind" in bolt ? bolt : bendingThroughGrout(base, actions, bolt, record);
    },
  });

const NO_PATH: Rule = {
  id: "phi-v",
  title: "Design shear capacity",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi V", "kN"),
  rule: "friction, bolts or a shear key",
};

const SHEAR_REFERENCES = {
  none: CLAUSES.connectionComponents,
  nothing: CLAUSES.connectionComponents,
  friction: BASE_REFERENCES.anchorage,
  anchors: CLAUSES.boltShear,
  key: BASE_REFERENCES.concreteBearing,
} as const;

const keyOf = ({ shear }: BaseDesign): ShearKey | undefined =>
  shear.other === "anchors" ? undefined : shear.other;

/** The shear force against what carries it: friction, the bolts or the key, one of them alone. */
export const baseShearCheck: BaseCheck = (base, actions, names) => {
  const path = shearPath(base, actions);
  return strengthCheck({
    names,
    reference: SHEAR_REFERENCES[path],
    demand: shearForce(actions),
    unit: "kN",
    assumptions: [],
    capacity: (record) => {
      const key = keyOf(base);
      const { friction: mu } = base.shear;
      if (path === "none") return NO_SHEAR;
      if (path === "friction" && mu !== undefined) {
        return designFriction(base, actions, mu, record);
      }
      if (path === "anchors") return designAnchorShear(base, actions, record);
      if (path === "key" && key) return designKeyBearing(base, key, actions, record);
      return record.rule(NO_PATH, 0, "none is chosen");
    },
  });
};

/** The key where it carries shear. */
function loadedKey(base: BaseDesign, actions: BaseActions): ShearKey | NotCovered {
  const key = keyOf(base);
  return key && shearPath(base, actions) === "key" ? key : NO_KEY;
}

/** Thickness of the shear key. */
export const keyPlateCheck: BaseCheck = (base, actions, names) =>
  thicknessCheck(names, BASE_REFERENCES.shearKey, keyOf(base)?.thickness ?? 0, (record) => {
    const key = loadedKey(base, actions);
    return "kind" in key ? key : requiredKeyThickness(key, shearForce(actions), base.grout, record);
  });

/** The welds of the shear key, as those of the column. */
export const keyWeldCheck: BaseCheck = (base, actions, names) => {
  const key = loadedKey(base, actions);
  const force = (record: Recorder) =>
    "kind" in key ? 0 : keyWeldForce(key, shearForce(actions), base.grout, record);
  return strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: force(SILENT),
    unit: "kN/mm",
    assumptions: ["Fillet welds as those of the column, on both faces of the key."],
    derivation: force,
    capacity: (record) => ("kind" in key ? key : designFillet(base.weld, base.section, record)),
  });
};

/** The welds between column and plate. */
export const baseWeldCheck: BaseCheck = (base, actions, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: baseWeldForce(base, actions, SILENT),
    unit: "kN/mm",
    assumptions: base.hasFullContact
      ? [
          "The end of the column is prepared for full contact (Clause 14.4.4): compression is carried in bearing.",
        ]
      : [],
    derivation: (record) => baseWeldForce(base, actions, record),
    capacity: (record) => designFillet(base.weld, base.section, record),
  });

/** The tension of the bolts against the DG07 cone, which is not AS 5216. */
export const coneCheck: BaseCheck = (base, actions, names) => {
  const demand = (record: Recorder): Capacity => {
    const tension = greatestTension(base, actions, record);
    if (!isCovered(tension) || tension === 0) return tension;
    return record.formula(CONE_DEMAND, { count: tensioned(base, actions).length, n: tension });
  };
  const force = demand(SILENT);
  return strengthCheck({
    names,
    reference: BASE_REFERENCES.anchorage,
    demand: demandOf(force),
    unit: "kN",
    assumptions: [
      "DG07 cone, not AS 5216: cast-in bolts with heads or plates, in concrete reinforced by others.",
    ],
    derivation: demand,
    capacity: (record) => (isCovered(force) ? designCone(base, tensioned(base, actions), record) : force),
  });
};

function tensioned(base: BaseDesign, actions: BaseActions) {
  const forces = baseForces(base, actions, SILENT);
  if (!isBalanced(forces)) return [];
  return base.anchors.positions.filter((_, index) => (forces.boltTensions[index] ?? 0) > 0);
}

/** The welds between column and plate beside a bolt in tension. */
export const boltWeldCheck: BaseCheck = (base, actions, names) => {
  const forces = baseForces(base, actions, SILENT);
  const force = (record: Recorder) => (isBalanced(forces) ? boltWeldForce(base, forces, record) : 0);
  return strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: force(SILENT),
    unit: "kN/mm",
    assumptions: ["The tension of a bolt spreads at 45\u00b0 to the weld beside it."],
    derivation: force,
    capacity: (record) => (force(SILENT) === 0 ? NO_TENSION : designFillet(base.weld, base.section, record)),
  });
};
