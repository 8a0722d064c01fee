import { attempt, isUnavailable, type Recorder, referenceText, SILENT, StepList } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { TOP } from "@kingpost/concrete-section";
import { describe, expect, test } from "vitest";
import { BEAM, column, N10, SHEAR, TEE } from "../testing/sections.ts";
import { bearingStrength } from "./bearing/index.ts";
import { EDITION } from "./clauses.ts";
import {
  axisStrength,
  biaxialSum,
  type ColumnPlane,
  designMoment,
  designMomentOf,
  designMomentOnRay,
  designSquash,
  effectiveLength,
} from "./column/index.ts";
import {
  compressionLap,
  type DevelopedBar,
  headDevelopment,
  hookDevelopment,
  tensionDevelopment,
  tensionLap,
} from "./development/index.ts";
import { effectiveFlange, flexuralStrength, minimumMoment, minimumSteel } from "./flexure/index.ts";
import {
  bearingWithDowels,
  minimumFootingSteel,
  plainBending,
  plainPunching,
  plainShear,
} from "./footing/index.ts";
import { creepCoefficient, elasticModulus, shrinkageStrain } from "./materials/index.ts";
import { INTERIOR } from "./punching/index.ts";
import {
  crackedElastic,
  crackWidth,
  effectiveSecondMoment,
  longTermDeflections,
  longTermFactor,
  simplifiedStiffness,
  spanSecondMoment,
  spanToDepth,
  stressLimit,
} from "./serviceability/index.ts";
import { longitudinalForce, plainShearLimit, shearStrength, shearTension } from "./shear/index.ts";
import {
  crackingTorque,
  minimumTorsionLeg,
  rectangularTorsion,
  torsionalStrength,
  torsionLimit,
  torsionTension,
} from "./torsion/index.ts";

type Calculation = (record: Recorder) => unknown;

const ACTIONS = { m: 200e6, v: 180e3 };
const TORSION = { section: rectangularTorsion(350, 600, 45), fitments: N10, theta: 0.6, phi: 0.75 };
const BAR: DevelopedBar = {
  db: 24,
  fc: 32,
  fsy: 500,
  cd: 40,
  isTopBar: true,
  isEpoxyCoated: true,
  bundle: 3,
  transverse: { nf: 2, nbs: 4, atr: 314, atrMin: 113 },
  pressure: 2,
};

function strengthIn(direction: typeof TOP, section = column()) {
  const strength = axisStrength(section, direction, { isShort: true, imposedRatio: 0.5 });
  if ("kind" in strength) throw new Error(strength.reason);
  return strength;
}
const X = strengthIn(TOP);
const Y = strengthIn({ x: 1, y: 0 });
const PLANE: ColumnPlane = {
  strength: X,
  depth: 400,
  isCircular: false,
  isBraced: true,
  le: 6000,
  n: 900e3,
  ends: { m1: -60e6, m2: 80e6 },
  betaD: 0.6,
};

