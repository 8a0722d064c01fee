import { CLAUSES, designButt, designPlateFillet } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { SPLICED_WEB_SHEAR } from "../cope/notch.ts";
import { type JointProblem, problem } from "../detailing/problems.ts";
import { weldLengthCheck, weldSizeCheck } from "../detailing/requirements.ts";
import type { JointActions, JointCheck, JointRow } from "../joint.ts";
import { FLANGE_FILLETS, FLANGE_NOMINAL, WEB_FILLETS } from "../moment/moment-formulas.ts";
import { type MemberWelds, memberWelds } from "../moment/weld-forces.ts";
import { JOINT_REFERENCES } from "../references.ts";
import type { WeldedSplice } from "./splice.ts";
import { minimumSpliceCheck, spliceShares } from "./splice-actions.ts";
import { SPLICE_CAPACITY } from "./splice-formulas.ts";

const NO_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts on the flanges." };
const NO_SHEAR: NotCovered = { kind: "not-applicable", reason: "No shear force acts." };

type SpliceCheck = JointCheck<WeldedSplice>;

const flange: SpliceCheck = (joint, actions, names) => {
  const { section, flangeWeld: weld } = joint;
  const force = (record: Recorder) => {
    const { tension, compression } = spliceShares(section, true, actions, record);
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
};

const web: SpliceCheck = (joint, { v }, names) => {
  const { section, webWeld: weld } = joint;
  const { d, tf, tw, fyw: fy } = section;
  return strengthCheck({
    names,
    reference: weld.by === "butt" ? CLAUSES.buttWeld : CLAUSES.filletWeld,
    demand: Math.abs(v),
    unit: "kN",
    assumptions: ["The weld of the web carries the shear force alone."],
    capacity: (record) => {
      if (v === 0) return NO_SHEAR;
      if (weld.by === "butt") {
        const nominal = record.formula(SPLICE_CAPACITY.web, { fy, d: d - 2 * tf, tw });
        return designButt(nominal, weld.category, record);
      }
      return record.formula(WEB_FILLETS, { d, tf, vw: designPlateFillet(weld, record) });
    },
  });
};

/** The checks of a welded splice under the actions of one combination, which have the minimum ones (`spliceActions`). */
export const WELDED_SPLICE_ROWS: readonly JointRow<WeldedSplice>[] = [
  { id: "minimum-action", title: "Minimum design action", topic: "Actions", check: minimumSpliceCheck },
  { id: "weld-flange", title: "Flange weld", topic: "Weld", check: flange },
  { id: "weld-web", title: "Web weld", topic: "Weld", check: web },
  SPLICED_WEB_SHEAR,
];

export function weldedSpliceChecks(
  joint: WeldedSplice,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return WELDED_SPLICE_ROWS.map(({ id, title, check }) => check(joint, actions, { id, title, action }));
}

const FILLETS: Check = {
  kind: "not covered",
  id: "fillet-plate",
  group: "Detailing",
  title: "Plate between the ends",
  reference: JOINT_REFERENCES.practice,
  reason: "Fillet welds join the ends to a plate between them, which is not covered: use butt welds.",
};

/** The forces of the welds on the member to the right of a splice, as the checks have them. */
export function weldedSpliceWelds(
  { section, flangeWeld, webWeld }: WeldedSplice,
  actions: JointActions,
): MemberWelds {
  const forces = spliceShares(section, true, actions, SILENT);
  return memberWelds(section, { flange: flangeWeld.by, web: webWeld.by }, forces, actions);
}

/** What a welded splice must meet whatever its actions are. Source AS 4100 9.6.3. */
export function weldedSpliceDetailing({ section, flangeWeld, webWeld }: WeldedSplice): readonly Check[] {
  const { bf, d, tf, tw } = section;
  const fillets = [
    { of: "flange", weld: flangeWeld, t: tf, length: bf },
    { of: "web", weld: webWeld, t: tw, length: d - 2 * tf },
  ].flatMap(({ of, weld, t, length }): readonly Check[] =>
    weld.by === "butt"
      ? []
      : [
          weldSizeCheck(weld.leg, [t], `weld-${of}`, `Minimum ${of} weld leg length`),
          weldLengthCheck(length, weld.leg, `weld-length-${of}`),
        ],
  );
  return fillets.length > 0 ? [...fillets, FILLETS] : [];
}

/** Why a welded splice has no design. */
export function weldedSpliceProblems({ section }: WeldedSplice): readonly JointProblem[] {
  return section.kind === "rolled-i" || section.kind.startsWith("welded-i")
    ? []
    : [problem("section", `${section.name} is not covered: a welded splice is for I-sections.`)];
}
