import { CLAUSES, PHI, standardHoleOf } from "@kingpost/as4100";
import {
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import type { JointProblem } from "../detailing/problems.ts";
import { type JointActions, type JointCheck, type JointRow, jointRow, type PlateSteel } from "../joint.ts";
import { designBearing, designTearOut } from "../plies/bearing.ts";
import { JOINT_REFERENCES } from "../references.ts";
import {
  BESIDE_AREA,
  PHI_PIN,
  PIN_AREA,
  PIN_BEARING,
  PIN_BENDING,
  PIN_HOLE,
  PIN_MOMENT,
  PIN_SHEAR,
  PIN_THICKNESS,
  REQUIRED_AREA,
} from "./pin-formulas.ts";

/** A plate with a pin through it. Units mm. */
export interface PinPlate {
  readonly steel: PlateSteel;
  readonly hole: number;
  /** Across the force. */
  readonly width: number;
  /** From the centre of the hole to the end of the plate. */
  readonly end: number;
}

/** One inner plate between two outer ones. Units mm, MPa. */
export interface PinJoint {
  readonly diameter: number;
  readonly fyp: number;
  /** Whether the joint is intended to rotate. */
  readonly rotates: boolean;
  readonly inner: PinPlate;
  readonly outer: PinPlate;
  /** Between the inner and each outer plate. */
  readonly gap: number;
}

/** Factor of a pin that is intended to rotate. Source AS 4100 9.4.2. */
const ROTATING = 0.5;

const NO_FORCE: NotCovered = { kind: "not-applicable", reason: "No force acts." };
const NO_TENSION: NotCovered = { kind: "not-applicable", reason: "No tension acts." };

/** Design shear capacity of a pin: 0.8 x 0.62 fyp ns Ap. Units mm, MPa, out N. Source AS 4100 9.4.1. */
export function designPinShear(
  { diameter: df, fyp }: Pick<PinJoint, "diameter" | "fyp">,
  ns: number,
  record: Recorder,
): number {
  const area = record.formula(PIN_AREA, { df });
  return record.formula(PIN_SHEAR, { phi: PHI_PIN, fyp, ns, area });
}

/** Design bearing capacity of a pin in a plate: 0.8 x 1.4 fyp df tp kp. Units mm, MPa, out N. Source AS 4100 9.4.2. */
export function designPinBearing(
  { diameter: df, fyp, rotates }: Pick<PinJoint, "diameter" | "fyp" | "rotates">,
  tp: number,
  record: Recorder,
): number {
  return record.formula(PIN_BEARING, { phi: PHI_PIN, fyp, df, tp, kp: rotates ? ROTATING : 1 });
}

/** Design moment capacity of a pin: 0.8 fyp df^3 / 6. Units mm, MPa, out Nmm. Source AS 4100 9.4.3. */
export function designPinBending(
  { diameter: df, fyp }: Pick<PinJoint, "diameter" | "fyp">,
  record: Recorder,
): number {
  return record.formula(PIN_BENDING, { phi: PHI_PIN, fyp, df });
}

type PinCheck = JointCheck<PinJoint>;
type Part = "inner" | "outer";

/** The force of the inner plate, or half of it of each outer one. */
const forceOf = (part: Part, { n }: JointActions) => Math.abs(n) / (part === "inner" ? 1 : 2);

const shear: PinCheck = (pin, { n }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.pinShear,
    demand: Math.abs(n),
    unit: "kN",
    assumptions: [],
    capacity: (record) => (n === 0 ? NO_FORCE : designPinShear(pin, 2, record)),
  });

const bending: PinCheck = (pin, { n }, names) => {
  const moment = (record: Recorder) =>
    record.formula(PIN_MOMENT, {
      v: Math.abs(n),
      t1: pin.outer.steel.t,
      gap: pin.gap,
      t2: pin.inner.steel.t,
    });
  return strengthCheck({
    names,
    reference: CLAUSES.pinBending,
    demand: moment(SILENT),
    unit: "kNm",
    assumptions: ["The force of each plate is uniform over its thickness."],
    derivation: (record) => {
      moment(record);
    },
    capacity: (record) => (n === 0 ? NO_FORCE : designPinBending(pin, record)),
  });
};

const bearing =
  (part: Part): PinCheck =>
  (pin, actions, names) =>
    strengthCheck({
      names,
      reference: CLAUSES.pinBearing,
      demand: forceOf(part, actions),
      unit: "kN",
      assumptions: [],
      capacity: (record) => (actions.n === 0 ? NO_FORCE : designPinBearing(pin, pin[part].steel.t, record)),
    });

const plyBearing =
  (part: Part): PinCheck =>
  (pin, actions, names) =>
    strengthCheck({
      names,
      reference: CLAUSES.plyBearing,
      demand: forceOf(part, actions),
      unit: "kN",
      assumptions: [],
      capacity: (record) =>
        actions.n === 0
          ? NO_FORCE
          : designBearing({ steel: pin[part].steel, diameter: pin.diameter }, record),
    });

/** Toward the end of the plate, under tension. */
const tearOut =
  (part: Part): PinCheck =>
  (pin, actions, names) => {
    const { steel, hole, end } = pin[part];
    const ply = { steel, hole, diameter: pin.diameter, points: [], edges: {} };
    return strengthCheck({
      names,
      reference: CLAUSES.plyBearing,
      demand: forceOf(part, actions),
      unit: "kN",
      assumptions: [],
      capacity: (record) =>
        actions.n < 0 ? designTearOut(ply, { side: "right", to: "edge", distance: end }, record) : NO_TENSION,
    });
  };

