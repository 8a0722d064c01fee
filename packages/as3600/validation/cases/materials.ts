import { SILENT } from "@kingpost/calc";
import { ALPHA_1, ALPHA_2, GAMMA, MEAN_STRENGTH_CURVE } from "../../src/materials/concrete-formulas.ts";
import {
  creepCoefficient,
  type Environment,
  elasticModulus,
  flexuralTensileStrength,
  MESHES,
  meshArea,
  shrinkageStrain,
  THIRTY_YEARS,
  uniaxialTensileStrength,
} from "../../src/materials/index.ts";
import { ALPHA_3, AUTOGENOUS_FINAL } from "../../src/materials/time-formulas.ts";
import type { Cases } from "../case.ts";

const ec = (fc: number) => () => elasticModulus({ fc }, SILENT);
const shrinkage = (fc: number, thickness: number, environment: Environment) => () =>
  1e6 * shrinkageStrain({ fc, thickness, environment, time: THIRTY_YEARS }, SILENT).total;
const creep = (fc: number, thickness: number, environment: Environment) => () =>
  creepCoefficient({ fc, thickness, environment, time: THIRTY_YEARS, age: 28 }, SILENT);
const curve = (fc: number) => () => MEAN_STRENGTH_CURVE.evaluate({ fc });
const mesh = (name: string) => () => {
  const sheet = MESHES.find((one) => one.name === name);
  if (!sheet) throw new Error(`There is no mesh ${name}.`);
  return 1000 * meshArea(sheet, "main");
};

/** alpha_1s and alpha_2c have exponentials: a rule works them, whose value the whole coefficient contains. */
const fromProgress = (progress: number, t: number, th: number) =>
  (progress * (t ** 0.8 + 0.15 * th)) / t ** 0.8;

export const MATERIALS: Cases = {
  "MAT-001": ec(20),
  "MAT-002": ec(25),
  "MAT-003": ec(32),
  "MAT-004": ec(40),
  "MAT-005": ec(50),
  "MAT-006": ec(65),
  "MAT-007": ec(80),
  "MAT-008": ec(100),
  "MAT-009": ec(120),
  "CCN-002": ec(120),
  "MAT-012": shrinkage(32, 200, "temperate inland"),
  "MAT-018": shrinkage(65, 200, "temperate inland"),
  "MAT-024": creep(32, 200, "temperate inland"),
  "MAT-027": creep(40, 400, "interior"),
  "MAT-030": creep(65, 200, "temperate inland"),
  "MAT-033": creep(100, 200, "arid"),
  "MAT-038": () => ALPHA_2.evaluate({ fc: 40 }),
  "MAT-041": () => GAMMA.evaluate({ fc: 50 }),
  "MAT-044": () => ALPHA_2.evaluate({ fc: 80 }),
  "MAT-047": () => GAMMA.evaluate({ fc: 100 }),
  "MATX-001": creep(32, 100, "temperate inland"),
  "MATN-001": curve(20),
  "MATN-002": curve(25),
  "MATN-004": curve(40),
  "MATN-005": curve(50),
  "MATN-006": curve(65),
  "MATN-008": curve(100),
  "MATN-009": curve(120),
  "MATN-011": () => ALPHA_1.evaluate({ fc: 65 }),
  "MATN-012": () => 1e6 * AUTOGENOUS_FINAL.evaluate({ fc: 32 }),
  "MATN-013": () => {
    const { drying } = shrinkageStrain({ fc: 32, thickness: 100, environment: "arid", time: 365 }, SILENT);
    return fromProgress(drying / (0.7 * (0.9 - 0.005 * 32) * 800e-6), 365, 100);
  },
  "MATN-015": () => {
    const phi = creepCoefficient({ fc: 32, thickness: 100, environment: "arid", time: 365, age: 28 }, SILENT);
    return fromProgress(phi / ((2.7 / (1 + Math.log10(28))) * 0.7 * 3.4), 365, 100);
  },
  "MATN-017": () => ALPHA_3.evaluate({ k4: 0.6, alpha2c: 1.50324844 }),
  "MATN-018": mesh("SL52"),
  "MATN-019": mesh("SL62"),
  "MATN-021": mesh("SL82"),
  "MATN-023": mesh("SL102"),
  "MATN-024": mesh("SL81"),
  "MATN-025": mesh("RL1218"),
  "MATN-026": () => flexuralTensileStrength(20, SILENT),
  "MATN-027": () => uniaxialTensileStrength(20, SILENT),
};
