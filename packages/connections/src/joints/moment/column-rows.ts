import {
  type Bearing,
  bearingCheck,
  CLAUSES,
  contactWidth,
  designPlateFillet,
  designSectionCompression,
  PHI,
  rootRadiusOf,
  type SteelSection,
  stiffenedBearingYield,
  stiffenedBucklingCheck,
  stiffenedYieldCheck,
  stiffenerOutstandCheck,
  webBesideStiffener,
} from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  isCovered,
  type NotCovered,
  type Recorder,
  type Reference,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import type { JointActions, JointRow } from "../joint.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { flangeForces } from "./flange-force.ts";
import {
  PANEL,
  STIFFENED_FLANGE,
  STIFFENER_FORCE,
  STIFFENER_WEB_WELD,
  WELDED_FLANGE,
} from "./moment-formulas.ts";
import type { ColumnStiffener, FlangeWeld, MomentColumn } from "./moment-joint.ts";

/** What the column side needs of a joint. Units mm. */
export interface ColumnJoint {
  readonly member: { readonly section: SteelSection };
  readonly column: MomentColumn;
  readonly flangeWeld: FlangeWeld;
}

/** Axial force of the column from which the panel has less capacity, in design section capacities. Source AISC 360 J10.6 (recalled). */
const PANEL_AXIAL = 0.4;
/** From an end of the column, in flange thicknesses: half of the capacity of the flange. Source AISC 360 J10.1 (recalled). */
const FLANGE_END = 10;

const NO_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts on the column here." };
const NO_COLUMN: NotCovered = {
  kind: "not-covered",
  reason: "The column is not covered: choose its section, or have it designed elsewhere.",
};
const NO_STIFFENER: NotCovered = { kind: "not-applicable", reason: "The column has no stiffeners." };
const PANEL_LOADED: NotCovered = {
  kind: "not-covered",
  reason:
    "The panel is not covered: the axial force of the column is more than 0.4 of its section capacity, which reduces the shear capacity.",
};
/** Slenderness of a web that reaches its yield capacity in shear. Source AS 4100 5.11.2. */
const STOCKY_WEB = 82;
const PANEL_SLENDER: NotCovered = {
  kind: "not-covered",
  reason:
    "The panel is not covered: the web of the column is so slender that it may buckle in shear (Clause 5.11.5).",
};
const NO_WEB_WELD: NotCovered = {
  kind: "not-covered",
  reason: "The web of the column has no flat part for the weld of the stiffeners.",
};
const WEB_WELD = [
  "Each stiffener is as long as the column is deep between its flanges, with fillet welds on both of its faces; its force acts at the middle of its contact with the flange, and its welds to the web carry the moment of that by themselves.",
];
const BEHIND_BOLTS = [
  "Behind bolts in tension the stiffeners take all of the force of the flange, up to their yield capacity: what the column flange carries by bending without them is not known.",
];
const SHARE_UNKNOWN: NotCovered = {
  kind: "not-covered",
  reason:
    "The welds carry what the web of the column alone does not, but not all of the tension that the bolts may bring to the stiffeners by bending the column flange, a share that is not known: make the welds or the stiffeners stronger, or have the column designed elsewhere.",
};
const ELSEWHERE = "The column is designed elsewhere, for the flange forces of this joint.";
export const NO_YIELD_LINE: NotCovered = {
  kind: "not-covered",
  reason:
    "Bending of the column flange at the bolts in tension is not covered without its yield line parameter: enter it, or have the column designed elsewhere.",
};

/** A weld of stiffeners that carry a force together. Units N. */
interface StiffenerWeld {
  readonly section: SteelSection;
  readonly stiffener: ColumnStiffener;
  readonly force: number;
}

export function unchecked(names: CheckNames, reference: Reference, reason: NotCovered): Check {
  return strengthCheck({ names, reference, demand: 0, unit: "kN", assumptions: [], capacity: () => reason });
}

/** The check of a column with a section, unless it is designed elsewhere. */
export function ofColumn(
  { column }: ColumnJoint,
  names: CheckNames,
  reference: Reference,
  check: (section: SteelSection) => Check,
): Check {
  if (column.isElsewhere) {
    const { id, title, group = "Strength", action } = names;
    return {
      kind: "not applicable",
      id,
      title,
      group,
      reference,
      combination: action?.combination,
      location: action?.location?.(),
      reason: ELSEWHERE,
      isElsewhere: true,
    };
  }
  return column.section ? check(column.section) : unchecked(names, reference, NO_COLUMN);
}

/**
 * `beside`: what the force disperses through at each side of the flange, mm; beyond the end of the column there is nothing that it
 * bears on.
 */
