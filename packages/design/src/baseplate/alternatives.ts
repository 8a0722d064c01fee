import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import { attempt, isUnavailable, parseInputs } from "@kingpost/calc";
import type { Candidate, ModuleAlternatives, Rating, Remedy, StudyPoint } from "../alternatives.ts";
import { isChecked, isRemedy, type Rated, ratingOf, ratiosOf, resultText } from "../rating.ts";
import type { RawInputs } from "../raw-inputs.ts";
import type { Resources } from "../runnable-module.ts";
import { sectionOf } from "../section-of.ts";
import { type Study, studyPoints } from "../studies.ts";
import { boltPositions } from "./base-design.ts";
import { designed } from "./design.ts";
import { type BaseplateInputs, FIELDS } from "./fields.ts";
import { problems } from "./problems.ts";

/** Kinds of checks in the table of candidates. */
const KINDS: Readonly<Record<string, string>> = {
  "concrete-bearing": "Concrete",
  "bearing-moment": "Concrete",
  "plate-bearing": "Plate",
  "plate-tension": "Plate",
  "bolt-tension": "Bolts",
  "bolt-interaction": "Bolts",
  "bolt-bending": "Bolts",
  shear: "Shear",
  weld: "Weld",
  "weld-at-bolt": "Weld",
  cone: "Cone",
  stability: "Stability",
};

/** Bolts and a plate without these are no candidate. */
const GOVERNING: ReadonlySet<string> = new Set(["Concrete", "Plate", "Bolts"]);

/** Plates to AS/NZS 3678, mm. */
const THICKNESSES = [12, 16, 20, 25, 28, 32, 36, 40, 45, 50, 60, 70, 80, 90, 100] as const;

/** Density of steel, kg/mm3. */
const DENSITY = 7.85e-6;

function readInputs(raw: RawInputs): BaseplateInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : parsed.inputs;
}

/** Undefined where the base cannot be made or calculated. */
function rate(inputs: BaseplateInputs, resources: Resources): Rated | undefined {
  const record = sectionOf(inputs.section, resources);
  if (!record || problems(inputs, resources).some(({ kind }) => kind === "error")) return undefined;
  const result = attempt(() => designed(inputs, record));
  return isUnavailable(result) ? undefined : ratingOf(result.checks);
}

/** The thinnest plate with which a base passes, or the thickest. */
function thinnest(
  inputs: BaseplateInputs,
  resources: Resources,
): { readonly thickness: number; readonly rated: Rated } | undefined {
  let last: { readonly thickness: number; readonly rated: Rated } | undefined;
  for (const thickness of THICKNESSES) {
    const rated = rate({ ...inputs, plateThickness: thickness }, resources);
    if (!rated) continue;
    last = { thickness, rated };
    if (isRemedy(rated)) return last;
    // A thicker plate does not help other checks.
    if (!failsBy(rated, "plate-")) return last;
  }
  return last;
}

const failsBy = ({ checks }: Rated, start: string): boolean =>
  checks.some((check) => check.id.startsWith(start) && check.kind === "limit" && check.ratio > 1);

/** Every pattern, size and grade of bolts, each with the thinnest plate that passes. */
function* candidates(raw: RawInputs, resources: Resources): Generator<Candidate | undefined> {
  const inputs = readInputs(raw);
  if (!inputs) return;
  const patterns = FIELDS.boltPattern.options.map(({ value }) => value);
  for (const boltPattern of patterns) {
    for (const boltSize of BOLT_SIZES) {
      for (const boltGrade of BOLT_GRADES) {
        const changes = { boltPattern, boltSize, boltGrade, hole: 0 } as const;
        const found = thinnest({ ...inputs, ...changes }, resources);
        if (!found) {
          yield undefined;
          continue;
        }
        const { thickness, rated } = found;
        const { verdict, ratio, governing } = rated;
        yield {
          id: `${boltPattern} ${boltSize} ${boltGrade}`,
          name: `${boltPositions({ ...inputs, boltPattern }).length} ${boltSize} ${boltGrade}/S`,
          detail: `${thickness} mm plate`,
          mass: DENSITY * inputs.plateLength * inputs.plateWidth * thickness,
          depth: thickness,
          verdict,
          ratio,
          governing,
          ratios: ratiosOf(rated.checks, KINDS),
          isChecked: isChecked(rated, KINDS, GOVERNING),
          changes: { ...changes, plateThickness: thickness },
        };
      }
    }
  }
}

