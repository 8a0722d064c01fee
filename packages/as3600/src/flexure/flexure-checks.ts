import { type Check, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { partWithin, viewAlong } from "@kingpost/concrete-section";
import { CLAUSES } from "../clauses.ts";
import { UNIFORM_STRAIN } from "../materials/index.ts";
import { type CheckPlace, namesAt, requirement } from "../place.ts";
import { type DesignSection, shapeOf } from "./design-section.ts";
import { minimumMoment, minimumSteel, type WebAndFlange } from "./minimum.ts";
import { type BendingSense, compressedSide, type FlexuralStrength, flexuralStrength } from "./strength.ts";

/** Largest neutral axis parameter without the conditions of 8.1.5. */
export const DUCTILE = 0.36;
/** Part of the design strength up to which a larger one is allowed. */
const LIGHTLY_LOADED = 0.8;
/** Compression bars over the area of concrete in compression that make a larger one acceptable. */
const COMPRESSION_BARS = 0.01;

const ASSUMPTIONS = [
  "Plane sections remain plane; concrete takes no tension; rectangular stress block (Clause 8.1.3).",
  "No prestress. No axial force.",
] as const;

/** A section in bending. Units Nmm, mm. */
export interface FlexureCase {
  readonly section: DesignSection;
  readonly sense: BendingSense;
  /** Absolute value. */
  readonly m: number;
  readonly web: WebAndFlange;
  /** Whether moments were redistributed, or come from another analysis than an elastic one. */
  readonly isRedistributed?: boolean | undefined;
}

const isStrength = (strength: ReturnType<typeof flexuralStrength>): strength is FlexuralStrength =>
  !("kind" in strength);

/**
 * Strength, ductility, minimum strength and strain of a section in bending.
 *
 * Units    Nmm
 * Errors   DomainError 'bad-concrete'
 * Source   AS 3600 8.1.3, 8.1.5, 8.1.6.1
 * Checked  src/flexure/flexure.test.ts
 */
export function flexureChecks(of: FlexureCase, place: CheckPlace): readonly Check[] {
  const strength = flexuralStrength(of.section, of.sense, SILENT);
  if (!isStrength(strength)) return [strengthCheckOf(of, place)];
  return [
    strengthCheckOf(of, place),
    ductilityCheck(of, strength, place),
    minimumCheck(of, strength, place),
    ...(strength.isBarFractured ? [strainCheck(of, strength, place)] : []),
  ];
}

function strengthCheckOf({ section, sense, m }: FlexureCase, place: CheckPlace): Check {
  return strengthCheck({
    names: namesAt(place, "bending", `Bending, ${sense}`),
    reference: CLAUSES.flexure,
    assumptions: ASSUMPTIONS,
    demand: m,
    unit: "kNm",
    capacity: (record) => {
      const strength = flexuralStrength(section, sense, record);
      // Without bars in tension nothing carries a moment: the check fails.
      return isStrength(strength) ? strength.phiMu : 0;
    },
  });
}

function ductilityCheck(of: FlexureCase, strength: FlexuralStrength, place: CheckPlace): Check {
  const { section, sense, m, isRedistributed = false } = of;
  const names = namesAt(place, "ductility", `Ductility, ${sense}`);
  const isLight = m <= LIGHTLY_LOADED * strength.phiMu;
  const isAllowed = isLight || (!isRedistributed && hasCompressionBars(section, sense, strength));
  if (strength.kuo <= DUCTILE || !isAllowed) {
    return strengthCheck({
      names,
      reference: CLAUSES.ductility,
      assumptions: [],
      demand: strength.kuo,
      unit: "",
      capacity: () => DUCTILE,
      derivation: (record) => void flexuralStrength(section, sense, record),
    });
  }
  return requirement(names, {
    reference: CLAUSES.ductility,
    isMet: true,
    finding: isLight
      ? `k_uo = ${strength.kuo.toFixed(3)} is more than 0.36, and M* is not more than 0.8φM_u`
      : `k_uo = ${strength.kuo.toFixed(3)} is more than 0.36: elastic analysis without redistribution, and restrained compression bars of 1 % of the compressed concrete`,
  });
}

function hasCompressionBars(
  section: DesignSection,
  sense: BendingSense,
  { asc, dn }: FlexuralStrength,
): boolean {
  const compressed = partWithin(viewAlong(shapeOf(section), compressedSide(sense)), dn).a;
  return section.areBarsRestrained !== false && asc >= COMPRESSION_BARS * compressed;
}

function minimumCheck(of: FlexureCase, strength: FlexuralStrength, place: CheckPlace): Check {
  const { section, sense, web } = of;
  const { fc } = section.concrete;
  const names = namesAt(place, "minimum-strength", `Minimum strength in bending, ${sense}`);
  // Bars near the compressed face do not count, though they may be in tension.
  const { area, d } = strength.tensionSide ?? { area: 0, d: strength.d };
  const steel = (record: Recorder) => minimumSteel({ ...web, d, fc, fsy: section.steel.fsy }, sense, record);
  const least = minimumMoment(section, sense, SILENT);
  const isDeemed = strength.mu < least && area >= steel(SILENT);
  return strengthCheck({
    names,
    reference: CLAUSES.minimumStrength,
    assumptions: [],
    demand: isDeemed ? area : strength.mu,
    relation: "≥",
    unit: isDeemed ? "mm²" : "kNm",
    capacity: (record) => (isDeemed ? steel(record) : minimumMoment(section, sense, record)),
  });
}

/** Strain of the outermost bar: a failure of Class L, which has little of it. */
function strainCheck(of: FlexureCase, strength: FlexuralStrength, place: CheckPlace): Check {
  const { ductility } = of.section.steel;
  const names = namesAt(place, "bar-strain", `Strain of the outermost bar, ${of.sense}`);
  const most = UNIFORM_STRAIN[ductility];
  return requirement(names, {
    reference: CLAUSES.flexure,
    isMet: ductility === "N",
    finding: `strain ${strength.barStrain.toFixed(4)} at M_u, uniform elongation of Class ${ductility} ${most}`,
  });
}
