import {
  CLAUSES,
  designMajorMoment,
  designSectionCompression,
  designTension,
  type SteelSection,
} from "@kingpost/as4100";
import { type Check, type CheckNames, isCovered, type Recorder, SILENT, StepList } from "@kingpost/calc";
import type { JointActions } from "../joint.ts";
import { axialNotLess, momentNotLess, spliceMoment } from "../minimum-actions.ts";
import type { SplicePlace } from "./splice.ts";
import { SHARES, SPLICE_FLANGE } from "./splice-formulas.ts";

interface Spliced {
  readonly section: SteelSection;
  readonly place: SplicePlace;
}

/** The design actions of a splice with their steps. Units N, Nmm. */
function designed({ section, place }: Spliced, actions: JointActions, record: Recorder): JointActions {
  const { v, n, m } = actions;
  const sign = (value: number) => (value < 0 ? -1 : 1);
  const axial =
    n === 0
      ? 0
      : n > 0
        ? axialNotLess(
            n,
            designSectionCompression(section, SILENT),
            place.isFullContact ? "spliceFullContact" : "spliceCompression",
            record,
          )
        : axialNotLess(n, designTension(section, SILENT), "spliceTension", record);
  const capacity = designMajorMoment(section, SILENT);
  // A splice of a member that bends transmits moment, wherever along the member it is and whatever the combination.
  const bends = place.bends === true || m !== 0 || v !== 0;
  const bending =
    bends && isCovered(capacity) ? momentNotLess(m, capacity, "spliceMoment", record) : Math.abs(m);
  const { between } = place;
  const added = between && n > 0 ? spliceMoment(between.delta, axial, between.length, record) : 0;
  return { ...actions, v, n: sign(n) * axial, m: sign(m) * Math.max(bending, added) };
}

/**
 * The actions of a splice with the minimum ones: 0.3 of the moment, 0.3 of the tension, 0.3 of the compression capacity of the section
 * (0.15 in full contact), and the moment of a splice between lateral supports.
 *
 * Shape    the moment of any splice of a member that bends, also under an axial force alone (9.1.4: each component of combined actions);
 *          the axial force where one acts; capacities of the section, on the safe side
 * Units    N, Nmm
 * Source   AS 4100 9.1.4
 * Checked  src/joints/moment/moment.test.ts
 */
export const spliceActions = (splice: Spliced, actions: JointActions): JointActions =>
  designed(splice, actions, SILENT);

/** The row of the minimum design actions of a splice. */
export function minimumSpliceCheck(splice: Spliced, actions: JointActions, names: CheckNames): Check {
  const steps = new StepList();
  const used = designed(splice, actions, steps);
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
    finding: `designed for N* = ${(used.n / 1e3).toFixed(1)} kN and M* = ${(Math.abs(used.m) / 1e6).toFixed(1)} kNm`,
    steps: steps.steps,
    assumptions: [
      ...(used.m === 0
        ? ["The member carries an axial force alone under every combination: no minimum moment applies."]
        : []),
      "Minimum actions are of the capacities of the section, which are not less than those of the member.",
    ],
  };
}

/** How a splice shares its actions. Units N, Nmm; forces of flanges in their own direction. */
export interface SpliceShares {
  readonly tension: number;
  readonly compression: number;
  /** Moment of the web. */
  readonly m: number;
  readonly n: number;
}

/**
 * Actions of the flanges and of the web.
 *
 * Shape    all of moment and axial force in the flanges, or by second moment and area
 * Units    N, Nmm, mm
 * Source   statics (practice)
 * Checked  src/joints/moment/moment.test.ts
 */
export function spliceShares(
  section: SteelSection,
  isAllInFlanges: boolean,
  { m: moment, n }: Pick<JointActions, "m" | "n">,
  record: Recorder,
): SpliceShares {
  const { d, bf, tf, tw: t, ix, ag } = section;
  const m = Math.abs(moment);
  const af = bf * tf;
  if (isAllInFlanges) {
    const half = record.formula(SHARES.halfAxial, { n });
    return {
      tension: record.formula(SPLICE_FLANGE.tension, { m, d, tf, n: half }),
      compression: record.formula(SPLICE_FLANGE.compression, { m, d, tf, n: half }),
      m: 0,
      n: 0,
    };
  }
  const mw = record.formula(SHARES.webMoment, { m, t, d, tf, ix });
  const mf = record.formula(SHARES.flangeMoment, { m, mw });
  const axial = record.formula(SHARES.flangeAxial, { n, af, ag });
  return {
    tension: record.formula(SPLICE_FLANGE.tension, { m: mf, d, tf, n: axial }),
    compression: record.formula(SPLICE_FLANGE.compression, { m: mf, d, tf, n: axial }),
    m: mw,
    n: record.formula(SHARES.webAxial, { n, af, ag }),
  };
}
