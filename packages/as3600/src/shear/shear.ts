import type { NotCovered, Recorder } from "@kingpost/calc";
import { PHI_CRUSHING, shearFactor } from "../capacity-factor/index.ts";
import type { Amendment } from "../clauses.ts";
import { type Concrete, ES, elasticModulus, requireConcrete } from "../materials/index.ts";
import { type Fitments, fitmentArea } from "./fitments.ts";
import {
  AGGREGATE_FACTOR,
  AGGREGATE_FACTOR_RULE,
  CONCRETE_SHEAR,
  CRUSHING_SHEAR,
  DEPTH_FACTOR,
  DESIGN_CRUSHING,
  DESIGN_SHEAR,
  EQUIVALENT_SHEAR,
  FITMENT_SHEAR,
  K_V_FITMENTS,
  K_V_PLAIN,
  K_V_SIMPLIFIED_FITMENTS,
  K_V_SIMPLIFIED_PLAIN,
  LARGEST_STRAIN,
  MINIMUM_FITMENTS,
  NO_FITMENT_SHEAR,
  PLAIN_LIMIT,
  ROOT_STRENGTH,
  SHEAR_DEPTH,
  SHEAR_TENSION,
  STRAIN_COMPRESSION,
  STRAIN_CRACKED_THROUGH,
  STRAIN_FORCE,
  STRAIN_TENSION,
  STRAIN_UNREINFORCED,
  STRUT_ANGLE,
  STRUT_ANGLE_SIMPLIFIED,
} from "./shear-formulas.ts";

/**
 * Largest kv of the simplified method without minimum fitments: 0.10 in the print of 2018 and with Amendment 1, 0.15 with
 * Amendment 2. Source AS 3600 8.2.4.3(a).
 */
export const KV_NOFIT_CAP: Readonly<Record<Amendment, number>> = { 1: 0.1, 2: 0.15 };

/** Strength above which kdg is 2.0 and the simplified method does not apply, MPa. */
const HIGH_STRENGTH = 65;
/** Yield strength up to which the simplified method applies, MPa. */
const SIMPLIFIED_YIELD = 500;
/** Least aggregate of the simplified method, mm. */
const SIMPLIFIED_AGGREGATE = 10;
const SIMPLIFIED_ANGLE = (36 * Math.PI) / 180;
const RIGHT_ANGLE = Math.PI / 2;
/** Depth from which fitments are needed in every beam, mm. Source AS 3600 8.2.1.6. */
export const DEEP_BEAM = 750;

export type ShearMethod = "general" | "simplified";

/** A section in shear. Units mm, mm2, MPa. */
export interface ShearSection {
  readonly concrete: Concrete;
  /** Effective width of the web. */
  readonly bv: number;
  readonly depth: number;
  /** Effective depth of the bars in tension. */
  readonly d: number;
  /** Area of the bars in tension, each by its developed stress over fsy. */
  readonly ast: number;
  /** Yield strength of the longitudinal bars. */
  readonly fsy: number;
  /** Area of concrete in the half of the depth that is in tension. */
  readonly act: number;
  /** Maximum aggregate size. */
  readonly dg: number;
  readonly fitments?: Fitments | undefined;
  readonly isLightweight?: boolean | undefined;
  /** Effective shear depth in place of that of the Standard. */
  readonly dv?: number | undefined;
  readonly amendment?: Amendment | undefined;
}

/** Actions at one section. Units N, Nmm. */
export interface ShearActions {
  /** Absolute values. */
  readonly m: number;
  readonly v: number;
  /** Tension positive; 0 unless set. */
  readonly n?: number | undefined;
  /** Absolute value, with what carries it. */
  readonly torsion?: { readonly t: number; readonly uh: number; readonly ao: number } | undefined;
  /**
   * Where axial tension cracks the compressed face: the strain is twice that of bending, or for a force that flatter struts raise only its
   * limit is higher.
   */
  readonly crackedThrough?: "doubled" | "limit" | undefined;
}