function bearingOf(joint: ColumnJoint, beside: number): Bearing {
  const { column, member } = joint;
  const { endDistance = Number.POSITIVE_INFINITY } = column;
  return {
    bs: member.section.tf + beside + Math.min(beside, endDistance),
    endDistance: column.endDistance === undefined ? undefined : Math.max(endDistance - beside, 0),
    // The flange away from the beam may be free.
    restrainedFlanges: 1,
    assumptions: [
      "Stiff bearing length: the flange of the beam with the plate or the leg of the weld on both sides (45°), to the end of the column; the force disperses through the column flange alone (Clause 5.13.1).",
    ],
  };
}

/** The stiffeners behind the flange; near the end of the column there is web on one side of them only. */
function stiffenerOf({ column, member }: ColumnJoint, section: SteelSection): MomentColumn["stiffener"] {
  const { stiffener, endDistance = Number.POSITIVE_INFINITY } = column;
  const isAtEnd = endDistance + member.section.tf / 2 < webBesideStiffener(section);
  return stiffener && isAtEnd ? { ...stiffener, webSides: 1 } : stiffener;
}

type Flange = "compression" | "tension";

/** How the force of a flange comes to the column. `beside`: as in `bearingOf`. */
export interface FlangeOnColumn {
  readonly beside: number;
  /** Whether the flange of the beam is bolted to that of the column, with a plate between them. */
  readonly isBolted: boolean;
}

/** The bending of a column flange at a flange that is welded to it, without stiffeners. Units N. */
function flangeAlone({ column: { endDistance } }: ColumnJoint, section: SteelSection, record: Recorder) {
  const isAtEnd = endDistance !== undefined && endDistance < FLANGE_END * section.tf;
  return record.formula(WELDED_FLANGE, {
    phi: PHI,
    share: isAtEnd ? 0.5 : 1,
    fy: section.fy,
    t: section.tf,
  });
}

/** What a column carries of the force of a flange without its stiffeners: its web, and in tension its flange too. Units N. */
function columnAlone(
  joint: ColumnJoint,
  section: SteelSection,
  stiffener: ColumnStiffener,
  { beside, isBolted }: FlangeOnColumn,
): NotCovered | Readonly<Record<Flange, number>> {
  const both = stiffenedBearingYield(section, bearingOf(joint, beside), stiffener, SILENT);
  if (!isCovered(both)) return both;
  const { sides, thickness, fy } = stiffener;
  const width = contactWidth(section, stiffener, SILENT);
  const web = Math.max(both - PHI * sides * width * thickness * fy, 0);
  return {
    compression: web,
    tension: isBolted ? web : Math.min(web, flangeAlone(joint, section, SILENT)),
  };
}

/** What is left of the force of a flange for the stiffeners. Units N. */
const stiffenerForce = (force: number, alone: number, record: Recorder): number =>
  record.formula(STIFFENER_FORCE.share, { force: Math.max(force, 0), alone });

/**
 * What bolts in tension may bring to the stiffeners behind them: a flange that bends between stiffeners hands over what it does not carry
 * without them, which the yield line of the stiffened flange does not show.
 *
 * Units    N
 * Source   AS 4100 9.1.9 with AISC 360 J10.8 (statics, on the safe side)
 * Checked  src/joints/moment/end-plate-allowances.test.ts
 */
function stiffenerPull(
  section: SteelSection,
  stiffener: ColumnStiffener,
  force: number,
  record: Recorder,
): number {
  const { sides, thickness: t, fy } = stiffener;
  const width = contactWidth(section, stiffener, record);
  return record.formula(STIFFENER_FORCE.pull, { force: Math.max(force, 0), phi: PHI, sides, width, t, fy });
}

const webWeldLength = (section: SteelSection, record: Recorder): number =>
  record.formula(STIFFENER_WEB_WELD.length, {
    d: section.d,
    tf: section.tf,
    r: rootRadiusOf(section),
  });

/** Forces of the welds of the stiffeners beside one flange of the beam, per unit length. Units N/mm, mm. */
export interface StiffenerWelds {
  readonly toFlange: number;
  /** Along the stiffener, and across the web at the ends of its weld, as long as this; undefined without a flat part of the web. */
  readonly toWeb: { readonly along: number; readonly across: number; readonly length: number } | undefined;
}

