import { type Recorder, SILENT } from "@kingpost/calc";
import { longitudinalForce, type ShearSection, shearStrength, shearTension } from "../../src/shear/index.ts";
import { KV_NOFIT_CAP } from "../../src/shear/shear.ts";
import {
  AGGREGATE_FACTOR,
  K_V_PLAIN,
  K_V_SIMPLIFIED_PLAIN,
  MINIMUM_FITMENTS,
  ROOT_STRENGTH,
} from "../../src/shear/shear-formulas.ts";
import {
  crackingTorque,
  minimumTorsionLeg,
  rectangularTorsion,
  torsionalStrength,
  torsionLimit,
  tubeArea,
} from "../../src/torsion/index.ts";
import { type Cases, found } from "../case.ts";
import { bars } from "./sections.ts";

const record: Recorder = SILENT;
const RADIAN = Math.PI / 180;
const fitments = (diameter: number, spacing: number) =>
  ({ diameter, legs: 2, spacing, fsyf: 500, ductility: "N" }) as const;

/** The member of the Structural Toolkit. */
const MEMBER: ShearSection = {
  concrete: { fc: 32 },
  bv: 500,
  depth: 600,
  d: 550,
  ast: bars(4, 16),
  fsy: 500,
  act: 150_000,
  dg: 20,
  fitments: fitments(12, 150),
};
const ACTIONS = { m: 23e6, v: 9e3 };
const member = () => found(shearStrength(MEMBER, ACTIONS, "general", record));
const plainMember = () =>
  found(shearStrength({ ...MEMBER, fitments: undefined, dg: 16 }, ACTIONS, "general", record));
const TRACE: ShearSection = {
  concrete: { fc: 32 },
  bv: 350,
  depth: 600,
  d: 538,
  ast: bars(3, 24),
  fsy: 500,
  act: 105_000,
  dg: 20,
  fitments: fitments(10, 200),
};
const trace = () => found(shearStrength(TRACE, { m: 200e6, v: 180e3 }, "general", record));
const BLOCK: ShearSection = {
  concrete: { fc: 32 },
  bv: 1000,
  depth: 500,
  d: 395,
  ast: 2000,
  fsy: 500,
  act: 250_000,
  dg: 20,
};
/** Closed fitments with their centreline 66 mm and 58 mm from the faces: the published area. */
const TORSION = { ...rectangularTorsion(500, 600, 46), aoh: 215_424 };
const TORSION_CASE = {
  section: TORSION,
  fitments: fitments(12, 150),
  theta: 30.20688 * RADIAN,
  phi: 0.75,
} as const;

export const SHEAR: Cases = {
  "CB-055": () => member().dv,
  "CB-056": () => member().strain,
  "CB-057": () => member().kv,
  "CB-058": () => member().theta / RADIAN,
  "CB-059": () => member().vuc / 1e3,
  "CB-060": () =>
    K_V_PLAIN.evaluate({ strain: 0.000172412, kdg: AGGREGATE_FACTOR.evaluate({ dg: 16 }), dv: 495 }),
  "CB-061": () => plainMember().vuc / 1e3,
  "CB-071": () => crackingTorque(rectangularTorsion(500, 600, 50), 32, 0, record) / 1e6,
  "CB-072": () => torsionLimit(76.3675e6, 0.75, record) / 1e6,
  "CB-090": () => found(shearStrength(BLOCK, { m: 0, v: 0 }, "simplified", record)).phiVu / 1e3,
  "CB-160": () => K_V_SIMPLIFIED_PLAIN.evaluate({ dv: 360, cap: KV_NOFIT_CAP[2] }),
  "CB-161": () => K_V_SIMPLIFIED_PLAIN.evaluate({ dv: 200, cap: KV_NOFIT_CAP[2] }),
  "CB-169": () => trace().theta / RADIAN,
  "CB-170": () => trace().vuc / 1e3,
  "CB-171": () => trace().vus / 1e3,
  "CB-172": () => trace().phiVu / 1e3,
  "CBX-023": () => 150 * member().asvMin,
  "CBX-024": () => member().vus / 1e3,
  "CBX-025": () => member().phiVu / 1e3,
  "CBX-026": () => member().phiVuMax / 1e3,
  "CBX-027": () => torsionalStrength(TORSION_CASE, record) / 0.75 / 1e6,
  "CBX-028": () => torsionalStrength(TORSION_CASE, record) / 1e6,
  "CBN-077": () => {
    const root = ROOT_STRENGTH.evaluate({ fc: 32 });
    return bars(2, 12) / MINIMUM_FITMENTS.evaluate({ root, bv: 500, fsyf: 500, s: 1 });
  },
  "CBN-078": () => minimumTorsionLeg(TORSION_CASE, 76.3675e6, record),
  "CBN-080": () =>
    torsionalStrength({ ...TORSION_CASE, fitments: { ...fitments(12, 150), legArea: 33.94 } }, record) /
    0.75 /
    1e6,
  "CBN-081": () => tubeArea(TORSION, record),
  "CBN-083": () =>
    longitudinalForce(
      {
        m: 23e6,
        z: 534.331,
        n: 0,
        shearTension: shearTension(9e3, { phi: 0.75, vuc: 444.955e3, theta: 30.20688 * RADIAN }, record),
        torsionTension: 0,
        tensionArea: 0,
        compressionArea: 0,
        fsy: 500,
        phi: 0.85,
      },
      "tension",
      record,
    ) / 1e3,
};