/** The thinnest plate, the smallest bolts, the smallest larger plate that make the base pass. */
function* remedies(raw: RawInputs, resources: Resources): Generator<Remedy | undefined> {
  const inputs = readInputs(raw);
  if (!inputs || rate(inputs, resources)?.verdict !== "fail") return;
  const remedy = (id: string, title: string, changes: Partial<BaseplateInputs>, rating: Rating): Remedy => ({
    id,
    title,
    result: resultText(rating),
    inputs: { ...raw, ...changes },
  });
  for (const thickness of THICKNESSES.filter((one) => one > inputs.plateThickness)) {
    const changes = { plateThickness: thickness };
    const rating = rate({ ...inputs, ...changes }, resources);
    if (isRemedy(rating)) {
      yield remedy(`thickness/${thickness}`, `Use a ${thickness} mm plate`, changes, rating);
      break;
    }
    yield undefined;
  }
  const sizes = BOLT_SIZES.flatMap((boltSize) => BOLT_GRADES.map((boltGrade) => ({ boltSize, boltGrade })));
  for (const bolts of sizes) {
    const found = thinnest({ ...inputs, ...bolts, hole: 0 }, resources);
    if (found && isRemedy(found.rated)) {
      const { thickness, rated } = found;
      yield remedy(
        `bolts/${bolts.boltSize}`,
        `Use ${bolts.boltSize} Grade ${bolts.boltGrade}/S bolts and a ${thickness} mm plate`,
        { ...bolts, hole: 0, plateThickness: thickness },
        rated,
      );
      break;
    }
    yield undefined;
  }
  for (let more = 50; more <= 400; more += 50) {
    const changes = {
      plateLength: inputs.plateLength + more,
      plateWidth: inputs.plateWidth + more,
      pitch: inputs.pitch === 0 ? 0 : inputs.pitch + more,
    };
    const found = thinnest({ ...inputs, ...changes }, resources);
    if (found && isRemedy(found.rated)) {
      const { thickness, rated } = found;
      const size = `${changes.plateLength} \u00d7 ${changes.plateWidth} \u00d7 ${thickness} mm`;
      yield remedy(`plate/${more}`, `Use a ${size} plate`, { ...changes, plateThickness: thickness }, rated);
      return;
    }
    yield undefined;
  }
}

type Quantity = "n" | "mx" | "my";

const scaled = (inputs: BaseplateInputs, k: number, of: readonly Quantity[]): BaseplateInputs => {
  const changed = <Row extends Readonly<Record<Quantity, number>>>(row: Row): Row => ({
    ...row,
    ...Object.fromEntries(of.map((quantity) => [quantity, k * row[quantity]])),
  });
  return { ...inputs, actions: inputs.actions.map(changed), caseActions: inputs.caseActions.map(changed) };
};

const STUDIES: readonly Study<BaseplateInputs>[] = [
  {
    study: "Plate thickness",
    axis: "Thickness (mm)",
    scaled: (inputs, k) => ({ ...inputs, plateThickness: k * inputs.plateThickness }),
    value: ({ plateThickness }, k) => k * plateThickness,
  },
  {
    study: "Axial forces",
    axis: "Factor",
    scaled: (inputs, k) => scaled(inputs, k, ["n"]),
    value: (_, k) => k,
  },
  {
    study: "Moments",
    axis: "Factor",
    scaled: (inputs, k) => scaled(inputs, k, ["mx", "my"]),
    value: (_, k) => k,
  },
];

/** The verdict with other thicknesses and actions, between half and one and a half times the present ones. */
function* sensitivity(raw: RawInputs, resources: Resources): Generator<StudyPoint | undefined> {
  const inputs = readInputs(raw);
  if (!inputs) return;
  const hasMoment = [...inputs.actions, ...inputs.caseActions].some(({ mx, my }) => mx !== 0 || my !== 0);
  const studies = STUDIES.filter(({ study }) => hasMoment || study !== "Moments");
  yield* studyPoints(studies, inputs, (of) => rate(of, resources));
}

export const BASEPLATE_ALTERNATIVES: ModuleAlternatives = { candidates, remedies, sensitivity };
