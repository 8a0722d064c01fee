import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import { isRemedy, type Rated } from "../frame/alternatives/rating.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import { topicsOf } from "../frame/checks/check-rows.ts";
import { boltPositions } from "./base-design.ts";
import { BASE_CHECKS } from "./checks.ts";
import { type BaseplateInputs, FIELDS } from "./fields.ts";
import { BASEPLATE_MODULE } from "./module.ts";

/** Plates to AS/NZS 3678, mm. */
const THICKNESSES = [12, 16, 20, 25, 28, 32, 36, 40, 45, 50, 60, 70, 80, 90, 100] as const;

/** Density of steel, kg/mm3. */
const DENSITY = 7.85e-6;

type Changes = Partial<BaseplateInputs>;

interface Plated {
  readonly thickness: number;
  readonly changes: Changes;
  readonly rated: Rated;
}

const failsByPlate = ({ checks }: Rated): boolean =>
  checks.some(({ id, ...check }) => id.startsWith("plate-") && check.kind === "limit" && check.ratio > 1);

/** The thinnest plate with which a base passes, or the thickest that is of use: a thicker plate does not help other checks. */
function thinnest({ rate }: Search<BaseplateInputs>, others: Changes): Plated | undefined {
  let last: Plated | undefined;
  for (const thickness of THICKNESSES) {
    const changes = { ...others, plateThickness: thickness };
    const rated = rate(changes);
    if (!rated) continue;
    last = { thickness, changes, rated };
    if (isRemedy(rated) || !failsByPlate(rated)) return last;
  }
  return last;
}

const BOLTS = BOLT_SIZES.flatMap((boltSize) =>
  BOLT_GRADES.map((boltGrade) => ({ boltSize, boltGrade, hole: 0 })),
);

/** Every pattern, size and grade of bolts, each with the thinnest plate that passes. */
function* candidates(search: Search<BaseplateInputs>) {
  const { inputs } = search;
  for (const { value: boltPattern } of FIELDS.boltPattern.options) {
    const count = boltPositions({ ...inputs, boltPattern }).length;
    for (const bolts of BOLTS) {
      const { boltSize, boltGrade } = bolts;
      const found = thinnest(search, { ...bolts, boltPattern });
      yield found && {
        id: `${boltPattern} ${boltSize} ${boltGrade}`,
        name: `${count} ${boltSize} ${boltGrade}/S`,
        detail: `${found.thickness} mm plate`,
        mass: DENSITY * inputs.plateLength * inputs.plateWidth * found.thickness,
        depth: found.thickness,
        changes: found.changes,
        rated: found.rated,
      };
    }
  }
}

function* thickerPlates({ inputs }: Search<BaseplateInputs>) {
  for (const thickness of THICKNESSES.filter((one) => one > inputs.plateThickness)) {
    const changes = { plateThickness: thickness };
    yield { id: `thickness/${thickness}`, title: `Use a ${thickness} mm plate`, changes };
  }
}

function* largerBolts(search: Search<BaseplateInputs>) {
  for (const bolts of BOLTS) {
    const found = thinnest(search, bolts);
    const { boltSize, boltGrade } = bolts;
    yield found && {
      ...found,
      id: `bolts/${boltSize}`,
      title: `Use ${boltSize} Grade ${boltGrade}/S bolts and a ${found.thickness} mm plate`,
    };
  }
}

function* largerPlates(search: Search<BaseplateInputs>) {
  const { plateLength, plateWidth, pitch } = search.inputs;
  for (let more = 50; more <= 400; more += 50) {
    const [length, width] = [plateLength + more, plateWidth + more];
    const changes = { plateLength: length, plateWidth: width, pitch: pitch === 0 ? 0 : pitch + more };
    const found = thinnest(search, changes);
    yield found && {
      ...found,
      id: `plate/${more}`,
      title: `Use a ${length} \u00d7 ${width} \u00d7 ${found.thickness} mm plate`,
    };
  }
}

const actionStudy = (study: string, ...names: readonly ("n" | "mx" | "my")[]): Study<BaseplateInputs> => ({
  study,
  axis: "Factor",
  scaled: (inputs, k) => ({
    ...inputs,
    actions: scaledRows(inputs.actions, k, ...names),
    caseActions: scaledRows(inputs.caseActions, k, ...names),
  }),
  value: (_, k) => k,
});

const THICKNESS: Study<BaseplateInputs> = {
  study: "Plate thickness",
  axis: "Thickness (mm)",
  scaled: (inputs, k) => ({ ...inputs, plateThickness: k * inputs.plateThickness }),
  value: ({ plateThickness }, k) => k * plateThickness,
};

export const BASEPLATE_ALTERNATIVES = moduleAlternatives(BASEPLATE_MODULE, {
  topics: { ...topicsOf(BASE_CHECKS), stability: "Stability" },
  governing: new Set(["Concrete", "Plate", "Bolts"]),
  candidates,
  remedies: [thickerPlates, largerBolts, largerPlates],
  studies: ({ actions, caseActions }) => {
    const hasMoment = [...actions, ...caseActions].some(({ mx, my }) => mx !== 0 || my !== 0);
    const moments = hasMoment ? [actionStudy("Moments", "mx", "my")] : [];
    return [THICKNESS, actionStudy("Axial forces", "n"), ...moments];
  },
});