/** Shear strength of a section. Units N, mm, rad. */
export interface ShearStrength {
  readonly phiVu: number;
  readonly phi: number;
  readonly vuc: number;
  readonly vus: number;
  /** Design strength limited by crushing of the web. */
  readonly phiVuMax: number;
  readonly dv: number;
  readonly strain: number;
  readonly theta: number;
  readonly kv: number;
  /** Minimum fitments per length, mm2/mm, and whether the fitments have as much. */
  readonly asvMin: number;
  readonly hasMinimumFitments: boolean;
}

/**
 * Shear strength of a section with the strain that its actions give.
 *
 *   V_u = k_v b_v d_v f_v + (A_sv f_sy.f d_v / s)(sin alpha cot theta + cos alpha), crushing by 8.2.3.3
 *
 * Shape    fitments less than the minimum are not counted
 * Units    N, mm, MPa
 * Errors   DomainError 'bad-concrete'
 * Source   AS 3600 8.2.3 to 8.2.5
 * Checked  validation/cases/shear.ts, src/shear/shear.test.ts
 */
export function shearStrength(
  section: ShearSection,
  actions: ShearActions,
  method: ShearMethod,
  record: Recorder,
): ShearStrength | NotCovered {
  requireConcrete(section.concrete);
  const rejected = method === "simplified" ? simplifiedProblem(section, actions) : undefined;
  if (rejected) return rejected;
  const { bv, fitments, concrete } = section;
  const { fc } = concrete;
  const dv = shearDepth(section, record);
  const root = record.formula(ROOT_STRENGTH, { fc });
  const asvMin = fitments
    ? record.formula(MINIMUM_FITMENTS, { root, bv, fsyf: fitments.fsyf, s: fitments.spacing })
    : Number.POSITIVE_INFINITY;
  const hasMinimum = fitments?.ductility === "N" && fitmentArea(fitments) >= asvMin;
  const strain = method === "general" ? longitudinalStrain(section, actions, dv, record) : 0;
  const [theta, kv] =
    method === "general"
      ? [record.formula(STRUT_ANGLE, { strain }), generalFactor(section, strain, dv, hasMinimum, record)]
      : [
          record.rule(STRUT_ANGLE_SIMPLIFIED, SIMPLIFIED_ANGLE, "simplified method"),
          simplifiedFactor(section, dv, hasMinimum, record),
        ];
  const vuc = record.formula(CONCRETE_SHEAR, { kv, bv, dv, root });
  const vus = fitmentShear(fitments, dv, theta, hasMinimum, record);
  const phiVuMax = designCrushing(section, dv, theta, record);
  const phi = shearFactor(hasMinimum, record);
  const phiVu = record.formula(DESIGN_SHEAR, { phi, vuc, vus, crushing: phiVuMax });
  return {
    phiVu,
    phi,
    vuc,
    vus,
    phiVuMax,
    dv,
    strain,
    theta,
    kv,
    asvMin: fitments ? asvMin / fitments.spacing : (0.08 * root * bv) / SIMPLIFIED_YIELD,
    hasMinimumFitments: hasMinimum,
  };
}

