import {
  CLAUSES,
  designButt,
  designMajorMoment,
  designPlateFillet,
  type FilletWeld,
  PHI,
  type SteelSection,
} from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  StepList,
  strengthCheck,
} from "@kingpost/calc";
import type { JointActions, JointMember } from "../joint.ts";
import { momentNotLess } from "../minimum-actions.ts";
import {
  FLANGE_FILLETS,
  FLANGE_FORCE,
  FLANGE_NOMINAL,
  FLANGE_YIELD,
  WEB_FILLETS,
} from "./moment-formulas.ts";
import type { FlangeWeld } from "./moment-joint.ts";

/** Forces of the flange in tension, tension positive, and of the one in compression, compression positive. Units N. */
export interface FlangeForces {
  readonly tension: number;
  readonly compression: number;
}

const NO_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts on the flanges." };
const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };

/**
 * Forces of the flanges: a couple of the moment, and half of the axial force each.
 *
 *   M* / (d - tf) -+ N* / 2
 *
 * Units    N, Nmm, mm
 * Source   statics
 * Checked  src/joints/moment/moment.test.ts
 */
export function flangeForces(
  { d, tf }: SteelSection,
  { m, n }: Pick<JointActions, "m" | "n">,
  record: Recorder,
): FlangeForces {
  const of = { m: Math.abs(m), d, tf, n };
  return {
    tension: record.formula(FLANGE_FORCE.tension, of),
    compression: record.formula(FLANGE_FORCE.compression, of),
  };
}

/** The section capacity, which is not less than that of the member: the minimum is on the safe side. Units Nmm. */
const capacityOf = ({ section }: JointMember) => {
  const capacity = designMajorMoment(section, SILENT);
  return isCovered(capacity) ? capacity : 0;
};

/**
 * The actions of a rigid joint with the minimum moment: half of the design moment capacity of the member, here of its section.
 *
 * Units    Nmm
 * Source   AS 4100 9.1.4
 * Checked  src/joints/moment/moment.test.ts
 */
export function rigidActions(member: JointMember, actions: JointActions): JointActions {
  const m = momentNotLess(actions.m, capacityOf(member), "rigidMoment", SILENT);
  return { ...actions, m: actions.m < 0 ? -m : m };
}

/** The row of the minimum design action of a rigid joint. */
export function minimumMomentCheck(member: JointMember, { m }: JointActions, names: CheckNames): Check {
  const steps = new StepList();
  const used = momentNotLess(m, capacityOf(member), "rigidMoment", steps);
  const kilo = (value: number) => (value / 1e6).toFixed(1);
  const { id, title, group = "Strength", action } = names;
  return {
    kind: "requirement",
    id,
    title,
    group,
    reference: CLAUSES.minimumActions,
    combination: action?.combination,
    location: undefined,
    isMet: true,
    finding:
      used > Math.abs(m)
        ? `designed for ${kilo(used)} kNm, the minimum; ${kilo(Math.abs(m))} kNm acts`
        : `designed for ${kilo(used)} kNm, not less than the minimum`,
    steps: steps.steps,
    assumptions: [
      "The minimum is half of the section moment capacity, which is not less than that of the member.",
    ],
  };
}

/** The weld of a flange against the greater of its forces. */
export function flangeWeldCheck(
  section: SteelSection,
  weld: FlangeWeld,
  actions: JointActions,
  names: CheckNames,
): Check {
  const force = (record: Recorder) => {
    const { tension, compression } = flangeForces(section, actions, record);
    return Math.max(tension, compression, 0);
  };
  return strengthCheck({
    names,
    reference: weld.by === "butt" ? CLAUSES.buttWeld : CLAUSES.filletWeld,
    demand: force(SILENT),
    unit: "kN",
    assumptions: ["The flanges carry the moment and the axial force."],
    derivation: (record) => {
      force(record);
    },
    capacity: (record) => {
      if (force(SILENT) === 0) return NO_FORCE;
      const { bf, tf, tw, fy } = section;
      if (weld.by === "butt") {
        return designButt(record.formula(FLANGE_NOMINAL, { fy, bf, tf }), weld.category, record);
      }
      return record.formula(FLANGE_FILLETS, { bf, tw, vw: designPlateFillet(weld, record) });
    },
  });
}

const BUTT_WELDED: NotCovered = {
  kind: "not-applicable",
  reason: "The butt weld of the flange has no more than the capacity of the flange: see its row.",
};

/**
 * The flange of the beam at its fillet welds against the greater of its forces: what a flange that yields leaves to the web is not in the
 * welds of the web.
 *
 * Units    N
 * Source   AS 4100 9.1.9
 * Checked  src/joints/moment/flange-at-weld.test.ts
 */
export function beamFlangeCheck(
  section: SteelSection,
  { by }: Pick<FlangeWeld, "by">,
  actions: JointActions,
  names: CheckNames,
): Check {
  const force = (record: Recorder) => {
    const { tension, compression } = flangeForces(section, actions, record);
    return Math.max(tension, compression, 0);
  };
  return strengthCheck({
    names,
    reference: CLAUSES.connectionComponents,
    demand: force(SILENT),
    unit: "kN",
    assumptions: ["The flanges carry the moment and the axial force."],
    derivation: (record) => {
      force(record);
    },
    capacity: (record) => {
      if (force(SILENT) === 0) return NO_FORCE;
      if (by === "butt") return BUTT_WELDED;
      const { fy, bf, tf } = section;
      return record.formula(FLANGE_YIELD, { phi: PHI, fy, bf, tf });
    },
  });
}

/** The welds of the web against the shear force. */
export function webWeldCheck(
  { d, tf }: SteelSection,
  weld: FilletWeld,
  { v }: JointActions,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.filletWeld,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: ["The welds of the web carry the shear force alone."],
    capacity: (record) =>
      v === 0 ? NO_SHEAR : record.formula(WEB_FILLETS, { d, tf, vw: designPlateFillet(weld, record) }),
  });
}
