import {
  type Check,
  isCovered,
  type NotCovered,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { regionProperties } from "@kingpost/concrete-section";
import { CLAUSES } from "../clauses.ts";
import { axisOf, type DesignSection } from "../flexure/design-section.ts";
import { tensionModulus } from "../flexure/minimum.ts";
import { type BendingSense, compressedSide } from "../flexure/strength.ts";
import { flexuralTensileStrength, uniaxialTensileStrength } from "../materials/index.ts";
import { type CheckPlace, millimetres, namesAt, requirement } from "../place.ts";
import { fitmentArea, legArea } from "./fitments.ts";
import {
  DEEP_BEAM,
  plainShearLimit,
  type ShearActions,
  type ShearMethod,
  type ShearSection,
  type ShearStrength,
  shearStrength,
} from "./shear.ts";
import { MINIMUM_FITMENTS, REVERSED_SHEAR, ROOT_STRENGTH } from "./shear-formulas.ts";

/** Greatest spacings of fitments. Source AS 3600 8.3.2.2. */
const SPACING = { usual: [0.5, 300], light: [0.75, 500] } as const;
/** Greatest spacing of legs across the width, mm. */
const LEGS_APART = 600;

/** A section in shear. Units N, Nmm, mm. */
export interface ShearCase {
  readonly section: ShearSection;
  readonly actions: ShearActions;
  readonly method: ShearMethod;
  /** Shear at the face of the support, which may crush the web: that of the section unless set. */
  readonly faceShear?: number | undefined;
  /** Greatest distance between legs across the width, mm. */
  readonly legsApart?: number | undefined;
  /** Whether torsion needs fitments here. */
  readonly hasTorsion?: boolean | undefined;
}

const isStrength = (strength: ShearStrength | NotCovered): strength is ShearStrength => !("kind" in strength);

/**
 * Strength, crushing of the web, and the need, amount and spacing of fitments.
 *
 * Units    N
 * Errors   DomainError 'bad-concrete'
 * Source   AS 3600 8.2.1.6, 8.2.1.7, 8.2.3, 8.3.2.2
 * Checked  src/shear/shear.test.ts
 */
export function shearChecks(of: ShearCase, place: CheckPlace): readonly Check[] {
  const strength = shearStrength(of.section, of.actions, of.method, SILENT);
  const shear = strengthCheck({
    names: namesAt(place, "shear", "Shear"),
    reference: of.method === "general" ? CLAUSES.generalShear : CLAUSES.simplifiedShear,
    assumptions: [],
    demand: of.actions.v,
    unit: "kN",
    capacity: (record) => capacityOf(of, record, ({ phiVu }) => phiVu),
  });
  if (!isStrength(strength)) return [shear];
  const crushing = strengthCheck({
    names: namesAt(place, "web-crushing", "Web crushing"),
    reference: CLAUSES.webCrushing,
    assumptions: [],
    demand: of.faceShear ?? of.actions.v,
    unit: "kN",
    capacity: (record) => capacityOf(of, record, ({ phiVuMax }) => phiVuMax),
  });
  const { fitments } = of.section;
  return [
    shear,
    crushing,
    fitmentsCheck(of, place),
    ...(fitments ? [spacingCheck(of, place), ...legsCheck(of, place)] : []),
  ];
}

/**
 * Shear where the loads of several combinations crack both faces: the fitments carry it alone, as the concrete is not assessed.
 *
 * Units    N
 * Source   AS 3600 8.2.4.5
 * Checked  src/shear/shear.test.ts
 */
export function reversedShearCheck(of: ShearCase, place: CheckPlace): Check {
  return strengthCheck({
    names: namesAt(place, "shear-reversed", "Shear where both faces crack, without the concrete"),
    reference: CLAUSES.reversedShear,
    assumptions: ["Combinations in both senses bend the section beyond its cracking moment."],
    demand: of.actions.v,
    unit: "kN",
    capacity: (record) => {
      const strength = shearStrength(of.section, of.actions, of.method, record);
      if (!isStrength(strength)) return strength;
      const { phi, vus, phiVuMax: crushing } = strength;
      return record.formula(REVERSED_SHEAR, { phi, vus, crushing });
    },
  });
}

/**
 * Whether a moment, beside an axial force, cracks a section.
 *
 *   M* / Z - N* / A > f'ct.f
 *
 * Shape    gross section; `m` not negative, `n` compression positive
 * Units    N, Nmm
 * Source   AS 3600 3.1.1.3; statics
 */
export function isCracked(
  section: DesignSection,
  sense: BendingSense,
  { m, n }: { readonly m: number; readonly n: number },
): boolean {
  const z = tensionModulus(section, sense, "gross", SILENT);
  const { area } = regionProperties(section.region);
  return m / z - n / area > flexuralTensileStrength(section.concrete.fc, SILENT);
}

/**
 * Whether an axial tension cracks the face that a moment compresses, up to which the strain at mid-depth is limited to 3.0e-3.
 *
 *   - M* / Z - N* / A > f'ct.f
 *
 * Shape    gross section; `m` not negative, `n` compression positive
 * Units    N, Nmm
 * Source   AS 3600 8.2.4.2, 3.1.1.3; statics
 * Checked  packages/design/src/concrete-beam/longitudinal.test.ts
 */
export const isCompressedFaceCracked = (
  section: DesignSection,
  sense: BendingSense,
  { m, n }: { readonly m: number; readonly n: number },
): boolean => isCracked(section, sense === "sagging" ? "hogging" : "sagging", { m: 0 - m, n });

/** Bending with an axial tension. Units N, Nmm; neither is negative. */
interface PulledSection {
  readonly m: number;
  readonly n: number;
}

/** The moment up to which an axial tension at the plastic centroid acts within the bars: with more it leaves the face compressed. Units Nmm. */
export function pulledMoment(section: DesignSection, sense: BendingSense, n: number): number {
  const { view, centroid } = axisOf(section, compressedSide(sense));
  const along = centroid.x * view.direction.x + centroid.y * view.direction.y;
  const outer = Math.max(0, ...view.bars.map(({ depth }) => depth));
  return n * Math.max(0, outer - (view.top - along));
}

/**
 * Whether an axial tension cracks a section from face to face: it cracks the tension face, and then no concrete is compressed.
 *
 *   M* / Z + N* / A > f'ct and M* < N* y
 *
 * Shape    gross section; y from the plastic centroid to the outermost bars
 * Units    N, Nmm
 * Source   AS 3600 8.2.4.2, 3.1.1.3; statics
 * Checked  packages/design/src/concrete-beam/axial-tension.test.ts
 */
export function isCrackedThrough(
  section: DesignSection,
  sense: BendingSense,
  { m, n }: PulledSection,
): boolean {
  if (n <= 0 || m >= pulledMoment(section, sense, n)) return false;
  const z = tensionModulus(section, sense, "gross", SILENT);
  const { area } = regionProperties(section.region);
  return m / z + n / area > uniaxialTensileStrength(section.concrete.fc, SILENT);
}

function capacityOf(of: ShearCase, record: Recorder, value: (strength: ShearStrength) => number) {
  const strength = shearStrength(of.section, of.actions, of.method, record);
  return isStrength(strength) ? value(strength) : strength;
}

/** Whether fitments are needed, and whether they are at least the minimum then: a rule, where there are fitments. */
function fitmentsCheck(of: ShearCase, place: CheckPlace): Check {
  const { section, actions, method, hasTorsion = false } = of;
  const names = namesAt(place, "fitments", "Minimum fitments");
  const { fitments, bv, concrete } = section;
  const limit = (record: Recorder) => plainShearLimit(section, actions, method, record);
  const plain = limit(SILENT);
  const isDeep = section.depth >= DEEP_BEAM;
  const isNeeded = isDeep || hasTorsion || !isCovered(plain) || actions.v > plain;
  if (!fitments && (isDeep || hasTorsion)) {
    return requirement(names, {
      reference: CLAUSES.shearFitmentsRequired,
      isMet: false,
      finding: `No fitments. ${neededBecause(isDeep, hasTorsion)}`,
    });
  }
  if (!isNeeded || !fitments) {
    const withoutFitments = {
      names,
      reference: CLAUSES.shearFitmentsRequired,
      demand: actions.v,
      unit: "kN",
      capacity: limit,
    } as const;
    return fitments
      ? requirementCheck({ ...withoutFitments, assumptions: [NOT_NEEDED] })
      : strengthCheck({
          ...withoutFitments,
          assumptions: isNeeded ? [neededBecause(isDeep, hasTorsion)] : [],
        });
  }
  return requirementCheck({
    names,
    reference: CLAUSES.minimumShear,
    assumptions: [neededBecause(isDeep, hasTorsion)],
    demand: fitments.ductility === "N" ? fitmentArea(fitments) : 0,
    relation: "≥",
    unit: "mm²",
    capacity: (record) => {
      limit(record);
      const root = record.formula(ROOT_STRENGTH, { fc: concrete.fc });
      return record.formula(MINIMUM_FITMENTS, { root, bv, fsyf: fitments.fsyf, s: fitments.spacing });
    },
  });
}

const NOT_NEEDED = "Fitments are not needed: V* is not more than k_sφV_uc (Clause 8.2.1.6).";

function neededBecause(isDeep: boolean, hasTorsion: boolean): string {
  if (isDeep) return "Fitments are needed: the depth is 750 mm or more (Clause 8.2.1.6).";
  if (hasTorsion) return "Fitments are needed: T* is more than 0.25φT_cr (Clause 8.2.1.6).";
  return "Fitments are needed: V* is more than k_sφV_uc (Clause 8.2.1.6).";
}

function spacingCheck(of: ShearCase, place: CheckPlace): Check {
  const { section, actions, method } = of;
  const { fitments, depth } = section;
  const names = namesAt(place, "fitment-spacing", "Spacing of fitments");
  const isLight = actions.v <= minimumStrength(section, actions, method);
  const [part, most] = isLight ? SPACING.light : SPACING.usual;
  const limit = Math.min(part * depth, most);
  const spacing = fitments?.spacing ?? 0;
  return requirement(
    { ...names, group: "Detailing" },
    {
      reference: CLAUSES.fitmentSpacing,
      isMet: spacing <= limit,
      finding: `${millimetres(spacing)}, at most ${millimetres(limit)}: the smaller of ${part}D and ${most} mm${isLight ? ", as V* is not more than φV_u.min" : ""}`,
    },
  );
}

/** Design strength with minimum fitments at the same spacing. Units N. */
function minimumStrength(section: ShearSection, actions: ShearActions, method: ShearMethod): number {
  const { fitments, concrete, bv } = section;
  if (!fitments) return 0;
  const root = ROOT_STRENGTH.evaluate({ fc: concrete.fc });
  const least = MINIMUM_FITMENTS.evaluate({ root, bv, fsyf: fitments.fsyf, s: fitments.spacing });
  if (fitmentArea(fitments) < least) return 0;
  // The smallest double more, so that it is not less than the minimum by rounding.
  const area = Math.min((least / fitments.legs) * (1 + 1e-12), legArea(fitments));
  const strength = shearStrength(
    { ...section, fitments: { ...fitments, legArea: area } },
    actions,
    method,
    SILENT,
  );
  return isStrength(strength) ? strength.phiVu : 0;
}

function legsCheck(of: ShearCase, place: CheckPlace): readonly Check[] {
  const { legsApart, section } = of;
  if (legsApart === undefined) return [];
  const names = namesAt(place, "fitment-legs", "Transverse spacing of fitment legs");
  const limit = Math.min(LEGS_APART, section.depth);
  return [
    requirement(
      { ...names, group: "Detailing" },
      {
        reference: CLAUSES.fitmentSpacing,
        isMet: legsApart <= limit,
        finding: `${millimetres(legsApart)}, at most ${millimetres(limit)}: the smaller of D and 600 mm`,
      },
    ),
  ];
}