const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  "modulus of a table": (record) => elasticModulus({ fc: 40 }, record),
  "modulus of another strength and density": (record) => elasticModulus({ fc: 45, density: 2000e-9 }, record),
  shrinkage: (record) =>
    shrinkageStrain({ fc: 65, thickness: 200, environment: "interior", time: 365 }, record),
  "creep of strong concrete under high stress": (record) =>
    creepCoefficient({ fc: 80, thickness: 200, environment: "arid", time: 365, age: 7, stress: 45 }, record),
  "flexure, sagging": (record) => flexuralStrength(BEAM, "sagging", record),
  "flexure, hogging": (record) => flexuralStrength(TEE, "hogging", record),
  "flexure, Class L": (record) =>
    flexuralStrength({ ...BEAM, steel: { fsy: 500, ductility: "L" } }, "sagging", record),
  "minimum moment": (record) => minimumMoment(TEE, "sagging", record),
  "minimum steel, web in tension": (record) =>
    minimumSteel(
      { bw: 350, depth: 600, d: 538, fc: 32, fsy: 500, flange: { bef: 1150, ds: 150, at: "top" } },
      "sagging",
      record,
    ),
  "minimum steel, flange in tension": (record) =>
    minimumSteel(
      { bw: 350, depth: 600, d: 538, fc: 32, fsy: 500, flange: { bef: 1150, ds: 150, at: "top" } },
      "hogging",
      record,
    ),
  "effective flange": (record) =>
    effectiveFlange(
      { bw: 350, span: 6000, isContinuous: true, left: { clear: 3000, overhang: 1500 } },
      record,
    ),
  "shear, general": (record) => shearStrength(SHEAR, ACTIONS, "general", record),
  "shear, general with torsion and tension": (record) =>
    shearStrength(
      SHEAR,
      { ...ACTIONS, n: 50e3, torsion: { t: 30e6, uh: 1540, ao: 112_000 }, crackedThrough: "limit" },
      "general",
      record,
    ),
  "shear, cracked through": (record) =>
    shearStrength(SHEAR, { ...ACTIONS, n: 500e3, crackedThrough: "doubled" }, "general", record),
  "shear, compressed": (record) => shearStrength(SHEAR, { m: 0, v: 20e3, n: -900e3 }, "general", record),
  "shear without fitments or bars": (record) =>
    shearStrength({ ...SHEAR, fitments: undefined, ast: 0 }, ACTIONS, "general", record),
  "shear, strong concrete": (record) =>
    shearStrength({ ...SHEAR, fitments: undefined, concrete: { fc: 80 } }, ACTIONS, "general", record),
  "shear, simplified": (record) => shearStrength(SHEAR, ACTIONS, "simplified", record),
  "shear, simplified without fitments": (record) => plainShearLimit(SHEAR, ACTIONS, "simplified", record),
  "shear, inclined fitments": (record) =>
    shearStrength({ ...SHEAR, fitments: { ...N10, angle: Math.PI / 4 } }, ACTIONS, "general", record),
  "longitudinal tension of shear": (record) =>
    shearTension(180e3, { phi: 0.75, vuc: 145e3, theta: 0.64 }, record),
  "longitudinal force": (record) => {
    const of = {
      m: 200e6,
      z: 484,
      n: 10e3,
      shearTension: 194e3,
      torsionTension: 30e3,
      tensionArea: 1357,
      compressionArea: 402,
      fsy: 500,
      phi: 0.85,
    };
    longitudinalForce(of, "tension", record);
    longitudinalForce(of, "compression", record);
  },
  torsion: (record) => {
    const tcr = crackingTorque(TORSION.section, 32, 1, record);
    torsionLimit(tcr, 0.75, record);
    torsionalStrength(TORSION, record);
    minimumTorsionLeg(TORSION, tcr, record);
    torsionTension(TORSION.section, 30e6, 0.64, record);
  },
  "crack control": (record) => stressLimit({ diameters: [20, 24], spacing: 120, toFace: 60 }, 0.3, record),
  "crack width": (record) => {
    const cracked = crackedElastic(BEAM, "sagging", record);
    if (!cracked) throw new Error("The section is cracked.");
    crackWidth(
      {
        fc: 32,
        depth: 600,
        b: 350,
        cover: 50,
        diameters: [24, 20],
        creep: 2.5,
        shrinkage: 5e-4,
        areBarsFarApart: true,
      },
      cracked,
      120e6,
      record,
    );
  },
  deflection: (record) => {
    const of = { section: BEAM, sense: "sagging", bw: 350, b: 350, shrinkage: 520e-6 } as const;
    const middle = effectiveSecondMoment(of, 120e6, record);
    const left = effectiveSecondMoment(of, 10e6, record);
    spanSecondMoment("both", { middle, left, right: left }, record);
    const kcs = longTermFactor(1357, 402, record);
    longTermDeflections({ short: 8, permanent: 5, sustained: 6 }, kcs, record);
  },
  "deemed deflection": (record) => {
    const k1 = simplifiedStiffness(32, 0.007, 1.5, record);
    simplifiedStiffness(32, 0.0005, 1.5, record);
    const of = {
      span: "end",
      g: 20,
      q: 10,
      psiS: 0.7,
      psiL: 0.4,
      kcs: 1.6,
      k1,
      bef: 525,
      ec: 30_100,
      limit: 1 / 250,
    } as const;
    spanToDepth(of, "total", record);
    spanToDepth(of, "incremental", record);
  },
  development: (record) => {
    const { length } = tensionDevelopment(BAR, record);
    hookDevelopment(length, record);
    headDevelopment(length, { db: 24, headRatio: 5, clearCover: 60, clearSpacing: 120 }, record);
    tensionLap(BAR, { isLightlyUsed: false }, record);
    tensionLap(BAR, { isLightlyUsed: false, gap: 100 }, record);
    compressionLap(BAR, { by: "fitments", sets: 3, atrPerSpacing: 1 }, record);
  },
  bearing: (record) => bearingStrength({ fc: 32, loaded: 40_000, supporting: 90_000 }, record),
  "minimum steel of a footing": (record) =>
    minimumFootingSteel({ b: 2400, depth: 600, d: 542, fc: 32, fsy: 500, isOneWay: false }, record),
  "plain footing": (record) => {
    const section = { fc: 32, b: 1500, depth: 600 };
    plainBending(section, record);
    plainShear(section, record);
    const area = { shape: "rectangular", cx: 300, cy: 600 } as const;
    plainPunching({ fc: 32, area, edges: INTERIOR, dom: 550 }, record);
  },
  "bearing with starters": (record) => bearingWithDowels(900e3, { as: 1256, fsy: 500 }, record),
  "column, squash": (record) => designSquash(column(), { isShort: true, imposedRatio: 0.5 }, record),
  "column, bending at an axial force": (record) => designMoment(X, 900e3, record),
  "column, bending above decompression": (record) => designMoment(X, 3700e3, record),
  "column, bending in tension": (record) => designMoment(X, -300e3, record),
  "column, on a ray": (record) => designMomentOnRay(X, 900e3, 80e6, record),
  "column, biaxial": (record) => biaxialSum({ x: X, y: Y }, { n: 900e3, mx: 60e6, my: 50e6 }, record),
  "column, slender": (record) =>
    designMomentOf({ ...PLANE, le: effectiveLength(0.85, 7000, record) }, record),
  "column, short with a low axial force": (record) =>
    designMomentOf({ ...PLANE, le: 3000, n: 200e3 }, record),
  "column, sway by the storey": (record) =>
    designMomentOf({ ...PLANE, isBraced: false, sway: { by: "storey", sumN: 4e6, sumNc: 20e6 } }, record),
  "column, sway by the frame": (record) =>
    designMomentOf(
      { ...PLANE, isBraced: false, hasTransverseLoads: true, sway: { by: "frame", lambda: 8 } },
      record,
    ),
};

describe("every displayed line works out to its value, with units that balance:", () => {
  test.each(Object.entries(CALCULATIONS))("%s", (_, calculate) => {
    const list = new StepList();
    const value = calculate(list);
    expect(list.steps.length).toBeGreaterThan(0);
    expect(() => checkSteps(list.steps)).not.toThrow();
    expect(calculate(SILENT)).toEqual(value);
    for (const step of list.steps) {
      if (step.kind === "heading") continue;
      const { reference } = step.kind === "formula" ? step.formula : step.rule;
      expect(reference.edition).toBe(EDITION);
      expect(referenceText(reference)).toMatch(/^AS 3600 (Clause|Table|Figure|Section) /);
    }
  });
});

test("a slender column beyond its buckling load is a named reason", () => {
  const found = attempt(() => designMomentOf({ ...PLANE, le: 20_000, n: 1500e3 }, SILENT));
  expect(isUnavailable(found) && found.code).toBe("unstable");
});