/** Areas of the plate beyond and beside the hole. Units mm2. */
const area =
  (part: Part, of: "beyond" | "beside"): PinCheck =>
  (pin, actions, names) => {
    const { steel, hole, end, width } = pin[part];
    const { t, fy, fu } = steel;
    const provided = of === "beyond" ? (end - hole / 2) * t : (width - hole) * t;
    return strengthCheck({
      names,
      reference: CLAUSES.pinConnection,
      demand: Math.max(provided, 0),
      relation: "≥",
      unit: "mm²",
      assumptions: [],
      capacity: (record) => {
        if (actions.n >= 0) return NO_TENSION;
        const an = record.formula(REQUIRED_AREA, { n: forceOf(part, actions), phi: PHI, fy, fu });
        return of === "beyond" ? an : record.formula(BESIDE_AREA, { an });
      },
    });
  };

const NO_COMPRESSION: NotCovered = { kind: "not-applicable", reason: "No compression acts." };
const BUCKLING: NotCovered = {
  kind: "not-covered",
  reason:
    "Buckling of the plates under compression is not covered: the pin turns, and the free length of the plates is not known. Check the plates and the member together as a strut that is hinged at the pin.",
};

const buckling: PinCheck = (_, { n }, names) =>
  strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: Math.abs(n),
    unit: "kN",
    assumptions: [],
    capacity: () => (n > 0 ? BUCKLING : NO_COMPRESSION),
  });

const ofPart = (part: Part): readonly JointRow<PinJoint>[] => {
  const name = `${part} plate`;
  const topic = part === "inner" ? "Inner plate" : "Outer plates";
  return [
    jointRow(`pin-bearing-${part}`, `Pin bearing, ${name}`, "Pin", bearing(part)),
    jointRow(`ply-bearing-${part}`, `Bearing of the ${name}`, topic, plyBearing(part)),
    jointRow(`tear-out-${part}`, `Tear-out of the ${name}`, topic, tearOut(part)),
    jointRow(`area-beyond-${part}`, `Area beyond the hole, ${name}`, topic, area(part, "beyond")),
    jointRow(`area-beside-${part}`, `Area beside the hole, ${name}`, topic, area(part, "beside")),
  ];
};

/** The checks of a pin joint under the axial force of one combination, compression positive. */
export const PIN_ROWS: readonly JointRow<PinJoint>[] = [
  jointRow("pin-shear", "Pin in shear", "Pin", shear),
  jointRow("pin-bending", "Pin in bending", "Pin", bending),
  jointRow("plate-buckling", "Buckling of the plates", "Plates", buckling),
  ...ofPart("inner"),
  ...ofPart("outer"),
];

export function pinChecks(
  pin: PinJoint,
  actions: JointActions,
  action?: CheckNames["action"],
): readonly Check[] {
  return PIN_ROWS.map(({ id, title, check }) => check(pin, actions, { id, title, action }));
}

/** Clearance of the hole of a pin that turns, mm. Source AISC 360 D5.2 (recalled). */
const CLEARANCE = 1;

/** The greatest clearance at which a pin is taken to bear across its diameter: without turning, that of a bolt. Units mm. */
const clearanceOf = ({ diameter, rotates }: PinJoint): number =>
  rotates ? CLEARANCE : standardHoleOf(diameter) - diameter;

/** Bearing counts the whole diameter of the pin, which is so in a hole that fits it. */
function holeCheck(pin: PinJoint): Check {
  const hole = Math.max(pin.inner.hole, pin.outer.hole);
  const reference = pin.rotates ? JOINT_REFERENCES.pinHole : CLAUSES.holes;
  return requirementCheck({
    names: { id: "detailing/pin-hole", title: "Hole of the pin", group: "Detailing" },
    reference,
    demand: hole,
    unit: "mm",
    assumptions: [],
    capacity: (record) => {
      const most = record.formula(PIN_HOLE, { df: pin.diameter, c: clearanceOf(pin) });
      return hole > most ? LOOSE_PIN : most;
    },
  });
}

const LOOSE_PIN: NotCovered = {
  kind: "not-covered",
  reason:
    "A pin bears on a part of its diameter in a hole that is much larger, which is not covered: make the hole at most 1 mm larger than a pin that is intended to rotate, 2 mm larger than one of up to 24 mm, or 3 mm larger than any other.",
};

/** What a pin joint must meet whatever its actions are. Source AS 4100 7.5, 14.3.2. */
export function pinDetailing(pin: PinJoint): readonly Check[] {
  return [holeCheck(pin), ...dishing(pin)];
}

function dishing(pin: PinJoint): readonly Check[] {
  return (["inner", "outer"] as const).map((part) => {
    const { steel, width, hole } = pin[part];
    return requirementCheck({
      names: {
        id: `detailing/thickness-${part}`,
        title: `Thickness of the ${part} plate for dishing`,
        group: "Detailing",
      },
      reference: CLAUSES.pinConnection,
      demand: steel.t,
      relation: "≥",
      unit: "mm",
      assumptions: [],
      capacity: (record) => record.formula(PIN_THICKNESS, { beside: (width - hole) / 2 }),
    });
  });
}

/** Why a pin joint has no design. */
export function pinProblems(pin: PinJoint): readonly JointProblem[] {
  return (["inner", "outer"] as const).flatMap((part) => {
    const { hole, width, end } = pin[part];
    return [
      ...(hole < pin.diameter
        ? [{ code: `${part}.hole`, message: `The hole of the ${part} plate is smaller than the pin.` }]
        : []),
      ...(width <= hole || end <= hole / 2
        ? [{ code: part, message: `The hole is not inside the ${part} plate: make it wider or longer.` }]
        : []),
    ];
  });
}
