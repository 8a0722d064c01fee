import { CLAUSES, type SteelSection, standardHole } from "@kingpost/as4100";
import { type Problem, requirementCheck } from "@kingpost/calc";
import {
  BRACING_CLEAT_ROWS,
  type BracingCleat,
  bracingCleatDetailing,
  bracingCleatProblems,
  groupPoints,
  type JointActions,
  memberEndActions,
  type PlateSteel,
  weldForces,
} from "@kingpost/connections";
import { type CheckRow, topicsOf } from "../../frame/checks/check-rows.ts";
import { error, note } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { bracingFigures, type DrawnBracing } from "../figures/bracing-figures.ts";
import { rootRadius } from "../layout.ts";
import type { Sections } from "../sections.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint, LoadedJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { type PointForce, vectorForce } from "./point-force.ts";
import { boltOf, elsewhereRows, engineProblems, plateOf, plateProblems, weldOf } from "./simple.ts";
import { boltWords, filletMark, plateMass, plateWords, text, weldWords } from "./words.ts";

/** The part of a brace that is bolted: a leg of an angle, the web of a channel. */
function partOf({ kind, tf, tw, fy, fyw, fu }: SteelSection): PlateSteel | undefined {
  if (kind === "angle") return { t: tf, fy, fu };
  return kind === "channel" || kind === "welded-channel" ? { t: tw, fy: fyw, fu } : undefined;
}

const RADIANS = Math.PI / 180;

function bracing(inputs: ConnectionInputs, { cleat }: Sections): BracingCleat | undefined {
  const part = cleat && partOf(cleat);
  if (!part) return undefined;
  return {
    member: cleat,
    kt: inputs.kt,
    part,
    plate: plateOf(inputs),
    bolts: {
      ...boltOf(inputs),
      rows: inputs.braceRows,
      columns: inputs.braceColumns,
      pitch: inputs.pitch,
      gauge: inputs.braceGauge,
    },
    planes: inputs.planes === "2" ? 2 : 1,
    edgePlate: inputs.cleatEnd,
    edgeMember: inputs.braceEnd,
    edgePlateAcross: inputs.cleatSide,
    edgeMemberAcross: inputs.braceSide,
    width: inputs.cleatWidth,
    hasSpread: inputs.hasSpread,
    unsupported: inputs.cleatFree,
    k: inputs.cleatFactor > 0 ? inputs.cleatFactor : undefined,
    angle: inputs.braceAngle * RADIANS,
    weld: weldOf(inputs),
    weldLength: inputs.cleatWeld,
    eccentricity: inputs.cleatEccentricity,
    cut: inputs.edgeCut,
    isSupportElsewhere: inputs.braceBy.trim() !== "",
  };
}

/** A brace carries the axial force alone. */
const OTHER_ACTIONS: CheckRow<LoadedJoint> = {
  id: "other-actions",
  title: "Actions of the brace",
  check: ({ entered: { v, n, m } }, names) =>
    v === 0 && m === 0 && n !== 0
      ? undefined
      : requirementCheck({
          names,
          reference: CLAUSES.minimumActions,
          demand: 0,
          unit: "kN",
          assumptions: [],
          capacity: () => ({
            kind: "not-covered",
            reason:
              v === 0 && m === 0
                ? "No axial force acts: enter N. The checks are for the minimum."
                : "A brace carries the axial force N, tension negative: enter it. A shear force or a moment is not covered: enter them as zero.",
          }),
        }),
};

/** The forces of both runs of the weld on the cleat, at their ends: the middle of the weld is beside the force by its eccentricity, along the weld. */
function weldEnds(
  { angle, weldLength, eccentricity, unsupported }: BracingCleat,
  { n }: JointActions,
): readonly PointForce[] {
  const [dx, dy] = [-Math.sin(angle), Math.cos(angle)];
  const pointAt = (along: number) => ({ x: -unsupported + along * dx, y: along * dy });
  const run = { from: pointAt(eccentricity - weldLength / 2), to: pointAt(eccentricity + weldLength / 2) };
  const mz = n * eccentricity * dy;
  const found = weldForces([run, run], { x: n, y: 0, z: 0, mx: 0, my: 0, mz });
  return "kind" in found ? [] : found.forces.slice(0, 2).map(vectorForce);
}

const BRACE_SUPPORT = "The force of the brace acts on it, through the weld of the cleat";

