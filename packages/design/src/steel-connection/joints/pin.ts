import { CLAUSES, plateStrength } from "@kingpost/as4100";
import { type Problem, requirementCheck } from "@kingpost/calc";
import { PIN_ROWS, type PinJoint, type PinPlate, pinDetailing, pinProblems } from "@kingpost/connections";
import { type CheckRow, topicsOf } from "../../frame/checks/check-rows.ts";
import { error } from "../../frame/problems.ts";
import type { ConnectionInputs } from "../fields.ts";
import { type DrawnPin, pinFigures } from "../figures/group-figures.ts";
import { boundRows } from "./bound-rows.ts";
import type { BuiltJoint, LoadedJoint } from "./built-joint.ts";
import type { JointType } from "./joint-type.ts";
import { engineProblems } from "./simple.ts";
import { plateMass, plateWords, text } from "./words.ts";

/** Clearance of a hole that is not entered, mm: practice for a pin that fits. */
const CLEARANCE = 1;

const holeOf = ({ pinHole, pinDiameter }: ConnectionInputs): number =>
  pinHole > 0 ? pinHole : pinDiameter + CLEARANCE;

function plate(inputs: ConnectionInputs, t: number): PinPlate {
  const strength = plateStrength(inputs.plateGrade, t);
  if (!strength) throw new TypeError("Inputs without an error have plates.");
  return { steel: { t, ...strength }, hole: holeOf(inputs), width: inputs.pinWidth, end: inputs.pinEnd };
}

const pinJoint = (inputs: ConnectionInputs): PinJoint => ({
  diameter: inputs.pinDiameter,
  fyp: inputs.pinFy,
  rotates: inputs.pinRotates,
  inner: plate(inputs, inputs.innerThickness),
  outer: plate(inputs, inputs.outerThickness),
  gap: inputs.pinGap,
});

/** A pin carries the axial force alone. */
const OTHER_ACTIONS: CheckRow<LoadedJoint> = {
  id: "other-actions",
  title: "Actions of the pin",
  check: ({ entered: { v, n, m } }, names) =>
    v === 0 && m === 0 && n !== 0
      ? undefined
      : requirementCheck({
          names,
          reference: CLAUSES.pinShear,
          demand: 0,
          unit: "kN",
          assumptions: [],
          capacity: () => ({
            kind: "not-covered",
            reason:
              v === 0 && m === 0
                ? "No axial force acts: enter N, tension negative."
                : "A pin between plates carries the axial force N along them, tension negative: enter it. A shear force or a moment is not covered: enter them as zero.",
          }),
        }),
};

function build(inputs: ConnectionInputs): BuiltJoint {
  const joint = pinJoint(inputs);
  const { pinWidth, pinEnd, innerThickness, outerThickness, pinGap, pinDiameter } = inputs;
  const words = `Pin of ${text(pinDiameter)} mm, ${text(innerThickness)} mm plate between two of ${text(outerThickness)} mm`;
  const drawn: DrawnPin = {
    diameter: pinDiameter,
    hole: holeOf(inputs),
    width: pinWidth,
    end: pinEnd,
    inner: innerThickness,
    outer: outerThickness,
    gap: pinGap,
    words,
  };
  const grip = innerThickness + 2 * (outerThickness + pinGap);
  const plateSize = (plateThickness: number) => plateWords(pinWidth, { ...inputs, plateThickness });
  return {
    depth: pinWidth,
    words,
    designActions: (entered) => entered,
    rows: [OTHER_ACTIONS, ...boundRows(PIN_ROWS, joint)],
    always: pinDetailing(joint),
    forces: () => [],
    otherForces: ({ n }) => [
      {
        figure: "face",
        at: "pin",
        name: "Pin",
        path: "/pinDiameter",
        checks: ["pin-shear"],
        forces: [{ x: 0, y: 0, vx: n, vy: 0, tension: 0 }],
      },
    ],
    figures: (shown, across) => pinFigures(drawn, shown, across),
    parts: [
      {
        part: "Pin",
        count: 1,
        size: `${text(pinDiameter)} mm, grip ${text(grip)} mm`,
        mass: plateMass((Math.PI / 4) * pinDiameter ** 2, grip, 1),
      },
      { part: "Inner plate", count: 1, size: plateSize(innerThickness) },
      { part: "Outer plate", count: 2, size: plateSize(outerThickness) },
    ],
    bolts: [],
    welds: [],
    layout: [
      ["Hole diameter (mm)", text(holeOf(inputs))],
      ["Grip of the pin (mm)", text(grip)],
    ],
  };
}

function problems(inputs: ConnectionInputs): readonly Problem[] {
  const found = (["innerThickness", "outerThickness"] as const).flatMap((name) =>
    plateStrength(inputs.plateGrade, inputs[name])
      ? []
      : [error(`/${name}`, `There is no plate of this grade that is ${text(inputs[name])} mm thick.`)],
  );
  return found.length > 0 ? found : engineProblems(pinProblems(pinJoint(inputs)), FIELDS);
}

const FIELDS: Readonly<Record<string, string>> = {
  diameter: "pinDiameter",
  fyp: "pinFy",
  hole: "pinHole",
  "inner.hole": "pinHole",
  "outer.hole": "pinHole",
  width: "pinWidth",
  end: "pinEnd",
  gap: "pinGap",
  inner: "pinWidth",
  outer: "pinWidth",
};

export const PIN: JointType = { problems, build, hasRows: false, topics: topicsOf(PIN_ROWS) };