/** The forces that the checks of the welds of the stiffeners have, of the force of one flange. Undefined without stiffeners that are checked. */
export function stiffenerWelds(
  joint: ColumnJoint,
  { of, force }: { readonly of: Flange; readonly force: number },
  on: FlangeOnColumn,
): StiffenerWelds | undefined {
  const { section, stiffener, isElsewhere } = joint.column;
  if (!section || !stiffener || isElsewhere) return undefined;
  const alone = columnAlone(joint, section, stiffener, on);
  if ("kind" in alone) return undefined;
  const { sides } = stiffener;
  const width = contactWidth(section, stiffener, SILENT);
  const isPulled = on.isBolted && of === "tension";
  const share = isPulled
    ? stiffenerPull(section, stiffener, force, SILENT)
    : stiffenerForce(force, alone[of], SILENT);
  const length = webWeldLength(section, SILENT);
  const along = share / (2 * sides * length);
  const arm = STIFFENER_WEB_WELD.arm.evaluate({ outstand: stiffener.width, width });
  const resultant = STIFFENER_WEB_WELD.force.evaluate({ force: share, sides, arm, length });
  return {
    toFlange: STIFFENER_FORCE.weld.evaluate({ force: share, sides, width }),
    toWeb:
      length > 0 ? { along, across: Math.sqrt(Math.max(resultant ** 2 - along ** 2, 0)), length } : undefined,
  };
}

type Rows<Joint> = readonly JointRow<Joint>[];