function build(inputs: ConnectionInputs, sections: Sections): BuiltJoint {
  const joint = bracing(inputs, sections);
  if (!joint) throw new TypeError("Inputs without an error have a brace.");
  const { bolts, plate, width, unsupported, edgePlate, member } = joint;
  const count = bolts.rows * bolts.columns;
  const length = unsupported + (bolts.rows - 1) * bolts.pitch + edgePlate;
  const words = `${member.name}, ${boltWords(count, inputs)}, ${plateWords(width, inputs)}, ${weldWords(inputs)}`;
  const drawn: DrawnBracing = {
    // Rows are along the force, which is across the drawing.
    bolts: groupPoints(bolts).map(({ x, y }) => ({
      x: ((bolts.rows - 1) * bolts.pitch) / 2 - y,
      y: x,
    })),
    size: inputs.boltSize,
    hole: standardHole(inputs.boltSize),
    plate: { free: unsupported, end: length - unsupported, width },
    brace: {
      end: joint.edgeMember,
      side: joint.edgeMemberAcross + ((bolts.columns - 1) * bolts.gauge) / 2,
    },
    angle: joint.angle,
    weld: { ...filletMark(inputs), tail: `${filletMark(inputs).tail}, ${text(joint.weldLength)} long` },
    edge: edgePlate,
    words,
  };
  return {
    depth: width,
    words,
    designActions: (entered) => memberEndActions(joint, entered),
    rows: [OTHER_ACTIONS, ...boundRows(BRACING_CLEAT_ROWS, joint)],
    always: [...bracingCleatDetailing(joint), ...elsewhereRows(inputs.braceBy, BRACE_SUPPORT)],
    forces: ({ n }) => drawn.bolts.map((place) => ({ ...place, vx: -n / count, vy: 0, tension: 0 })),
    otherForces: (actions) => [
      {
        figure: "cleat",
        at: "weld",
        name: "Weld",
        path: "/weldLeg",
        checks: ["weld"],
        forces: weldEnds(joint, actions),
      },
    ],
    figures: (shown, across) => bracingFigures(drawn, shown, across),
    parts: [
      {
        part: "Cleat",
        count: 1,
        size: `${plateWords(width, inputs)}, about ${text(length)} long`,
        mass: plateMass(length, width, plate.t),
      },
    ],
    bolts: [{ bolts: "Bolts", count, grip: plate.t + (joint.planes === 2 ? 2 : 1) * joint.part.t }],
    welds: [{ weld: "Cleat to support, both sides", leg: inputs.weldLeg, length: 2 * joint.weldLength }],
    layout: [
      ["Length of the cleat on the line of the force (mm)", text(length)],
      ["Bolted thickness of the brace (mm)", text(joint.part.t)],
    ],
  };
}

function problems(inputs: ConnectionInputs, sections: Sections): readonly Problem[] {
  const found: Problem[] = [...plateProblems(inputs)];
  const joint = found.length > 0 ? undefined : bracing(inputs, sections);
  if (sections.cleat && !partOf(sections.cleat)) {
    found.push(error("/brace", "The brace must be an angle, bolted by a leg, or a channel, by its web."));
  }
  if (joint && found.length === 0) found.push(...legProblems(joint), ...factorProblems(joint));
  const isWrong = found.some(({ kind }) => kind === "error");
  return joint && !isWrong ? [...found, ...engineProblems(bracingCleatProblems(joint), FIELDS)] : found;
}

/** k_t of one section that is joined on one face, of an unequal angle by its short leg. Source AS 4100 Table 7.3.2. */
const ONE_FACE = { most: 0.85, short: 0.75 } as const;

/** A factor of a brace on both faces of the cleat, entered of one on one face. */
function factorProblems({ member, kt, planes }: BracingCleat): readonly Problem[] {
  if (planes === 2) return [];
  if (kt > ONE_FACE.most) {
    const message =
      "One section that is joined on one face has 0.85 at most, an unequal angle by its short leg 0.75 (Table 7.3.2). Choose two shear planes for a section on each face.";
    return [error("/kt", message)];
  }
  const dimensions = member.plates?.dimensions;
  const isUnequal = dimensions?.shape === "angle" && dimensions.b1 !== dimensions.b2;
  return isUnequal && kt > ONE_FACE.short
    ? [note("/kt", "0.85 is for the long leg; an angle that is joined by its short leg has 0.75.")]
    : [];
}

/** Lines of bolts that are not on the flat part of the leg or web. */
function legProblems({ member, bolts, edgeMemberAcross: side, part }: BracingCleat): readonly Problem[] {
  const dimensions = member.plates?.dimensions;
  const isAngle = dimensions?.shape === "angle";
  const width = isAngle ? Math.max(dimensions.b1, dimensions.b2) : member.d;
  const other = (isAngle ? part.t : member.tf) + rootRadius(member) + standardHole(bolts.size) / 2;
  const flange = isAngle ? 0 : other;
  const last = side + (bolts.columns - 1) * bolts.gauge;
  return side < flange || last > width - other
    ? [
        error(
          "/braceSide",
          `The bolts are not on the flat part of the brace, which is ${text(width)} mm wide with its fillets.`,
        ),
      ]
    : [];
}

const FIELDS: Readonly<Record<string, string>> = {
  member: "brace",
  gauge: "braceGauge",
  edgePlate: "cleatEnd",
  edgeMember: "braceEnd",
  edgePlateAcross: "cleatSide",
  edgeMemberAcross: "braceSide",
  width: "cleatWidth",
  weldLength: "cleatWeld",
  unsupported: "cleatFree",
  angle: "braceAngle",
};

export const BRACING_CLEAT: JointType = {
  problems,
  build,
  hasRows: false,
  topics: topicsOf(BRACING_CLEAT_ROWS),
};
