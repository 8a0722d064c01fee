import { SILENT } from "@kingpost/calc";
import { PHI_BENDING } from "../src/capacity-factor/capacity-factor-formulas.ts";
import { bendingFactor } from "../src/capacity-factor/index.ts";
import { squashStrength } from "../src/column/index.ts";
import { ALPHA_N, BIAXIAL_SUM } from "../src/column/strength-formulas.ts";
import { flexuralStrength } from "../src/flexure/index.ts";
import { minimumFootingSteel } from "../src/footing/index.ts";
import { ALPHA_1 } from "../src/materials/concrete-formulas.ts";
import { shrinkageStrain, THIRTY_YEARS } from "../src/materials/index.ts";
import { PUNCHING_STRESS } from "../src/punching/punching-formulas.ts";
import { crackedElastic, crackWidth, stressLimit } from "../src/serviceability/index.ts";
import { type ShearSection, shearStrength } from "../src/shear/index.ts";
import { burstingForce } from "../src/strut-and-tie/index.ts";
import { found, value } from "./case.ts";
import { bars, beam } from "./cases/sections.ts";

/** A row whose value must not come out. */
interface ArguedRow {
  /** What the engine gives; undefined where the product has no such value. */
  readonly ours?: (() => number) | undefined;
  readonly reason: string;
}

const coastal = (fc: number, thickness: number) => () =>
  1e6 *
  shrinkageStrain({ fc, thickness, environment: "tropical or coastal", time: THIRTY_YEARS }, SILENT).total;
const alphaN = () => ALPHA_N.evaluate({ n: 4000, nuo: 9360, divisor: 0.65 });
const TABLE =
  "The published 30-year table and the formula of Clause 3.1.7.2 differ in the tropical column: the formula is used.";
const ALPHA = "The earlier reading of Clause 10.6.4 has N_uo without the capacity factor: 0.65N_uo is used.";
const ACTIONS =
  "Actions of a beam, not a rule of this Standard: compared in packages/design/src/concrete-beam/module.test.ts, where they agree.";
/** The aggregate factor that the strength of a high-strength section has. */
const aggregateFactor = () => {
  const section: ShearSection = {
    concrete: { fc: 80 },
    bv: 400,
    depth: 600,
    d: 540,
    ast: 2000,
    fsy: 500,
    act: 120_000,
    dg: 16,
  };
  const { kv, strain, dv } = found(shearStrength(section, { m: 100e6, v: 100e3 }, "general", SILENT));
  return (((0.4 / (1 + 1500 * strain)) * 1300) / kv - 1000) / dv;
};

/** Rows whose value is another reading, another edition or an error of the source. */
export const ARGUED: Readonly<Record<string, ArguedRow>> = {
  "MAT-015": { ours: coastal(40, 100), reason: TABLE },
  "MAT-021": { ours: coastal(100, 200), reason: TABLE },
  "MATN-010": {
    ours: () => ALPHA_1.evaluate({ fc: 32 }),
    reason: "The value before the limit of 0.85 of Clause 10.6.2.2, which the engine applies.",
  },
  "CB-004": {
    ours: () => found(flexuralStrength(beam(250, 550, 65, [[1500, 500]]), "sagging", SILENT)).mu / 1e6,
    reason: "The printed moment does not follow from the printed neutral axis.",
  },
  "CB-092": { reason: ACTIONS },
  "CB-093": { reason: ACTIONS },
  "CB-094": { reason: ACTIONS },
  "CBN-076": {
    ours: () =>
      crackWidth(
        {
          fc: 32,
          depth: 600,
          b: 500,
          cover: 42,
          diameters: [12],
          creep: 2,
          shrinkage: 0,
          areBarsFarApart: true,
        },
        found(
          crackedElastic(beam(500, 600, 32, [[bars(1, 12), 48, 12]], { ec: 28_599.6 }), "hogging", SILENT),
        ),
        19.5e6,
        SILENT,
      ),
    reason: "The source has k d in place of the effective depth in tension of Clause 8.6.2.3.",
  },
  "CBN-092": { ours: aggregateFactor, reason: "k_dg is 2.0 for f'c above 65 MPa (Clause 8.2.4.2)." },
  "CBN-093": {
    ours: () => value(stressLimit({ diameters: [20], spacing: 301, toFace: 50 }, 0.3, SILENT)),
    reason: "Limits of the edition of 2009, which had one crack width.",
  },
  "CC-034": { ours: alphaN, reason: ALPHA },
  "CC-035": {
    ours: () => BIAXIAL_SUM.evaluate({ mx: 280, my: 140, phiMux: 390, phiMuy: 230, alpha: alphaN() }),
    reason: ALPHA,
  },
  "CCN-003": {
    ours: () => squashStrength(beam(300, 500, 80, [[1500, 250]]), SILENT) / 1e3,
    reason: "The source has f'c in place of α₁f'c.",
  },
  "CCN-019": {
    reason: "Joints of columns through weaker floors (Clause 10.8) are not covered: sources differ.",
  },
  "CCN-020": {
    ours: () => PHI_BENDING.evaluate({ kuo: 0.45 }),
    reason: "The factor of the edition of 2009.",
  },
  "PF-011": { reason: "A sum of factored forces: combinations are those of packages/actions." },
  "PF-039": { reason: "Integrity reinforcement of flat slabs, which footings do not have." },
  "PFN-003": {
    ours: () =>
      minimumFootingSteel({ b: 1000, depth: 250, d: 209, fc: 120, fsy: 500, isOneWay: false }, SILENT),
    reason: "The factor 0.24 is of flat slabs (Clause 9.1.1): 0.19 is used in footings.",
  },
  "PFN-004": {
    ours: () => PUNCHING_STRESS.evaluate({ betaH: 1, fc: 20 }),
    reason: "The value before the limit of 0.34√f'c of Clause 9.3.3, which the engine applies.",
  },
  "PFN-006": { reason: "Shear heads are not covered." },
  "CCN-021": { ours: () => bendingFactor(0.2, "L", SILENT), reason: "The factor of the edition of 2009." },
  "PC-043": { reason: "The ultimate geotechnical strength of a pile is an input of the product." },
  "PC-064": {
    reason: "The source does not print the length and width of its strut: nothing can be calculated.",
  },
  "PCN-003": {
    ours: () =>
      Math.max(burstingForce(5424, "strength", SILENT), burstingForce(0.8 * 5424, "service", SILENT)),
    reason:
      "The source takes tan α = 1/2, of service actions, with the design force: the product has the service force.",
  },
};