/** The checks of the column. `beside`: thickness of plate or leg of weld beside the flange, mm. */
export function columnRows<Joint extends ColumnJoint>(
  beside: (joint: Joint) => number,
  isBolted: boolean,
): Rows<Joint> {
  const forcesOf = (joint: Joint, actions: JointActions) =>
    flangeForces(joint.member.section, actions, SILENT);

  const webYield = (of: Flange) => (joint: Joint, actions: JointActions, names: CheckNames) =>
    ofColumn(joint, names, CLAUSES.bearingYield, (section) => {
      const force = forcesOf(joint, actions)[of];
      if (force <= 0) return unchecked(names, CLAUSES.bearingYield, NO_FORCE);
      const bearing = bearingOf(joint, beside(joint));
      const stiffener = stiffenerOf(joint, section);
      return stiffener
        ? stiffenedYieldCheck(section, bearing, stiffener, force, names)
        : bearingCheck("yield", section, bearing, force, names);
    });

  const webBuckling = (joint: Joint, actions: JointActions, names: CheckNames) =>
    ofColumn(joint, names, CLAUSES.bearingBuckling, (section) => {
      const force = forcesOf(joint, actions).compression;
      if (force <= 0) return unchecked(names, CLAUSES.bearingBuckling, NO_FORCE);
      const bearing = bearingOf(joint, beside(joint));
      const stiffener = stiffenerOf(joint, section);
      return stiffener
        ? stiffenedBucklingCheck(section, bearing, stiffener, force, names)
        : bearingCheck("buckling", section, bearing, force, names);
    });

  const flange = (joint: Joint, actions: JointActions, names: CheckNames) =>
    ofColumn(joint, names, JOINT_REFERENCES.columnFlange, (section) => {
      const force = forcesOf(joint, actions).tension;
      if (force <= 0) return unchecked(names, JOINT_REFERENCES.columnFlange, NO_FORCE);
      return strengthCheck({
        names,
        reference: JOINT_REFERENCES.columnFlange,
        demand: force,
        unit: "kN",
        assumptions: ["AISC 360 J10.1, with the capacity factor of AS 4100 (recalled)."],
        derivation: (record) => {
          flangeForces(joint.member.section, actions, record);
        },
        capacity: (record) => {
          const alone = flangeAlone(joint, section, record);
          const { stiffener } = joint.column;
          if (!stiffener) return alone;
          const { sides, thickness: t, fy } = stiffener;
          const width = contactWidth(section, stiffener, record);
          return record.formula(STIFFENED_FLANGE, { alone, phi: PHI, sides, width, t, fy });
        },
      });
    });

  const panel = (joint: Joint, actions: JointActions, names: CheckNames) =>
    ofColumn(joint, names, CLAUSES.shearYield, (section) => {
      const demand = (record: Recorder) => {
        const { tension, compression } = flangeForces(joint.member.section, actions, record);
        const force = Math.max(tension, compression, 0);
        return record.formula(PANEL.demand, { force, v: Math.max(joint.column.shear, 0) });
      };
      return strengthCheck({
        names,
        reference: CLAUSES.shearYield,
        demand: demand(SILENT),
        unit: "kN",
        assumptions: [
          "One beam is connected rigidly to the column at this level.",
          ...(joint.column.shear > 0
            ? ["The shear force of the column acts against the flange forces under every combination."]
            : []),
        ],
        derivation: (record) => {
          demand(record);
        },
        capacity: (record): Capacity => {
          if (Math.abs(joint.column.axial) > PANEL_AXIAL * designSectionCompression(section, SILENT)) {
            return PANEL_LOADED;
          }
          const { d, tf, tw, fyw: fy } = section;
          if (((d - 2 * tf) / tw) * Math.sqrt(fy / 250) > STOCKY_WEB) return PANEL_SLENDER;
          return record.formula(PANEL.capacity, { phi: PHI, fy, d, tw });
        },
      });
    });

  /** A weld of the stiffeners with its force per unit length, from the force that the web alone does not carry. */
  const stiffenerWeld =
    (
      reference: Reference,
      assumptions: readonly string[],
      perLength: (of: StiffenerWeld, record: Recorder) => Capacity,
    ) =>
    (joint: Joint, actions: JointActions, names: CheckNames) =>
      ofColumn(joint, names, reference, (section) => {
        const { stiffener } = joint.column;
        if (!stiffener) return unchecked(names, reference, NO_STIFFENER);
        const alone = columnAlone(joint, section, stiffener, { beside: beside(joint), isBolted });
        if ("kind" in alone) return unchecked(names, reference, alone);
        const forces = forcesOf(joint, actions);
        const shareOf = (of: Flange, record: Recorder) =>
          isBolted && of === "tension"
            ? stiffenerPull(section, stiffener, forces.tension, record)
            : stiffenerForce(forces[of], alone[of], record);
        const worse = shareOf("tension", SILENT) > shareOf("compression", SILENT) ? "tension" : "compression";
        const perLengthOf = (force: number) => perLength({ section, stiffener, force }, SILENT);
        const demand = (record: Recorder) =>
          perLength({ section, stiffener, force: shareOf(worse, record) }, record);
        const found = demand(SILENT);
        if (!isCovered(found)) return unchecked(names, reference, found);
        // The part that the web alone does not carry is certain.
        const known = perLengthOf(
          Math.max(
            stiffenerForce(forces.tension, alone.tension, SILENT),
            stiffenerForce(forces.compression, alone.compression, SILENT),
          ),
        );
        const capacity = designPlateFillet(stiffener.weld, SILENT);
        if (isBolted && found > capacity && isCovered(known) && known <= capacity) {
          return unchecked(names, reference, SHARE_UNKNOWN);
        }
        return strengthCheck({
          names,
          reference,
          demand: found,
          unit: "kN/mm",
          assumptions: isBolted ? [...assumptions, ...BEHIND_BOLTS] : assumptions,
          derivation: (record) => {
            demand(record);
          },
          capacity: (record) => designPlateFillet(stiffener.weld, record),
        });
      });

  const weldToFlange = stiffenerWeld(CLAUSES.filletWeld, [], ({ section, stiffener, force }, record) => {
    const width = contactWidth(section, stiffener, record);
    return record.formula(STIFFENER_FORCE.weld, { force, sides: stiffener.sides, width });
  });

  const weldToWeb = stiffenerWeld(CLAUSES.weldGroup, WEB_WELD, ({ section, stiffener, force }, record) => {
    const length = webWeldLength(section, record);
    if (!(length > 0)) return NO_WEB_WELD;
    const { sides, width: outstand } = stiffener;
    const width = contactWidth(section, stiffener, record);
    const arm = record.formula(STIFFENER_WEB_WELD.arm, { outstand, width });
    return record.formula(STIFFENER_WEB_WELD.force, { force, sides, arm, length });
  });

  const outstand = (joint: Joint, _: JointActions, names: CheckNames) =>
    ofColumn(joint, names, CLAUSES.stiffenerOutstand, () => {
      const { stiffener } = joint.column;
      return stiffener
        ? stiffenerOutstandCheck(stiffener, names)
        : unchecked(names, CLAUSES.stiffenerOutstand, NO_STIFFENER);
    });

  const row = (id: string, title: string, check: JointRow<Joint>["check"]): JointRow<Joint> => ({
    id,
    title,
    topic: "Column",
    check,
  });
  return [
    row("column-compression-yield", "Column web yield, compression", webYield("compression")),
    row("column-compression-buckling", "Column web buckling, compression", webBuckling),
    row("column-tension", "Column web yield, tension", webYield("tension")),
    ...(isBolted ? [] : [row("column-flange", "Column flange bending", flange)]),
    row("column-panel", "Column panel shear", panel),
    row("stiffener-weld", "Weld of the stiffeners to the column flange", weldToFlange),
    row("stiffener-web-weld", "Weld of the stiffeners to the column web", weldToWeb),
    row("stiffener-outstand", "Stiffener outstand", outstand),
  ];
}
