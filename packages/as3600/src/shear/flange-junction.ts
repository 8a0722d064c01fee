import {
  type Check,
  formatNumber,
  formula,
  type Recorder,
  SILENT,
  strengthCheck,
  symbol,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { type FlexuralStrength, flexuralStrength } from "../flexure/index.ts";
import { type CheckPlace, namesAt } from "../place.ts";
import { V_STAR } from "../symbols.ts";
import { barsAcross, MONOLITHIC, planeLimit, planeStrength, type ShearPlane } from "./shear-plane.ts";

/** The length that bars are entered for, mm. */
const METRE = 1000;

const Z = symbol("z", "mm");
const D_S = symbol("D_s", "mm");
const BETA = symbol("beta");
const C_F = symbol("C_f", "kN");
const C = symbol("C", "kN");

const FLANGE_SHARE = formula({
  id: "beta",
  title: "Part of the compression beyond the junction",
  reference: CLAUSES.planeStress,
  result: BETA,
  symbols: { beyond: C_F, all: C },
  is: ({ over }, { beyond, all }) => over(beyond, all),
});

const JUNCTION_STRESS = formula({
  id: "tau-star",
  title: "Design shear stress at the junction of web and flange",
  reference: CLAUSES.planeStress,
  result: symbol("tau*", "MPa"),
  symbols: { beta: BETA, v: V_STAR, z: Z, ds: D_S },
  is: ({ times, over }, { beta, v, z, ds }) => over(times(beta, v), times(z, ds)),
});

/** A flange in compression beside its web. Units mm, MPa, N. */
export interface FlangeJunction {
  /** Strength in bending, whose compression the flange shares. */
  readonly strength: Pick<FlexuralStrength, "d" | "leverArm" | "mu" | "state" | "tensionSide">;
  readonly ds: number;
  readonly bef: number;
  /** The widest part of the flange on one side of the web. */
  readonly overhang: number;
  readonly fc: number;
  readonly fsy: number;
  /** Bars of the slab across the junction, mm2 in each metre; 0 where they are not entered. */
  readonly bars: number;
}

/** The compression in the part of the flange beyond the junction, and all of it. Units N. */
function compressions({ strength, ds, bef, overhang }: FlangeJunction) {
  const { force, area } = strength.state.concrete;
  const depth = Math.min(ds, area / bef);
  return { beyond: (force / area) * overhang * depth, all: strength.mu / strength.leverArm };
}

/** From the resultant of the compression to the bars of the tension side: those near the flange add little to its slope. Units mm. */
const armOf = ({ d, leverArm, tensionSide }: FlangeJunction["strength"]): number =>
  (tensionSide?.d ?? d) - (d - leverArm);

/**
 * Design shear stress where the compression of one side of a flange passes into the web.
 *
 *   tau* = beta V* / (z Ds),  beta the part of the compression beyond the junction
 *
 * Shape    the vertical plane at the face of the web, as deep as the flange; the stress block of the strength in bending
 * Units    N, mm, MPa
 * Source   AS 3600 8.4.2
 * Checked  packages/design/src/concrete-beam/flange.test.ts
 */
export function junctionStress(of: FlangeJunction, v: number, record: Recorder): number {
  const beta = record.formula(FLANGE_SHARE, compressions(of));
  return record.formula(JUNCTION_STRESS, { beta, v, z: armOf(of.strength), ds: of.ds });
}

/** The junction with bars across it, mm2 in each metre. */
const planeOf = ({ ds, fc, fsy }: FlangeJunction, as: number): ShearPlane => ({
  surface: MONOLITHIC,
  fc,
  area: METRE * ds,
  as,
  fsy,
});

/**
 * Longitudinal shear between web and flange: of concrete alone until bars across the junction are entered.
 *
 *   tau* <= phi tau_u,  tau_u = 0.9 Asf fsy / (s Ds) + 0.5 f'ct <= 0.2 f'c, 10 MPa
 *
 * Units    N, mm, MPa
 * Source   AS 3600 8.4.2, 8.4.3, Table 8.4.3 (monolithic)
 * Checked  packages/design/src/concrete-beam/flange.test.ts
 */
export function junctionCheck(of: FlangeJunction, v: number, place: CheckPlace): Check {
  const demand = junctionStress(of, v, SILENT);
  return strengthCheck({
    names: namesAt(place, "flange-shear", "Shear between web and flange"),
    reference: CLAUSES.planeStrength,
    demand,
    unit: "MPa",
    assumptions:
      of.bars > 0
        ? [
            `The bars across the junction develop their yield strength on both sides of it and are at most ${3.5 * of.ds} mm apart (Clause 8.4.4).`,
          ]
        : [],
    derivation: (record) => void junctionStress(of, v, record),
    capacity: (record) => {
      const plain = planeStrength(planeOf(of, 0), SILENT);
      if (of.bars > 0 || demand <= plain) return planeStrength(planeOf(of, of.bars), record);
      // No bars give more.
      if (demand > planeLimit(of.fc, SILENT)) return planeLimit(of.fc, record);
      const needed = barsAcross(planeOf(of, 0), demand);
      const text = (value: number) => formatNumber(value, { decimals: [2, 2] });
      return {
        kind: "not-covered",
        reason: `Concrete alone carries ${text(plain)} MPa of ${text(demand)} MPa. Enter the bars of the slab across the junction: ${formatNumber(Math.ceil(needed), { decimals: [0, 0] })} mm² in each metre, of both faces.`,
      };
    },
  });
}

/** The junction of a section whose flange bending compresses; undefined without bars on its tension side. */
export function junctionOf(
  section: Parameters<typeof flexuralStrength>[0],
  of: Omit<FlangeJunction, "strength">,
): FlangeJunction | undefined {
  const strength = flexuralStrength(section, "sagging", SILENT);
  return "kind" in strength || !strength.tensionSide ? undefined : { ...of, strength };
}