function simplifiedProblem(section: ShearSection, { n = 0, torsion }: ShearActions): NotCovered | undefined {
  const { concrete, fsy, dg, fitments } = section;
  const reasons = [
    n > 0 && "without axial tension",
    torsion !== undefined && torsion.t > 0 && "without torsion",
    concrete.fc > HIGH_STRENGTH && "for f'c up to 65 MPa",
    Math.max(fsy, fitments?.fsyf ?? 0) > SIMPLIFIED_YIELD && "for f_sy up to 500 MPa",
    dg < SIMPLIFIED_AGGREGATE && "for aggregate of 10 mm or more",
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return undefined;
  return {
    kind: "not-covered",
    reason: `The simplified method applies ${reasons.join(", ")} (AS 3600 Clause 8.2.4.3).`,
  };
}

/** Effective shear depth. Units mm. Source AS 3600 8.2.1.9 */
export function shearDepth(
  { depth, d, dv }: Pick<ShearSection, "depth" | "d" | "dv">,
  record: Recorder,
): number {
  return dv ?? record.formula(SHEAR_DEPTH, { depth, d });
}

function longitudinalStrain(
  { ast, act, concrete }: ShearSection,
  { m, v, n = 0, torsion, crackedThrough }: ShearActions,
  dv: number,
  record: Recorder,
): number {
  const shear = torsion && torsion.t > 0 ? record.formula(EQUIVALENT_SHEAR, { v, ...torsion }) : v;
  const force = record.formula(STRAIN_FORCE, { m, v: shear, n, dv });
  const limit = crackedThrough === undefined ? "bending" : "tension";
  if (force < 0) {
    const ec = elasticModulus(concrete, record);
    return record.formula(STRAIN_COMPRESSION, { force, es: ES, ast, ec, act });
  }
  if (ast <= 0) {
    return record.rule(STRAIN_UNREINFORCED, LARGEST_STRAIN[limit], "no bars are in tension");
  }
  const values = { force, es: ES, ast };
  return crackedThrough === "doubled"
    ? record.formula(STRAIN_CRACKED_THROUGH, values)
    : record.formula(STRAIN_TENSION[limit], values);
}

function generalFactor(
  section: ShearSection,
  strain: number,
  dv: number,
  hasMinimum: boolean,
  record: Recorder,
): number {
  if (hasMinimum) return record.formula(K_V_FITMENTS, { strain });
  const { concrete, isLightweight = false, dg } = section;
  const kdg =
    concrete.fc > HIGH_STRENGTH || isLightweight
      ? record.rule(AGGREGATE_FACTOR_RULE, 2, isLightweight ? "lightweight concrete" : "f'c above 65 MPa")
      : record.formula(AGGREGATE_FACTOR, { dg });
  return record.formula(K_V_PLAIN, { strain, kdg, dv });
}

function simplifiedFactor(
  { amendment = 2 }: ShearSection,
  dv: number,
  hasMinimum: boolean,
  record: Recorder,
): number {
  return hasMinimum
    ? record.rule(K_V_SIMPLIFIED_FITMENTS, 0.15, "minimum Class N fitments")
    : record.formula(K_V_SIMPLIFIED_PLAIN, { dv, cap: KV_NOFIT_CAP[amendment] });
}

function fitmentShear(
  fitments: Fitments | undefined,
  dv: number,
  theta: number,
  hasMinimum: boolean,
  record: Recorder,
): number {
  if (!fitments || !hasMinimum) {
    return record.rule(NO_FITMENT_SHEAR, 0, fitments ? "less than the minimum" : "no fitments");
  }
  const { spacing: s, fsyf, angle: alpha = RIGHT_ANGLE } = fitments;
  return record.formula(FITMENT_SHEAR, { asv: fitmentArea(fitments), fsyf, dv, s, alpha, theta });
}

function designCrushing(
  { concrete, bv, fitments }: ShearSection,
  dv: number,
  theta: number,
  record: Recorder,
): number {
  const alpha = fitments?.angle ?? RIGHT_ANGLE;
  const max = record.formula(CRUSHING_SHEAR, { fc: concrete.fc, bv, dv, theta, alpha });
  return record.formula(DESIGN_CRUSHING, { phi: PHI_CRUSHING, max });
}

/**
 * Shear up to which a section needs no fitments: that of the concrete alone, by the depth.
 *
 * Shape    the strength of the concrete without fitments, by the same actions and method
 * Units    N
 * Source   AS 3600 8.2.1.6
 * Checked  src/shear/shear.test.ts
 */
export function plainShearLimit(
  section: ShearSection,
  actions: ShearActions,
  method: ShearMethod,
  record: Recorder,
): number | NotCovered {
  const plain = shearStrength({ ...section, fitments: undefined }, actions, method, record);
  if ("kind" in plain) return plain;
  const ks = record.formula(DEPTH_FACTOR, { depth: section.depth });
  return record.formula(PLAIN_LIMIT, { ks, phi: plain.phi, vuc: plain.vuc });
}

/** Additional longitudinal tension of shear, on each side. Units N. Source AS 3600 8.2.7. */
export function shearTension(
  v: number,
  { phi, vuc, theta }: Pick<ShearStrength, "phi" | "vuc" | "theta">,
  record: Recorder,
): number {
  return record.formula(SHEAR_TENSION, { v, phi, vuc, theta });
}
